/** Single keys that act on a page. */

/** Letters belong to a field that is typed into; a box to tick takes none. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;

/** With one of these held down a key belongs to the browser. */
export const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

/** The Latin letter, by the key's place where the keyboard types Thai; other keys by their name. */
export function keyOf({ key, code }: KeyboardEvent): string {
  if (key.length > 1) return key;
  return /^[!-~]$/.test(key) ? key.toLowerCase() : code.replace(/^Key/, "").toLowerCase();
}
