/**
 * Finds layout faults in the page as drawn: runs in the browser and uses nothing outside itself.
 *
 * - `sideways`: the page scrolls sideways, or text is outside it where it cannot be scrolled to
 * - `overlap`: text overlaps other text, or a button, field, picture or frame that does not contain it
 * - `sticks-out`: text extends beyond its frame
 * - `clipped`: text is cut off by its frame or field
 * - `broken-word`: a word of Latin letters or digits continues on the next line
 *
 * Boxes are compared within one layer only: fixed and sticky elements may cover others. Lines of text count as
 * one font size high, because the boxes of Khmer and Burmese lines overlap without their letters doing so.
 * @returns {{ kind: string, where: string, text: string }[]} `where` names the element and what it overlaps
 */
export function measureBoxes() {
  const slackPx = 1.5;
  const longestWord = 20;
  const findings = new Map();
  const add = (kind, element, text, other) => {
    const where = other ? `${nameOf(element)} × ${nameOf(other)}` : nameOf(element);
    const excerpt = text.trim().replace(/\s+/g, " ").slice(0, 60);
    findings.set(`${kind} ${where}`, { kind, where, text: excerpt });
  };

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const boxes = new Map();
  const boxOf = (element) => {
    if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
    return boxes.get(element);
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".visually-hidden, [inert], nextjs-portal");
  const isClear = (colour) => /^rgba\(.*, 0\)$|^transparent$/.test(colour);
  const isPainted = (element) => {
    const style = styleOf(element);
    if (style.display === "inline" || style.display === "contents") return false;
    const hasBorder = ["Top", "Right", "Bottom", "Left"].every(
      (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && !isClear(style[`border${side}Color`]),
    );
    return hasBorder || !isClear(style.backgroundColor) || style.backgroundImage !== "none";
  };
  const ancestorsOf = (element) => {
    const found = [];
    for (let at = element; at && at !== document.body; at = at.parentElement) found.push(at);
    return found;
  };
  const layerOf = (element) =>
    ancestorsOf(element).find((one) => /fixed|sticky/.test(styleOf(one).position)) ?? document.body;

  /**
   * The part of a box that its ancestors show; undefined where there is none, `cut` where a part cannot be
   * reached.
   */
  const seenOf = (element, box) => {
    let { left, top, right, bottom } = box;
    let cut;
    // A positioned element is contained by its positioned ancestor, not by those between.
    let isLoose = styleOf(element).position === "absolute";
    for (const one of ancestorsOf(element).slice(element.nodeType === 1 ? 0 : 1)) {
      const style = styleOf(one);
      const isHeld = !isLoose || one === element || style.position !== "static";
      if (isHeld && `${style.overflowX}${style.overflowY}` !== "visiblevisible") {
        const frame = boxOf(one);
        const edge = {
          left: frame.left + one.clientLeft,
          top: frame.top + one.clientTop,
          right: frame.left + one.clientLeft + one.clientWidth,
          bottom: frame.top + one.clientTop + one.clientHeight,
        };
        const isWideCut = left < edge.left - slackPx || right > edge.right + slackPx;
        const isHighCut = top < edge.top - slackPx || bottom > edge.bottom + slackPx;
        if (isWideCut && /hidden|clip/.test(style.overflowX)) cut ??= one;
        if (isHighCut && /hidden|clip/.test(style.overflowY)) cut ??= one;
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
        if (right - left < 1 || bottom - top < 1) return undefined;
      }
      if (one !== element && style.position !== "static") isLoose = style.position === "absolute";
      if (/fixed/.test(style.position)) break;
    }
    return { left, top, right, bottom, cut };
  };

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, noscript, option, svg, textarea")) continue;
    if (!isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const fontSize = Number.parseFloat(styleOf(element).fontSize);
    const layer = layerOf(element);
    for (const rect of range.getClientRects()) {
      const middle = (rect.top + rect.bottom) / 2;
      const high = Math.min(rect.height, fontSize) / 2;
      const line = { left: rect.left, right: rect.right, top: middle - high, bottom: middle + high };
      if (line.right - line.left < 1) continue;
      const seen = seenOf(element, line);
      if (!seen) continue;
      if (seen.cut) add("clipped", element, node.data, seen.cut);
      const isOutside = seen.right > innerWidth + slackPx || seen.left < -slackPx;
      if (isOutside) add("sideways", element, node.data);
      texts.push({ ...seen, element, layer, text: node.data });
    }
    if (range.getClientRects().length > 1) tellBrokenWords(node, element);
  }

  function tellBrokenWords(node, element) {
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/[A-Za-z0-9]{2,}/g)) {
      if (word.length > longestWord) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) add("broken-word", element, word);
    }
  }

  // Text against its frame.
  for (const { element, layer, text, ...line } of texts) {
    const frame = ancestorsOf(element).find(isPainted);
    if (!frame || layerOf(frame) !== layer) continue;
    const box = boxOf(frame);
    const isOut =
      line.left < box.left - slackPx ||
      line.right > box.right + slackPx ||
      line.top < box.top - slackPx ||
      line.bottom > box.bottom + slackPx;
    if (isOut) add("sticks-out", element, text, frame);
  }

  // Text against text, and against painted elements that do not contain it.
  const areOver = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slackPx &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slackPx;
  const isWithin = (inner, outer) =>
    inner.left > outer.left &&
    inner.right < outer.right &&
    inner.top > outer.top &&
    inner.bottom < outer.bottom;
  const isAfter = (later, earlier) =>
    Boolean(earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING);
  texts.sort((a, b) => a.top - b.top);
  for (const [at, one] of texts.entries()) {
    for (let next = at + 1; next < texts.length && texts[next].top < one.bottom; next += 1) {
      const other = texts[next];
      if (one.layer === other.layer && areOver(one, other))
        add("overlap", one.element, one.text, other.element);
    }
  }
  const solid = [...document.body.querySelectorAll("button, a, input, select, textarea, svg, img, canvas, *")]
    .filter((element) => !element.closest("svg *") && isShown(element))
    .filter(
      (element) => /^(svg|img|canvas|input|select|textarea)$/i.test(element.localName) || isPainted(element),
    );
  for (const element of solid) {
    const box = seenOf(element, boxOf(element));
    if (!box || box.right - box.left < 3 || box.bottom - box.top < 3) continue;
    const layer = layerOf(element);
    for (const text of texts) {
      if (text.layer !== layer || !areOver(box, text)) continue;
      // Text within a drawing: a ring around the time, a bank's shape.
      if (/^(svg|img)$/.test(element.localName) && isWithin(text, box)) continue;
      // A badge on an icon: a number on a ground of its own, drawn after it.
      if (element.localName === "svg" && isPainted(text.element) && isAfter(text.element, element)) continue;
      if (element.contains(text.element) || text.element.contains(element)) continue;
      add("overlap", text.element, text.text, element);
    }
  }

  // The contents of fields.
  // Measured on the page: a canvas draws some scripts in another font.
  const line = document.body.appendChild(document.createElement("span"));
  Object.assign(line.style, { position: "absolute", visibility: "hidden", whiteSpace: "pre" });
  for (const field of document.body.querySelectorAll("input, select, textarea")) {
    if (!isShown(field) || /checkbox|radio|range|file|hidden|date/.test(field.type)) continue;
    const style = styleOf(field);
    const text =
      field.localName === "select"
        ? (field.selectedOptions[0]?.text ?? "")
        : field.value || field.placeholder;
    for (const name of ["fontFamily", "fontSize", "fontWeight", "letterSpacing"])
      line.style[name] = style[name];
    line.textContent = text;
    // Of the box: in Firefox a field's clientWidth is without its padding.
    const edges = ["paddingLeft", "paddingRight", "borderLeftWidth", "borderRightWidth"];
    const room = edges.reduce(
      (left, edge) => left - Number.parseFloat(style[edge]),
      boxOf(field).right - boxOf(field).left,
    );
    const isOneLine = field.localName !== "textarea";
    const { width } = line.getBoundingClientRect();
    if (isOneLine && room > 0 && width > room + slackPx)
      add("clipped", field, `${text} (${width.toFixed(0)} of ${room.toFixed(0)} px)`);
  }
  line.remove();

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) {
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        boxOf(element).right > innerWidth + 1 && seenOf(element, boxOf(element))?.right > innerWidth + 1,
    );
    const deepest = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    for (const element of deepest.slice(0, 3)) add("sideways", element, `${scrollWidth} of ${innerWidth} px`);
    if (deepest.length === 0) add("sideways", document.body, `${scrollWidth} of ${innerWidth} px`);
  }
  return [...findings.values()];

  function nameOf(element) {
    return ancestorsOf(element)
      .slice(0, 3)
      .map((one) => {
        const [first = ""] = one.getAttribute("class")?.split(" ") ?? [];
        const plain = first.replace(/-module__[\w-]+?__/, ".").replace(/_[\w-]{5,}$/, "");
        return `${one.localName}${one.id && !/[:«_]/.test(one.id) ? `#${one.id}` : ""}${plain ? `.${plain}` : ""}`;
      })
      .reverse()
      .join(" > ");
  }
}
