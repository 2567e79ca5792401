/** What the site calls itself, as its document says; else the name of its address. */
export function siteName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  return meta?.content || location.host;
}
