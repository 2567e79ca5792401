/** Moves the focus to a box of a form by its name. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const control = name ? form?.elements.namedItem(name) : null;
  if (control instanceof HTMLElement) control.focus();
}

/** Moves the focus to the first refused box, once the page marks it: it may stand far above. */
export function focusInvalid(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>("input[aria-invalid]")?.focus());
}
