"""Executing instructions: what the text of a card says, as verbs (Core Rules 359.3.d to 359.3.f).

A card's effect is a procedure over an :class:`Execution`.  Each verb returns an :class:`Outcome`, so that a
linked instruction can ask what became of the one it refers to::

    killed = yield from do.kill(unit)
    if do.linked(killed):
        yield from do.draw(2, do.controller_of(unit))
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

import msgspec

from oracle.kernel import Answer, Option, Steps, choose, shuffled
from oracle.riftbound import events
from oracle.riftbound.actions import forbidden, perform
from oracle.riftbound.editions import NEGATED_BREAKS_THE_LINK
from oracle.riftbound.events import Applied, Event
from oracle.riftbound.happening import happen
from oracle.riftbound.layers import counted_might, might
from oracle.riftbound.model import (
    BATTLEFIELDS,
    CHAIN,
    Ability,
    Cost,
    Decision,
    Definition,
    Item,
    MightModifier,
    Modes,
    Object,
    Place,
    PlayPermission,
    Target,
    Triggered,
)
from oracle.riftbound.outcomes import Outcome
from oracle.riftbound.table import Table
from oracle.riftbound.targets import chooser_of, is_a_group, largest_groups, why_illegal


class Chosen(msgspec.Struct, frozen=True):
    """An object chosen as a target, and whether it is still legal as this execution begins (359.3.e.2)."""

    id: int
    legal: bool = True


Thing = Chosen | int
"""What a verb acts on: a target, or an object that was not chosen."""


class Execution:
    """One execution of a spell, an ability or a replacement effect.

    ``me`` is the id of its source; ``this`` the attached card whose effect text it is (136.2.d), or ``me``;
    ``effect`` the delayed effect it comes from, if it comes from one.
    """

    def __init__(
        self,
        table: Table,
        controller: int,
        me: int,
        *,
        via: int = 0,
        item: Item | None = None,
        index: int = 0,
        applied: Applied = frozenset(),
        effect: int = 0,
    ) -> None:
        self.table = table
        self.effect = effect
        self.controller = controller
        self.me = table.record(via).attached_to if via else me
        self.this = via or (item.via if item is not None else 0) or me
        self.item = item
        self.applied = applied
        self._mights: dict[int, int] = {}
        self.moved: dict[int, Object] = {}
        """Objects that this execution itself moved to another zone, as they were before (359.3.e.13)."""
        self.choices: dict[str, Answer] = item.choices[index] if item and item.choices else {}
        self._chosen = {name: self._check(name) for name in self.choices}

    # -- what was chosen, what triggered --------------------------------------------------------------------

    def _check(self, name: str) -> tuple[Chosen, ...]:
        assert self.item is not None
        assert self.item.effect is not None
        decision = next(each for each in _all(self.item.effect.decisions) if each.name == name)
        if not isinstance(decision, Target):
            return ()
        chooser = chooser_of(self.item)
        table = self.table
        chosen = []
        for identity in self.choices[name]:
            assert isinstance(identity, int)
            rule = why_illegal(table, table.record(identity), decision, chooser)
            if rule:
                table.reason("359.3.e.2", "illegal target", identity, by=self.this)
                table.reason(rule, "illegal target", identity, by=self.this)
            chosen.append(Chosen(identity, not rule))
        return tuple(chosen)

    def regroup(self) -> Steps[None]:
        """Let the controller choose which targets are affected where the group no longer fits (355.11.b)."""
        assert self.item is not None
        assert self.item.effect is not None
        for decision in _all(self.item.effect.decisions):
            if not isinstance(decision, Target) or (decision.group is None and decision.together is None):
                continue
            chosen = self.targets(decision.name)
            legal = [each.id for each in chosen if each.legal]
            if is_a_group(self.table, decision, legal):
                continue
            self.table.reason("355.11.b", "no group any more", *legal, by=self.this)
            groups = largest_groups(legal, len(legal), partial(is_a_group, self.table, decision))
            kept: Answer = ()
            if groups:
                kept = yield from choose(
                    self.controller,
                    "target",
                    legal,
                    maximum=len(legal),
                    about=(self.this,),
                    groups=tuple(frozenset[Option](group) for group in groups),
                )
            self._chosen[decision.name] = tuple(
                Chosen(each.id, legal=each.legal and each.id in kept) for each in chosen
            )

    def targets(self, name: str) -> tuple[Chosen, ...]:
        """Return all objects chosen under a name."""
        return self._chosen.get(name, ())

    def target(self, name: str) -> Chosen:
        """Return the one object chosen under a name; an illegal one if there is none."""
        chosen = self.targets(name)
        return chosen[0] if chosen else Chosen(self.me, legal=False)

    def choice(self, name: str) -> Option:
        """Return what else was chosen under a name: a place, a player, a battlefield; None if nothing was."""
        picked = self.choices.get(name, ())
        return picked[0] if picked else None

    @property
    def event(self) -> Event:
        """Return what triggered this, as it was then (359.3.f.3)."""
        assert self.item is not None
        assert self.item.event is not None
        return self.item.event

    @property
    def noted(self) -> bool:
        """Return what was noted as this triggered (808.1.d.3)."""
        assert self.item is not None
        if self.item.noted:
            self.table.reason("808.1.d.3", "noted when it triggered", self.me)
        return self.item.noted

    @property
    def opponent(self) -> int:
        """Return the next opponent in turn order."""
        return self.table.opponents(self.controller)[0]

    # -- linked instructions and information ----------------------------------------------------------------

    def linked(self, earlier: Outcome) -> bool:
        """Tell whether an instruction linked to an earlier one executes (359.3.e.14)."""
        if earlier is Outcome.IGNORED:
            self.table.reason("359.3.e.14.a", "ignored", by=self.this)
            return False
        if earlier is Outcome.NEGATED and self.table.edition.has(NEGATED_BREAKS_THE_LINK):
            self.table.reason(NEGATED_BREAKS_THE_LINK.rule, "ignored", by=self.this)
            self.table.reason("359.3.e.14.a", "ignored", by=self.this)
            return False
        rule = "359.3.e.14.b" if earlier is Outcome.REPLACED else "359.3.e.14"
        self.table.reason(rule, "linked", by=self.this)
        return True

    def if_you_do(self, earlier: Outcome) -> bool:
        """Tell whether an instruction that refers to the earlier action itself executes (359.3.e.14.b)."""
        if not earlier.done:
            self.table.reason("359.3.e.14.b", "ignored", by=self.this)
        return earlier.done

    def look(self, thing: Thing) -> Object | None:
        """Return a record to read information from: None where it is no longer available (359.3.e.12)."""
        identity = _id(thing)
        if identity in self.moved:
            self.table.reason("359.3.e.13", "looked back", identity, by=self.this)
            return self.moved[identity]
        record = self.table.record(identity)
        if record.gone or (isinstance(thing, Chosen) and not thing.legal):
            self.table.reason("359.3.e.12", "null", identity, by=self.this)
            return None
        return record

    def controller_of(self, thing: Thing) -> int | None:
        """Return the controller of an object, None if that can no longer be read."""
        record = self.look(thing)
        return None if record is None else record.controller

    def owner_of(self, thing: Thing) -> int:
        """Return the owner of an object, which never changes (127.1)."""
        return self.table.record(_id(thing)).owner

    def might_of(self, thing: Thing) -> int | None:
        """Return the might of a unit, None if that can no longer be read."""
        record = self.look(thing)
        if record is None:
            return None
        return self._mights[record.id] if record.id in self._mights else counted_might(self.table, record)

    def place_of(self, thing: Thing) -> Place | None:
        """Return the location of an object, None if that can no longer be read."""
        record = self.look(thing)
        return None if record is None else record.place

    # -- the road -------------------------------------------------------------------------------------------

    def _happen(self, things: Sequence[Thing], make: Callable[[int], Event]) -> Steps[Outcome]:
        """Let one action happen to several things at once; illegal targets are left out (359.3.e.8)."""
        legal = [_id(thing) for thing in things if not isinstance(thing, Chosen) or self._still_there(thing)]
        if not legal:
            if things:
                self.table.reason("359.3.e.5", "ignored", *(_id(thing) for thing in things), by=self.this)
            return Outcome.IGNORED
        before = {identity: self.table.record(identity) for identity in legal}
        mights = {identity: counted_might(self.table, record) for identity, record in before.items()}
        made = [msgspec.structs.replace(make(each), by=self.this, applied=self.applied) for each in legal]
        outcomes = yield from happen(self.table, *made)
        for identity, outcome in zip(legal, outcomes, strict=True):
            if outcome.done and self.table.record(identity).gone:
                self.moved[identity] = before[identity]
                self._mights[identity] = mights[identity]
        return next((each for each in outcomes if each.done), outcomes[0])

    def _still_there(self, thing: Chosen) -> bool:
        return thing.legal and not self.table.record(thing.id).gone

    def _simply(self, event: Event) -> Steps[Outcome]:
        (outcome,) = yield from happen(
            self.table, msgspec.structs.replace(event, by=self.this, applied=self.applied)
        )
        return outcome

    # -- verbs, in the order of the rulebook ----------------------------------------------------------------

    def draw(self, count: int = 1, player: int | None = -1) -> Steps[Outcome]:
        """413: the player draws, by default the controller; None, one that cannot be read, ignores it."""
        if player is None:
            return Outcome.IGNORED
        drawer = self.controller if player == -1 else player
        yield from draw(self.table, drawer, count, by=self.this, applied=self.applied)
        return Outcome.EXECUTED

    def exhaust(self, *things: Thing) -> Steps[Outcome]:
        """414."""
        return (yield from self._happen(things, lambda each: events.Exhaust(each, self.controller)))

    def ready(self, *things: Thing) -> Steps[Outcome]:
        """415."""
        return (yield from self._happen(things, lambda each: events.Ready(each, self.controller)))

    def recycle(self, *things: Thing) -> Steps[Outcome]:
        """416: several at once go below their decks in a random order (416.5)."""
        state = self.table.state
        order, state.seed = shuffled(state.seed, things)
        return (yield from self._happen(order, lambda each: events.Recycle(each, self.controller)))

    def deal(self, amount: int | None, *things: Thing, source: Thing | None = None) -> Steps[Outcome]:
        """417: damage from this, or from a unit it names; an unreadable amount ignores it."""
        if amount is None:
            return Outcome.IGNORED

        def make(each: int) -> Event:
            event = events.Deal(each, self.controller, self.this, amount=amount)
            if amount < 1 or source is not None:  # 715.4; 417.6.b.3: a unit deals it
                return event
            return msgspec.structs.replace(event, amount=amount + self._bonus(event))

        outcome = yield from self._happen(things, make)
        if source is not None:
            self.table.reason("417.6.b.3", "dealt", by=_id(source))
        return outcome

    def _bonus(self, event: events.Deal) -> int:
        from oracle.riftbound.damage import bonus_damage  # its replacement effects are executions

        bonus = bonus_damage(self.table, event)
        if bonus:
            self.table.reason("715", "bonus damage", event.object, by=self.this)
        return bonus

    def deal_split(
        self, amount: int | None, things: Sequence[Thing], *, source: Thing | None = None
    ) -> Steps[Outcome]:
        """355.14, 715.3: the controller splits damage, bonus damage included, among the targets left."""
        from oracle.riftbound.damage import ways_to_split

        legal = [_id(thing) for thing in things if not isinstance(thing, Chosen) or self._still_there(thing)]
        if not legal or not amount:
            return Outcome.IGNORED
        deals = [events.Deal(each, self.controller, self.this, amount=amount) for each in legal]
        total = amount + (0 if source is not None else max(self._bonus(each) for each in deals))
        least = min(total, len(legal))  # 355.14.h.1
        kept = yield from self.pick("target", legal, minimum=least, maximum=total)
        targets = tuple(each for each in legal if each in kept)
        (way,) = yield from self.pick("amount", tuple(ways_to_split(total, targets)))
        assert isinstance(way, tuple)
        split: dict[int, int] = dict(way)
        return (
            yield from self._happen(
                targets, lambda each: events.Deal(each, self.controller, amount=split[each])
            )
        )

    def heal(self, *things: Thing) -> Steps[Outcome]:
        """418."""
        return (yield from self._happen(things, lambda each: events.Heal(each, self.controller)))

    def discard(self, count: int, player: int) -> Steps[int]:
        """422: the player chooses; as many as possible (422.4).  Return how many."""
        hand = self.table.state.zones.get(Place("hand", player), ())
        picked = yield from choose(player, "cost", hand, minimum=count, maximum=count)
        for card in picked:
            yield from self._simply(events.Discard(int(str(card)), player))
        return len(picked)

    def stun(self, *things: Thing) -> Steps[Outcome]:
        """423."""
        return (yield from self._happen(things, lambda each: events.Stun(each, self.controller)))

    def reveal(self, count: int) -> Steps[tuple[int, ...]]:
        """Reveal cards from the top of the controller's main deck (424, 431.1.c); return them."""
        top = self.table.state.zones.get(Place("deck", self.controller), ())[:count]
        yield from self._happen(top, lambda each: events.Reveal(each, self.controller))
        return top

    def counter(self, spell: Thing) -> Steps[Outcome]:
        """425."""
        outcome = yield from self._happen((spell,), lambda each: events.Counter(each, self.controller))
        if outcome.done:
            yield from self._happen((spell,), lambda each: events.LeaveChain(each, self.controller))
        return outcome

    def buff(self, *things: Thing) -> Steps[Outcome]:
        """426."""
        return (yield from self._happen(things, lambda each: events.Buff(each, self.controller)))

    def banish(self, *things: Thing) -> Steps[Outcome]:
        """427."""
        return (yield from self._happen(things, lambda each: events.Banish(each, self.controller)))

    def banish_card(self, card: int) -> Steps[int | None]:
        """Banish a card and return the new object (124): None if it did not get there, as a token (186.1)."""
        physical = self.table.record(card).card
        yield from self.banish(card)
        banished = self.table.objects_at(Place("banished", self.table.record(card).owner))
        return next((each.id for each in banished if each.card == physical), None)

    def put_on_deck(self, card: int) -> Steps[Outcome]:
        """Put a card on top of its owner's main deck."""
        return (yield from self._simply(events.ReturnToDeck(card, self.controller)))

    def kill(self, *things: Thing) -> Steps[Outcome]:
        """428."""
        return (yield from self._happen(things, lambda each: events.Kill(each, self.controller)))

    def add(self, energy: int = 0, power: tuple[str, ...] = ()) -> Steps[Outcome]:
        """429."""
        return (yield from self._simply(events.Add(player=self.controller, energy=energy, power=power)))

    def channel(self, count: int, *, exhausted: bool = False) -> Steps[int]:
        """430: as many as possible.  Return how many."""
        return (yield from channel(self.table, self.controller, count, exhausted=exhausted, by=self.this))

    def attach(self, thing: Thing, to: Thing) -> Steps[Outcome]:
        """434."""
        if isinstance(to, Chosen) and not self._still_there(to):
            return Outcome.IGNORED
        return (
            yield from self._happen((thing,), lambda each: events.Attach(each, self.controller, to=_id(to)))
        )

    def detach(self, thing: Thing) -> Steps[Outcome]:
        """435: it stays where it was attached until a cleanup recalls it (435.4)."""
        return (yield from self._happen((thing,), lambda each: events.Detach(each, self.controller)))

    def predict(self) -> Steps[None]:
        """436: look at the top card, and recycle it or not."""
        top = self.table.state.zones.get(Place("deck", self.controller), ())[:1]
        if top:
            (answer,) = yield from choose(
                self.controller, "optional", ("yes", "no"), about=top, text="recycle"
            )
            if answer == "yes":
                yield from self.recycle(*top)

    def empower(self, thing: Thing) -> Steps[Outcome]:
        """441."""
        return (yield from self._happen((thing,), lambda each: events.Empower(each, self.controller)))

    def disempower(self, thing: Thing) -> Steps[Outcome]:
        """442."""
        return (yield from self._happen((thing,), lambda each: events.Disempower(each, self.controller)))

    def move(self, place: Option, *things: Thing) -> Steps[Outcome]:
        """445: to a location; ``base`` is the base of each unit's controller."""

        def make(each: int) -> Event:
            to = Place("base", self.table.record(each).controller) if place == "base" else place
            assert isinstance(to, Place)
            return events.Move(each, self.controller, to=to)

        if place is None:
            return Outcome.IGNORED
        return (yield from self._happen(things, make))

    def swap_places(self, one: Thing, other: Thing) -> Steps[Outcome]:
        """Move two units to each other's location, at once (445)."""
        places = {_id(one): self.place_of(other), _id(other): self.place_of(one)}
        if None in places.values():
            return Outcome.IGNORED

        def make(each: int) -> Event:
            to = places[each]
            assert to is not None
            return events.Move(each, self.controller, to=to)

        return (yield from self._happen((one, other), make))

    def recall(self, *things: Thing) -> Steps[Outcome]:
        """454."""
        return (yield from self._happen(things, lambda each: events.Recall(each, self.controller)))

    def take_control(self, thing: Thing) -> Steps[Outcome]:
        """191."""
        return (yield from self._happen((thing,), lambda each: events.TakeControl(each, self.controller)))

    def lose_control(self, thing: Thing) -> Steps[Outcome]:
        """191: an object goes back to the control of its owner."""
        return (
            yield from self._happen(
                (thing,), lambda each: events.TakeControl(each, self.table.record(each).owner)
            )
        )

    def return_to_hand(self, *things: Thing) -> Steps[Outcome]:
        """Return objects to their owners' hands."""
        return (yield from self._happen(things, lambda each: events.ReturnToHand(each, self.controller)))

    def gain_points(self, amount: int = 1, player: int | None = None) -> Steps[Outcome]:
        """194."""
        gainer = self.controller if player is None else player
        return (yield from self._simply(events.GainPoints(player=gainer, amount=amount)))

    def gain_xp(self, amount: int = 1) -> Steps[Outcome]:
        """730."""
        return (yield from self._simply(events.GainXP(player=self.controller, amount=amount)))

    def take_turn_after(self) -> None:
        """735: the controller takes an additional turn after this one, before those queued earlier (738)."""
        state = self.table.state
        state.additional_turns = (self.controller, *state.additional_turns)
        self.table.reason("735", "additional turn", by=self.this)

    def spend_buff(self, thing: Thing) -> bool:
        """Spend the buff of a unit the controller controls (702.2.b); tell whether there was one."""
        record = self.table.record(_id(thing))
        if record.gone or not record.buffs or record.controller != self.controller:
            return False
        self.table.change(record.id, buffs=0)
        self.table.reason("702.2.b", "buff spent", record.id, by=self.this)
        return True

    def add_legend(self, definition: Definition, while_on_board: Thing) -> None:
        """Add a legend to the controller's Legend Zone, for as long as an object stays (107.4.d.1)."""
        place = Place("legend", self.controller)
        self.table.create(definition, self.controller, place, lasts_with=_id(while_on_board))
        self.table.reason("107.4.d.1", "legend added", _id(while_on_board), by=self.this)

    def has_level(self, level: int) -> bool:
        """824: tell whether the controller has so much XP, as instructions with Level are executed."""
        reached = self.table.player(self.controller).xp >= level
        if reached:
            self.table.reason("824.1.c", "level reached", by=self.this)
        return reached

    # -- effects that last ----------------------------------------------------------------------------------

    def give(self, ability: Ability, *things: Thing, until: str = "turn", left: int = 0) -> Steps[Outcome]:
        """Let an effect on these objects begin: a keyword, might, a delayed ability about them."""
        return (
            yield from self._happen(
                things,
                lambda each: events.Begin(each, self.controller, ability=ability, until=until, left=left),
            )
        )

    def give_might(
        self,
        amount: int | None,
        *things: Thing,
        least: int | None = None,
        most: int | None = None,
        until: str = "turn",
    ) -> Steps[Outcome]:
        """Raise or lower might this turn; a limit counts as it is applied, and is remembered (477.3.b)."""
        if amount is None:
            return Outcome.IGNORED
        if least is not None or most is not None:
            (thing,) = things
            now = might(self.table, self.table.record(_id(thing)))
            if least is not None:
                amount = min(0, max(amount, least - now))
            if most is not None:
                amount = max(0, min(amount, most - now))
            self.table.reason("477.3.b", "limited", _id(thing), by=self.this)
        affected = frozenset(_id(thing) for thing in things)
        modifier = MightModifier(amount, lambda table, bearer, record: record.id in affected)
        if len(things) == 1:
            return (yield from self.give(modifier, *things, until=until))
        outcomes = []
        for thing in things:
            outcomes.append((yield from self.give_might(amount, thing, until=until)))
        return next((each for each in outcomes if each.done), Outcome.IGNORED)

    def increase_might_to(self, value: int | None, thing: Thing, *, until: str = "turn") -> Steps[Outcome]:
        """Increase might up to a value: once, as much as that is now (477.3.b), and never by less than 0."""
        if value is None:
            return Outcome.IGNORED
        missing = value - might(self.table, self.table.record(_id(thing)))
        return (yield from self.give_might(max(0, missing), thing, until=until))

    def double_might(self, thing: Thing, *, until: str = "turn") -> Steps[Outcome]:
        """432: increase it by what it is now; a negative might by nothing (477.3.c)."""
        now = might(self.table, self.table.record(_id(thing)))
        self.table.reason("432.1.a", "doubled", _id(thing), by=self.this)
        if now < 0:
            self.table.reason("477.3.c", "not increased", _id(thing), by=self.this)
        return (yield from self.give_might(max(0, now), thing, until=until))

    def swap_mights(self, one: Thing, other: Thing) -> Steps[Outcome]:
        """433: raise the lower and lower the higher might by the difference; two effects."""
        if not all(isinstance(each, int) or self._still_there(each) for each in (one, other)):
            return Outcome.IGNORED
        difference = might(self.table, self.table.record(_id(other))) - might(
            self.table, self.table.record(_id(one))
        )
        if not difference:
            return Outcome.NEGATED  # 433.1.c
        self.table.reason("433.1.b", "swapped might", _id(one), _id(other), by=self.this)
        first = yield from self.give_might(difference, one)
        yield from self.give_might(-difference, other)
        return first

    def delay(self, ability: Ability, *, until: str = "turn") -> Steps[Outcome]:
        """Leave behind a delayed ability that is about no single object (389)."""
        return (yield from self._simply(events.Begin(player=self.controller, ability=ability, until=until)))

    # -- playing --------------------------------------------------------------------------------------------

    def play_token(
        self,
        definition: Definition,
        count: int = 1,
        *,
        player: int | None = None,
        place: Place | None = None,
        exhausted: bool | None = None,
    ) -> Steps[Outcome]:
        """Play tokens (182-185): pending items, finalized after this is done (354.3)."""
        playing = events.PlayToken(
            player=self.controller if player is None else player,
            definition=definition,
            place=place or self._bound_place(definition),
            exhausted=exhausted,
        )
        outcome = Outcome.IGNORED
        for _ in range(count):
            outcome = yield from self._simply(playing)
        return outcome

    def play(
        self,
        card: int | None,
        *,
        base: Cost | None = None,
        discount: int = 0,
        place: Place | None = None,
        player: int | None = None,
    ) -> Steps[Outcome]:
        """Let a player, by default the controller, play a card as part of this effect (419.3).

        ``base`` replaces its base cost (356.1).  A place where it cannot be played is skipped (358.3.a), and
        so is what is not there.
        """
        if card is None:
            return Outcome.NEGATED
        record = self.table.record(card)
        playing = self.controller if player is None else player
        rule = forbidden(self.table, events.Enter(card, playing, to=place)) if place is not None else ""
        if rule:
            self.table.reason("358.3.a", "negated", card, by=self.this)
            return Outcome.NEGATED
        on_chain = self.table.transfer(card, CHAIN, controller=playing)
        append_card(
            self.table,
            on_chain,
            playing,
            record.place,
            base=base,
            discount=discount,
            place=place or self._bound_place(record.definition),
        )
        yield from ()
        return Outcome.EXECUTED

    def _bound_place(self, definition: Definition) -> Place | None:
        """Return where a unit must be played for something played from face down (811.1.d.3)."""
        if definition.kind != "unit" or self.item is None or not self.item.at:
            return None
        self.table.reason("811.1.d.3", "bound to its battlefield", self.item.at, by=self.this)
        return Place("battlefield", self.item.at)

    def at_end_of_turn(self, trigger: Triggered) -> Steps[Outcome]:
        """Leave a delayed trigger for the end of this turn, if that is still to come (359.3.e.16)."""
        if self.table.state.phase == "expiration":
            self.table.reason("359.3.e.16", "too late", by=self.this)
            return Outcome.IGNORED
        return (yield from self.delay(trigger))

    def play_later(self, card: int | None, *, until: str) -> Steps[Outcome]:
        """Permit the controller to play a card from where it is, until then (390.4)."""
        if card is None:
            return Outcome.NEGATED
        return (yield from self.give(PlayPermission(card), card, until=until))

    def do_this(self, trigger: Triggered) -> None:
        """Put a reflexive trigger on the chain: "do this" (386-388)."""
        assert self.item is not None
        item = Item(
            id=self.table.new_id(),
            controller=self.controller,
            source=self.item.source or self.item.object,
            ability=trigger,
            effect=trigger.effect,
            event=self.item.event,
        )
        self.table.append(item, by_trigger=True)
        self.table.reason("388.1", "triggered", item.source)

    def burn(self, count: int, player: int) -> Steps[None]:
        """440."""
        yield from burn(self.table, player, count, by=self.this)

    def create_battlefield(self, definition: Definition) -> Object:
        """Create a battlefield token: owned by the controller, controlled by nobody (439.4.b)."""
        return self.table.create(definition, self.controller, BATTLEFIELDS, controller=-1)

    def must_move(self, player: int, place: Place) -> Steps[Outcome]:
        """Let a player move one of their units there: one that can move, if there is one (054.1, 355.10.e).

        The player who moves it is responsible, and pays what the move costs (411.1).
        """
        table = self.table
        able = [
            unit.id
            for unit in table.units()
            if unit.controller == player
            and not forbidden(table, events.Move(unit.id, player, by=self.this, to=place))
        ]
        if not able:
            table.reason("054.1", "negated", by=self.this)
            return Outcome.NEGATED
        (unit,) = yield from self.pick("target", able, player=player)
        assert isinstance(unit, int)
        return (yield from self._simply(events.Move(unit, player, to=place)))

    # -- asking ---------------------------------------------------------------------------------------------

    def may(self, player: int | None = None, text: str = "") -> Steps[bool]:
        """Let a player decide on resolution whether to do something (383.3.a.3)."""
        asked = self.controller if player is None else player
        (answer,) = yield from choose(asked, "optional", ("yes", "no"), about=(self.this,), text=text)
        return answer == "yes"

    def pick(
        self,
        kind: str,
        options: Sequence[Option],
        *,
        player: int | None = None,
        minimum: int = 1,
        maximum: int = 1,
    ) -> Steps[Answer]:
        """Let a player make a choice on resolution (355.17)."""
        asked = self.controller if player is None else player
        return (yield from choose(asked, kind, options, minimum=minimum, maximum=maximum, about=(self.this,)))


