/** Goes to the first box of a form that something is wrong with. */
export function focusOn(form: HTMLFormElement | null, name: string | undefined): void {
  const control = name ? form?.elements.namedItem(name) : null;
  if (control instanceof HTMLElement) control.focus();
}
