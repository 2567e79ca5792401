/** What tells that somebody is at the page. */
export const signs = ["keydown", "pointerdown", "pointermove", "wheel"] as const;

/**
 * Runs `begin` once, as soon as somebody touches the page: what a page can do without until then is not part of its
 * first load.
 * @returns ends the watch
 */
export function atFirstSign(begin: () => void): () => void {
  const end = () => {
    for (const sign of signs) removeEventListener(sign, once);
  };
  const once = () => {
    end();
    begin();
  };
  for (const sign of signs) addEventListener(sign, once, { passive: true });
  return end;
}