def _all(decisions: Iterable[Decision]) -> Iterator[Decision]:
    """Yield the decisions with those of every mode."""
    for decision in decisions:
        yield decision
        if isinstance(decision, Modes):
            for each in decision.modes.values():
                yield from _all(each)


def _id(thing: Thing) -> int:
    return thing.id if isinstance(thing, Chosen) else thing


def append_card(
    table: Table,
    card: Object,
    player: int,
    origin: Place,
    *,
    base: Cost | None = None,
    discount: int = 0,
    place: Place | None = None,
    exhausted: bool | None = None,
    at: int = 0,
    by_ambush: bool = False,
    by_flow: bool = False,
) -> Item:
    """Put a card that is on the chain there as a pending item (354.2)."""
    item = Item(
        id=table.new_id(),
        controller=player,
        object=card.id,
        effect=card.definition.spell,
        origin=origin,
        base=base,
        discount=discount,
        place=place,
        exhausted=exhausted,
        at=at,
        by_ambush=by_ambush,
        by_flow=by_flow,
    )
    table.append(item)
    return item


def draw(
    table: Table, player: int, count: int, *, by: int = 0, applied: Applied = frozenset()
) -> Steps[None]:
    """Let a player draw cards one by one; with an empty main deck they burn out first (413.4)."""
    for _ in range(count):
        yield from _burn_out_if_empty(table, player)
        if table.state.ended:
            return
        yield from happen(table, events.Draw(player=player, by=by, applied=applied))


