/** Focuses a field of a form by its name. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const control = name ? form?.elements.namedItem(name) : null;
  if (control instanceof HTMLElement) control.focus();
}

/**
 * Focuses the first refused field, or field of a refused group, once the page has marked it: it may be far above. Its
 * reason comes into sight too: it stands below the field, where a bar may hide it, and a field that has the focus
 * already scrolls nothing.
 */
export function focusInvalid(form: HTMLElement | null): void {
  setTimeout(() => {
    const fields =
      form?.querySelectorAll<HTMLElement>(
        ":is(input, select, textarea)[aria-invalid='true'], [data-refused] input",
      ) ?? [];
    const field = [...fields].find((one) => !one.closest("details:not([open])"));
    field?.focus();
    const reason = field?.getAttribute("aria-describedby")?.split(" ")[0];
    if (reason) document.getElementById(reason)?.scrollIntoView({ block: "nearest" });
  });
}
