/** What stands in the boxes of a form, by their names: text, a tick, or the ticked ones of several. */
export type BoxValues = Record<string, string | boolean | string[]>;

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isBox = (target: unknown): target is Box =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Kinds of `input` that hold nothing typed. */
const silent = new Set(["button", "file", "image", "reset", "submit"]);

const boxesOf = (form: HTMLFormElement) =>
  [...form.elements].filter(isBox).filter((box) => box.name !== "" && !box.disabled && !silent.has(box.type));

/** What stands in a form's boxes now, whoever put it there: a person, a password manager, or this code. */
export function readBoxes(form: HTMLFormElement): BoxValues {
  const values: BoxValues = {};
  const boxes = boxesOf(form);
  for (const box of boxes) {
    if (!(box instanceof HTMLInputElement)) values[box.name] = box.value;
    else if (box.type === "radio") values[box.name] = box.checked ? box.value : (values[box.name] ?? "");
    else if (box.type === "checkbox") values[box.name] = tickOf(box, boxes);
    else values[box.name] = box.value;
  }
  return values;
}

function tickOf(box: HTMLInputElement, boxes: readonly Box[]): boolean | string[] {
  const group = boxes.filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.name === box.name,
  );
  return group.length === 1 ? box.checked : group.filter(({ checked }) => checked).map(({ value }) => value);
}

/** The box of a name; of radio buttons the one with this value. */
function boxOf(form: HTMLFormElement, name: string, value: string): Box | undefined {
  const boxes = boxesOf(form).filter((box) => box.name === name);
  return boxes.find(({ type }) => type !== "radio") ?? boxes.find((radio) => radio.value === value);
}

/**
 * Fills in one box as if it were typed, so that whoever listens to the form follows. False when there is none (yet).
 * `keepsTyped`: what somebody typed into it already stays.
 */
export function typeInto(form: HTMLFormElement, name: string, value: string, keepsTyped = false): boolean {
  const box = boxOf(form, name, value);
  if (!box) return false;
  if (box.type === "radio") {
    if (box instanceof HTMLInputElement && !box.checked) box.click();
    return true;
  }
  if (keepsTyped && !(box instanceof HTMLSelectElement) && box.value !== box.defaultValue) return true;
  setBox(box, value);
  return true;
}

/** Puts a value into a box as if it were typed. */
export function setBox(box: Box, value: string): void {
  // React notices a new value only where its own setter on the element is passed by.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")?.set?.call(box, value);
  box.dispatchEvent(new Event(box instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
