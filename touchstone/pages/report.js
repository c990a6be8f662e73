"use strict";
(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const $ = (id) => document.getElementById(id);
  const BAD = new Set(data.bad);
  let lang = data.lang === "zh" ? 1 : 0;
  let grouping = "topic";
  const open = new Set();
  const wanted = {};

  // Everything shown is put in as text, never as markup: engines write what they like.
  function node(name, attributes, ...inside) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {}))
      if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
    made.append(...inside.filter((one) => one !== null && one !== undefined && one !== ""));
    return made;
  }
  const word = (key) => data.words[key][lang];
  const either = (pair) => pair[lang] || pair[1 - lang];
  const text = (number) => (number === undefined ? "" : data.texts[number]);
  const spoken = (key) => (data.words[key] ? word(key) : key);

  // -- what a case is found by ------------------------------------------------------------------------
  for (const one of data.cases) {
    const parts = [one.id, ...one.title, ...one.question, ...one.answer, ...one.rules];
    for (const card of one.cards) parts.push(...data.cards[card]);
    parts.push(...data.topics[one.topic].title);
    for (const [document] of one.sources) parts.push(...data.documents[document].title);
    for (const result of one.results)
      if (result) parts.push(result.verdict, result.kind || "", text(result.expected), text(result.seen), ...(result.first || []).map(text));
    one.text = parts.join("\n").toLowerCase();
    one.verdicts = new Set(one.results.map((result) => (result ? result.verdict : "none")));
  }
  const below = (rule, above) => rule === above || rule.startsWith(above + ".");
  const matches = {
    verdict: (one, value) => {
      const of = wanted.engine === undefined ? one.results : [one.results[wanted.engine]];
      return of.some((result) => result && (value === "bad" ? BAD.has(result.verdict) : result.verdict === value));
    },
    engine: (one, value) => Boolean(one.results[value]),
    card: (one, value) => one.cards.includes(Number(value)),
    keyword: (one, value) => one.keywords.includes(Number(value)),
    topic: (one, value) => one.topic === Number(value),
    rule: (one, value) => one.rules.some((rule) => below(rule, value.trim().replace(/\.$/, ""))),
    document: (one, value) => one.sources.some(([document]) => document === Number(value)),
    authority: (one, value) => one.authority === value,
    level: (one, value) => one.group === value,
    differ: (one) => one.verdicts.size > 1,
  };
  function found() {
    const sought = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    return data.cases.filter(
      (one) =>
        sought.every((part) => one.text.includes(part)) &&
        Object.entries(wanted).every(([name, value]) => matches[name](one, value)),
    );
  }

  // -- groups ------------------------------------------------------------------------------------------
  const groupings = {
    topic: (one) => [one.topic, either(data.topics[one.topic].title)],
    card: (one) => (one.cards.length ? [one.cards[0], either(data.cards[one.cards[0]])] : [-1, word("no_card")]),
    rule: (one) => (one.rules.length ? [one.rules[0].split(".")[0], `${word("rule")} ${one.rules[0].split(".")[0]}`] : ["", word("no_rule")]),
    document: (one) => (one.sources.length ? [one.sources[0][0], either(data.documents[one.sources[0][0]].title)] : [-1, word("no_document")]),
    authority: (one) => [data.authorities.indexOf(one.authority), spoken(one.authority)],
    level: (one) => [data.groups.indexOf(one.group), spoken(one.group)],
  };
  function grouped(cases) {
    const groups = new Map();
    for (const one of cases) {
      const [key, title] = groupings[grouping](one);
      if (!groups.has(key)) groups.set(key, { key, title, cases: [] });
      groups.get(key).cases.push(one);
    }
    const list = [...groups.values()];
    if (grouping === "card") list.sort((a, b) => a.title.localeCompare(b.title, lang ? "zh" : "en"));
    else if (grouping === "rule") list.sort((a, b) => String(a.key).localeCompare(String(b.key), "en", { numeric: true }));
    else if (grouping !== "topic") list.sort((a, b) => a.key - b.key);
    return list;
  }

  // -- the matrix --------------------------------------------------------------------------------------
  function verdict(result) {
    if (!result) return node("span", { class: "verdict v-none" }, "·", node("span", { class: "unseen" }, word("none")));
    const [sign] = data.signs[result.verdict];
    return node("span", { class: `verdict v-${result.verdict}`, title: word(`v_${result.verdict}`) },
      node("b", { "aria-hidden": "true" }, sign),
      node("span", { class: "word" }, word(`v_${result.verdict}`)));
  }
  function row(one) {
    const button = node("button", { type: "button", "aria-expanded": String(open.has(one.key)), "data-case": one.key },
      node("span", {}, either(one.title) || one.id, one.unconfirmed ? " " : "",
        one.unconfirmed ? node("span", { class: "chip" }, word("unconfirmed")) : "",
        one.edition ? " " : "", one.edition ? node("span", { class: "chip" }, one.edition) : ""));
    return node("tr", { class: "row" }, node("th", { scope: "row", class: "case" }, button),
      ...one.results.map((result) => node("td", {}, verdict(result))));
  }
  function draw() {
    const cases = found();
    const matrix = $("matrix");
    const head = node("tr", {}, node("th", { scope: "col" }, word("case")));
    for (const engine of data.engines) head.append(node("th", { scope: "col" }, node("bdi", {}, engine)));
    const bodies = grouped(cases).map((group) => {
      const title = node("tr", { class: "group" }, node("th", { scope: "rowgroup", class: "case" }, group.title));
      data.engines.forEach((_, number) => {
        const passed = group.cases.filter((one) => one.results[number]?.verdict === "pass").length;
        const ran = group.cases.filter((one) => one.results[number]).length;
        title.append(node("td", {}, `${passed}/${ran}`));
      });
      const body = node("tbody", {}, title);
      for (const one of group.cases) {
        body.append(row(one));
        if (open.has(one.key)) body.append(inside(one));
      }
      return body;
    });
    matrix.replaceChildren(node("thead", {}, head), ...bodies);
    matrix.hidden = !cases.length;
    $("empty").hidden = Boolean(cases.length);
    $("count").textContent = word("count").replace("{n}", cases.length).replace("{of}", data.cases.length);
  }

  // -- one case unfolded -------------------------------------------------------------------------------
  const safe = (link) => /^https?:\/\//i.test(link);
  function source([number, item, agrees]) {
    const of = data.documents[number];
    const name = either(of.title);
    return node("div", {}, agrees ? "" : `${word("against")} `,
      safe(of.link) ? node("a", { href: of.link, rel: "noopener noreferrer" }, name) : name,
      node("span", { class: "quiet small" }, [` ${spoken(of.authority)}`, of.published, item].filter(Boolean).join(" · ")));
  }
  function pairs(kind, list) {
    const made = node("dl", { class: kind });
    for (const [name, value, look] of list)
      if (value) made.append(node("dt", {}, name), node("dd", { class: look }, value));
    return made;
  }
  function board(rows) {
    const table = node("table", { class: "board" });
    for (const line of rows) table.append(node("tr", {}, ...text(line).split("\t").map((cell) => node("td", {}, cell))));
    return node("div", { class: "wide" }, table);
  }
  function ruling(one) {
    const made = node("section", { class: "ruling" });
    if (either(one.question)) made.append(node("h3", {}, word("question")), node("p", {}, either(one.question)));
    if (either(one.answer)) made.append(node("h3", {}, word("answer")), node("p", { class: "answer" }, either(one.answer)));
    return made;
  }
  function course(one) {
    const made = node("section", { class: "course" });
    if (one.changed) made.append(node("p", { class: "notice small" }, word("changed")));
    if (!one.steps) {
      made.append(node("p", { class: "quiet" }, word("elsewhere")));
      return made;
    }
    const stopped = (at) => one.results.flatMap((result, number) => (result && result.at === at ? [data.engines[number]] : []));
    const mark = (item, at) => {
      const who = stopped(at);
      if (!who.length) return item;
      item.classList.add("stopped");
      item.append(node("span", { class: "who" }, "✗ ", node("bdi", {}, who.join(", "))));
      return item;
    };
    made.append(node("h3", {}, word("position")));
    const given = node("ul", { class: "steps" });
    one.position.forEach(([words, rows], number) => {
      const item = node("li", { "data-sign": "·" }, text(words[lang]), rows[lang].length ? board(rows[lang]) : "");
      given.append(number === one.position.length - 1 ? mark(item, -1) : item);
    });
    made.append(given, node("h3", {}, word("steps")));
    const steps = node("ol", { class: "steps" });
    let count = 0;
    one.steps.forEach(([action, words], at) => {
      steps.append(mark(node("li", { "data-sign": action ? `${++count}.` : "→" }, text(words[lang])), at));
    });
    made.append(steps);
    return made;
  }
  function told(result, number) {
    const made = node("article", { class: "told sheet" },
      node("header", {}, node("h3", {}, node("bdi", {}, data.engines[number])), verdict(result)));
    if (!result || (result.verdict === "pass" && !result.first)) return made;
    made.append(pairs("", [
      [word("kind"), result.kind && spoken(`k_${result.kind}`)],
      [word("step"), result.step],
      [word("expected"), text(result.expected)],
      [word("seen"), text(result.seen), "seen"],
      [word("first"), result.first && text(either(result.first))],
      [word("missing"), (result.missing || []).join(", ")],
      [word("rule"), result.rule],
      [word("edition"), result.edition],
    ]));
    if (result.again) {
      const copy = node("button", { type: "button", class: "plain small", "data-copy": result.again }, word("copy"));
      made.append(node("div", { class: "again" }, node("code", {}, result.again), copy));
    }
    return made;
  }
  function inside(one) {
    const panel = node("div", { class: "panel" });
    const about = node("section", { class: "about" }, ...one.results.map(told));
    about.append(pairs("meta", [
      [word("rules"), one.rules.join(lang ? "、" : ", ")],
      [word("sources"), one.sources.length ? node("div", {}, ...one.sources.map(source)) : null],
      [word("authority"), one.authority && spoken(one.authority)],
      [word("cards"), one.cards.map((card) => either(data.cards[card])).join(lang ? "、" : ", ")],
      [word("id"), node("code", {}, one.id)],
    ]));
    panel.append(ruling(one), about, course(one));
    return node("tr", { class: "detail", "data-of": one.key }, node("td", { class: "inside", colspan: data.engines.length + 1 }, panel));
  }
  function unfold(button) {
    const key = button.dataset.case;
    const line = button.closest("tr");
    if (open.delete(key)) line.nextElementSibling.remove();
    else {
      open.add(key);
      line.after(inside(data.cases.find((one) => one.key === key)));
      history.replaceState(null, "", `#case=${encodeURIComponent(key)}`);
    }
    button.setAttribute("aria-expanded", String(open.has(key)));
  }
  function show(key) {
    if (!data.cases.some((one) => one.key === key)) return;
    reset();
    open.add(key);
    draw();
    const button = [...document.querySelectorAll("[data-case]")].find((one) => one.dataset.case === key);
    button.focus({ preventScroll: true });
    button.closest("tr").scrollIntoView({ block: "start" });
  }

  // -- filters -----------------------------------------------------------------------------------------
  function options(name) {
    const listed = (list, title) => list.map((one, number) => [number, title(one)]);
    const used = (field) => new Set(data.cases.flatMap((one) => one[field]));
    const sorted = (list) => list.sort((a, b) => a[1].localeCompare(b[1], lang ? "zh" : "en"));
    switch (name) {
      case "verdict":
        return [["bad", word("v_bad")], ...Object.keys(data.signs).filter((one) => data.cases.some((of) => of.verdicts.has(one))).map((one) => [one, word(`v_${one}`)])];
      case "engine": return listed(data.engines, (one) => one);
      case "card": return sorted(listed(data.cards, either));
      case "keyword": { const has = used("keywords"); return sorted(listed(data.topics, (one) => either(one.title)).filter(([number]) => has.has(number))); }
      case "topic": return listed(data.topics, (one) => either(one.title));
      case "document": return listed(data.documents, (one) => either(one.title));
      case "authority": return data.authorities.filter((one) => data.cases.some((of) => of.authority === one)).map((one) => [one, spoken(one)]);
      case "level": return data.groups.map((one) => [one, spoken(one)]);
      case "differ": return [["1", word("differ_only")]];
    }
    return [];
  }
  function filters() {
    const made = [];
    const group = node("select", { id: "grouping" }, ...Object.keys(groupings).map((one) => node("option", { value: one, selected: one === grouping }, word(`by_${one}`))));
    group.addEventListener("change", () => { grouping = group.value; draw(); });
    made.push(node("label", {}, node("span", { class: "label" }, word("grouped")), group));
    for (const name of Object.keys(matches)) {
      let input;
      if (name === "rule") {
        input = node("input", { list: "rules", value: wanted.rule || "", placeholder: word("rule_hint"), inputmode: "text" });
        made.push(node("datalist", { id: "rules" }, ...[...new Set(data.cases.flatMap((one) => one.rules))].sort((a, b) => a.localeCompare(b, "en", { numeric: true })).map((one) => node("option", { value: one }))));
      } else {
        const list = options(name);
        if (!list.length || (name === "engine" || name === "differ") && data.engines.length < 2) continue;
        input = node("select", {}, node("option", { value: "" }, word("any")), ...list.map(([value, title]) => node("option", { value, selected: String(value) === wanted[name] }, title)));
      }
      input.id = `by-${name}`;
      input.classList.toggle("set", wanted[name] !== undefined);
      input.addEventListener("input", () => {
        if (input.value.trim()) wanted[name] = input.value; else delete wanted[name];
        input.classList.toggle("set", wanted[name] !== undefined);
        draw();
      });
      made.push(node("label", {}, node("span", { class: "label" }, word(`f_${name}`)), input));
    }
    $("filters").replaceChildren(...made);
  }
  function reset() {
    for (const name of Object.keys(wanted)) delete wanted[name];
    $("search").value = "";
    filters();
  }

  // -- where to begin: failures that differ from the oracle in the same first fact ---------------------
  function begin() {
    document.querySelectorAll("[data-begin]").forEach((box) => {
      const number = Number(box.dataset.begin);
      const groups = new Map();
      for (const one of data.cases) {
        const result = one.results[number];
        if (!result || !BAD.has(result.verdict) || !result.cause) continue;
        const cause = text(either(result.cause));
        if (!groups.has(cause)) groups.set(cause, []);
        groups.get(cause).push(one);
      }
      const list = [...groups].sort((a, b) => b[1].length - a[1].length).slice(0, 3);
      box.hidden = !list.length;
      box.replaceChildren(node("span", { class: "label" }, word("begin")),
        node("ol", {}, ...list.map(([cause, cases]) =>
          node("li", {}, node("bdi", {}, cause), ` · ${word("cases").replace("{n}", cases.length)} `, node("button", { type: "button", "data-show": cases[0].key }, either(cases[0].title) || cases[0].id)))));
    });
  }

  // -- what the reader does ----------------------------------------------------------------------------
  function speak(chosen) {
    lang = chosen;
    document.documentElement.lang = lang ? "zh-CN" : "en";
    document.querySelectorAll("[data-t]").forEach((one) => { one.textContent = word(one.dataset.t); });
    document.querySelectorAll("[data-lang]").forEach((one) => one.setAttribute("aria-pressed", String((one.dataset.lang === "zh") === Boolean(lang))));
    $("search").placeholder = word("search");
    $("search").setAttribute("aria-label", word("search"));
    $("box").setAttribute("aria-label", word("matrix"));
    filters();
    begin();
    draw();
  }
  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.case) unfold(button);
    else if (button.dataset.show) show(button.dataset.show);
    else if (button.dataset.lang) speak(button.dataset.lang === "zh" ? 1 : 0);
    else if (button.id === "clear") { reset(); draw(); $("search").focus(); }
    else if (button.dataset.copy) copy(button);
  });
  async function copy(button) {
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = word("copied");
    } catch {  // not allowed here: it is selected, so that one key copies it
      getSelection().selectAllChildren(button.previousElementSibling);
    }
  }
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.closest("input, select, textarea")) {
      event.preventDefault();
      $("search").focus();
    }
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && event.target.dataset.case) {
      const all = [...document.querySelectorAll("[data-case]")];
      const next = all[all.indexOf(event.target) + (event.key === "ArrowDown" ? 1 : -1)];
      if (next) { event.preventDefault(); next.focus(); }
    }
  });
  $("search").addEventListener("input", draw);
  const named = () => new URLSearchParams(location.hash.slice(1)).get("case");
  addEventListener("hashchange", () => show(named()));
  if (matchMedia("(min-width: 62rem)").matches) $("more").open = true;
  speak(lang);
  if (named()) show(named());
})();
