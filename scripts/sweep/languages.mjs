/** The site's languages: where their pages stand, and what the pages call themselves. */
export const languages = {
  th: { prefix: "", tag: "th" },
  en: { prefix: "/en", tag: "en" },
  kh: { prefix: "/kh", tag: "km" },
  mm: { prefix: "/mm", tag: "my" },
};

/** A page's path in a language. */
export const pathIn = (language, path) => `${languages[language].prefix}${path}`.replace(/(?<=.)\/$/, "");