def channel(table: Table, player: int, count: int, *, exhausted: bool = False, by: int = 0) -> Steps[int]:
    """Let a player channel as many runes as possible (430.3); return how many this action channeled."""
    possible = min(count, len(table.state.zones.get(Place("rune_deck", player), ())))
    if not possible:
        return 0
    channeling = events.Channel(player=player, by=by, count=count, exhausted=exhausted)
    (outcome,) = yield from happen(table, channeling)
    return possible if outcome.done else 0


def burn(table: Table, player: int, count: int, *, by: int = 0) -> Steps[None]:
    """Let a player burn cards; with an empty main deck they burn out first (440.4)."""
    for _ in range(count):
        yield from _burn_out_if_empty(table, player)
        if table.state.ended:
            return
        yield from happen(table, events.Burn(player=player, by=by))


def _burn_out_if_empty(table: Table, player: int) -> Steps[None]:
    """Let a player with an empty main deck burn out, again if it stays empty (431.3), until someone wins."""
    again = False
    while not table.state.zones.get(Place("deck", player)) and not table.state.ended:
        yield from burn_out(table, player, again=again)
        again = True


def burn_out(table: Table, player: int, *, again: bool = False) -> Steps[None]:
    """Let a player burn out (431): the trash goes below the deck, an opponent gains a point.

    ``again``: in sequence after another, so that its point is never replaced (431.3.b) and wins at once
    (431.3.c.1).
    """
    state = table.state
    table.reason("431.2", "burned out")
    trash = state.zones.get(Place("trash", player), ())
    order, state.seed = shuffled(state.seed, trash)
    for card in order:
        yield from happen(table, events.Recycle(card, player))
    opponents = [(seat,) for seat in table.opponents(player)]
    opponent = opponents[0][0]
    point = events.GainPoints(player=opponent)
    if not again:
        yield from happen(table, point)
        return
    perform(table, point)
    rival = max(table.player(seat).points for seat in table.opponents(opponent))
    if table.player(opponent).points >= max(victory_score(table), rival + 1):
        table.reason("431.3.c", "won")
        state.winner = opponent
        state.ended = True


def victory_score(table: Table) -> int:
    """Return the points that win the game (194.3)."""
    return 8
