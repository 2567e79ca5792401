/** Takes a parameter out of the page's address, so that a reload does not act on it a second time. */
export function forgetQuery(name: string): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(name)) return;
  address.searchParams.delete(name);
  // Next's router follows a change without its own state; with it, a later refresh would restore the old address.
  history.replaceState(null, "", address);
}
