/** Takes a member to the first box that was refused, once the page shows which one: it may stand far above. */
export function focusProblem(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>("input[aria-invalid]")?.focus());
}
