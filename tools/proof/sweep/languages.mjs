/** The site's languages: the prefix of their pages, and the pages' `lang`. */
export const languages = {
  th: { prefix: "", tag: "th" },
  en: { prefix: "/en", tag: "en" },
  kh: { prefix: "/kh", tag: "km" },
  mm: { prefix: "/mm", tag: "my" },
};

/** A page's path in a language. */
export const pathIn = (language, path) => `${languages[language].prefix}${path}`.replace(/(?<=.)\/$/, "");
