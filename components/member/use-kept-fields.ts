"use client";
import { type RefObject, useEffect } from "react";
import { forgetFields, keepFields, keptFields } from "@/stores/member/kept-fields";

/**
 * Keeps what is typed into the named boxes of a form over a reload and a change of language, in this tab. They are
 * filled in after hydration, so the server's HTML never differs. Returns what forgets them, once the form is sent.
 * `names` is a constant; `isOff`: the boxes start with something of their own.
 */
export function useKeptFields(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly string[],
  isOff = false,
): () => void {
  useEffect(() => {
    const element = form.current;
    if (!element || isOff) return;
    const kept = Object.entries(keptFields(key)).filter(([name]) => names.includes(name));
    const late = kept.filter(([name, value]) => !fillIn(element, name, value));
    // A restored choice may bring boxes of its own, which are there after the next rendering.
    const timer = setTimeout(() => {
      for (const [name, value] of late) fillIn(element, name, value);
    });
    const keep = ({ target }: Event) => {
      if (isBox(target) && names.includes(target.name)) keepFields(key, { [target.name]: target.value });
    };
    element.addEventListener("input", keep);
    element.addEventListener("change", keep);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("input", keep);
      element.removeEventListener("change", keep);
    };
  }, [form, key, names, isOff]);
  return () => forgetFields(key);
}

type Box = HTMLInputElement | HTMLSelectElement;
const isBox = (target: unknown): target is Box =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** Fills in one box as if it were typed, so that a controlled one follows. False when there is none (yet). */
function fillIn(form: HTMLFormElement, name: string, value: string): boolean {
  const boxes = [...form.elements].filter(isBox).filter((box) => box.name === name);
  const box = boxes.find(({ type }) => type !== "radio") ?? boxes.find((radio) => radio.value === value);
  if (!box) return false;
  if (box.type === "radio") {
    if (box instanceof HTMLInputElement && !box.checked) box.click();
    return true;
  }
  // What was typed before this code had arrived stays.
  if (box instanceof HTMLInputElement && box.value !== box.defaultValue) return true;
  // React notices a new value only where its own setter on the element is passed by.
  const kind = box instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
  Object.getOwnPropertyDescriptor(kind, "value")?.set?.call(box, value);
  box.dispatchEvent(new Event(box instanceof HTMLInputElement ? "input" : "change", { bubbles: true }));
  return true;
}
