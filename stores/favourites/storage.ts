/** Favourite markets as they are kept. The page's server reads the cookie, so that it renders in their order. */
export const FAVOURITES_COOKIE = "favourites";
export const FAVOURITES_MOST = 30;

const isMarket = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z0-9_-]{1,40}$/.test(value);

export const isFavourites = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isMarket);

/** What the cookie says; anything that is no market's key is left out. */
export const readFavourites = (cookie: string | undefined): readonly string[] =>
  (cookie ?? "").split(".").filter(isMarket).slice(0, FAVOURITES_MOST);
