/** Favourite markets in a cookie, which the server reads to render the markets in their order. */
export const FAVOURITES_COOKIE = "favourites";
export const FAVOURITES_MOST = 30;

const isMarket = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z0-9_-]{1,40}$/.test(value);

export const isFavourites = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isMarket);

/** Parses the cookie; entries that are no market's key are dropped. */
export const readFavourites = (cookie: string | undefined): readonly string[] =>
  (cookie ?? "").split(".").filter(isMarket).slice(0, FAVOURITES_MOST);
