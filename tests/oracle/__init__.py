"""The oracle of Riftbound, rule by rule; the kernel; properties of random play."""
