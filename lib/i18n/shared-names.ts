import type credit from "@/locales/th/credit.json";
import type market from "@/locales/th/market.json";
import { marketNames } from "./market-names";

type TextsOf<Words> = {
  [Name in keyof Words as Words[Name] extends string ? Name : never]: string;
};
type Prefixed<Prefix extends string, Texts> = {
  [Name in keyof Texts & string as `${Prefix}.${Name}`]: string;
};

/** Names that operators and members both read: markets and their groups, options, transactions. */
export type SharedNames = Prefixed<"market", TextsOf<typeof market>> &
  Prefixed<"option", typeof market.options> &
  Prefixed<"group", typeof market.groups> &
  Prefixed<"type", typeof credit.type>;

/** They stand in the members' files alone, so that both read the same. */
export async function loadSharedNames(language: "th" | "en"): Promise<SharedNames> {
  const [{ default: inMarket }, { default: inCredit }]: [
    { default: typeof market },
    { default: typeof credit },
  ] = await Promise.all([
    import(`../../locales/${language}/market.json`),
    import(`../../locales/${language}/credit.json`),
  ]);
  return {
    ...prefixed("market", marketNames(inMarket) as TextsOf<typeof market>),
    ...prefixed("option", inMarket.options),
    ...prefixed("group", inMarket.groups),
    ...prefixed("type", inCredit.type),
  };
}

const prefixed = <Prefix extends string, Texts extends Readonly<Record<string, string>>>(
  prefix: Prefix,
  texts: Texts,
) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${prefix}.${name}`, text])) as Prefixed<
    Prefix,
    Texts
  >;
