/** The cookie of banner clicks holds ids of banners, the latest click first. It is expired at logout. */
export const BANNER_CLICK = "banner-click";

const MOST_KEPT = 12;
const id = /^[A-Za-z0-9_-]{1,64}$/;

export const clickedBanners = (cookie: string | undefined): string[] =>
  (cookie ?? "").split(".").filter((part) => id.test(part));

/** The cookie's value after one more click. */
export function withBannerClick(cookie: string | undefined, clicked: string): string {
  const others = clickedBanners(cookie).filter((one) => one !== clicked);
  return [clicked, ...others].slice(0, MOST_KEPT).join(".");
}

/** Banners that were clicked already come last. */
export function unseenFirst<Banner extends { id: string }>(
  banners: readonly Banner[],
  clicked: readonly string[],
): Banner[] {
  const isClicked = (banner: Banner) => clicked.includes(banner.id);
  return [...banners.filter((one) => !isClicked(one)), ...banners.filter(isClicked)];
}
