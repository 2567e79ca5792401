/** The country of a market's numbers, as ISO 3166 has it, by the first part of the market's key. */
const countries: Readonly<Record<string, string>> = {
  gov: "TH",
  th: "TH",
  nikkei: "JP",
  china: "CN",
  hangseng: "HK",
  taiwan: "TW",
  korea: "KR",
  singapore: "SG",
  india: "IN",
  egypt: "EG",
  russia: "RU",
  england: "GB",
  germany: "DE",
  dowjones: "US",
  lao: "LA",
  hanoy: "VN",
  malay: "MY",
};

/** Hong Kong's long name has China's in it. */
const shortOnly: readonly string[] = ["HK"];

/** The names of a market's country in these languages, short and long ones, to be searched; none for a game. */
export function countryNames(betType: string, languages: readonly string[]): string {
  const country = countries[betType.split(/[_-]/)[0] ?? ""];
  if (country === undefined) return "";
  const styles = shortOnly.includes(country) ? (["short"] as const) : (["short", "long"] as const);
  const names = languages.flatMap((language) =>
    styles.map((style) => new Intl.DisplayNames([language], { type: "region", style }).of(country) ?? ""),
  );
  return [...new Set(names)].join(" ");
}
