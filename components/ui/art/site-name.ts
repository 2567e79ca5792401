/** The site's name from its document; else the host name. */
export function siteName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  return meta?.content || location.host;
}
