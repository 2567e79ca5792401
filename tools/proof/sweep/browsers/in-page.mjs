/**
 * Runs in the page, after Testing Library: `seek` finds what a visitor sees by role and name, by label or by text,
 * and returns the first match that is shown, or null. A control counts once React has hydrated it.
 */
globalThis.seek = (sought) => {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = globalThis.TestingLibraryDom;
  const matches = (expected, isExact) => (seen) =>
    isExact ? seen.trim() === expected : seen.includes(expected);

  // Between two documents there is no body.
  if (!document.body) return null;
  const all = ({ role, label, text, name, isExact = false, isChecked, within }) => {
    const roots = within ? all(within) : [document.body];
    return roots.flatMap((root) => {
      if (role)
        return queryAllByRole(root, role, {
          ...(name && { name: matches(name, isExact) }),
          ...(isChecked && { checked: true }),
        });
      if (label) return queryAllByLabelText(root, matches(label, true));
      return queryAllByText(root, matches(text, isExact));
    });
  };
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  return all(sought).find((element) => isShown(element) && globalThis.isAlive(element)) ?? null;
};

/** React has hydrated this control; other elements need nothing. */
globalThis.isAlive = (element) =>
  !element.matches("button, input, select, textarea") ||
  Object.keys(element).some((key) => key.startsWith("__reactProps$"));

/** The part of a control that takes a tap, scrolled into view: an option's label where its own box is hidden. */
globalThis.seekTarget = (sought) => {
  const found = globalThis.seek(sought);
  const target = found?.matches("[type=checkbox], [type=radio]") ? (found.closest("label") ?? found) : found;
  target?.scrollIntoView({ block: "center", behavior: "instant" });
  return target;
};

/** What of the page is not hydrated, not loaded or still moving; empty once it has come to rest. */
globalThis.whatMoves = () => {
  const told = (element) => element?.outerHTML?.slice(0, 120) ?? "something";
  return [
    ...(document.readyState === "complete" ? [] : [`the document is ${document.readyState}`]),
    ...[...document.querySelectorAll("button, input")]
      // What a closed part holds may come to life when it is opened.
      .filter((control) => control.checkVisibility() && !globalThis.isAlive(control))
      .map((control) => `not hydrated: ${told(control)}`),
    ...[...document.fonts].filter(({ status }) => status === "loading").map(({ family }) => `font ${family}`),
    ...globalThis.movingAnimations().map(({ effect }) => `moving: ${told(effect?.target)}`),
  ];
};

/** How much of a picture is neither white nor clear, from 0 to 1. */
globalThis.inkOf = async (sought) => {
  const picture = globalThis.seek(sought);
  if (!picture) return 0;
  await picture.decode();
  const side = 200;
  const pen = Object.assign(document.createElement("canvas"), { width: side, height: side }).getContext("2d");
  pen.drawImage(picture, 0, 0, side, side);
  const { data } = pen.getImageData(0, 0, side, side);
  let inked = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] > 0 && Math.min(data[at], data[at + 1], data[at + 2]) < 230) inked += 1;
  return inked / side ** 2;
};

/** What the page reported against itself since the script was loaded. */
globalThis.pageFaults ??= [];
if (!globalThis.hasFaultListeners) {
  globalThis.hasFaultListeners = true;
  const report = (text) => globalThis.pageFaults.push(text);
  addEventListener("error", ({ message, error }) => report(`uncaught: ${error?.stack ?? message}`));
  addEventListener("unhandledrejection", ({ reason }) => report(`uncaught: ${reason?.stack ?? reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report(`policy: ${violatedDirective} stops ${blockedURI}`),
  );
}

/**
 * What the page reported, and what is drawn wrongly, one line each. A picture takes its time: meanwhile a number may
 * have begun to fly to the slip.
 */
globalThis.measurePage = async () => {
  await globalThis.comeToRest();
  const drawn = globalThis.measureBoxes().map(({ kind, where, text }) => `${kind}: ${where}: ${text}`);
  return [...globalThis.pageFaults.splice(0), ...drawn];
};
