/** Focuses a field of a form by its name. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const control = name ? form?.elements.namedItem(name) : null;
  if (control instanceof HTMLElement) control.focus();
}

/** Focuses the first refused field, or field of a refused group, once the page has marked it: it may be far above. */
export function focusInvalid(form: HTMLFormElement): void {
  setTimeout(() => {
    const fields = form.querySelectorAll<HTMLElement>("input[aria-invalid], [data-refused] input");
    [...fields].find((field) => !field.closest("details:not([open])"))?.focus();
  });
}
