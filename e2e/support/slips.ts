import type { Page } from "@playwright/test";
import { createPoy, type Poy } from "@/lib/contract/poys";
import { satang } from "@/lib/domain/money/money";
import { newKey } from "../../tools/testing/calls";
import { enter, type Member, newMember } from "../../tools/testing/member";
import type { Site } from "../../tools/testing/own-site";
import { wordsOf } from "../../tools/testing/words";

/** A member with money, their messages, and a government round of their own. */
export async function signIn(page: Page, site: Site, locale: "th" | "mm" = "th", baht = 1_000) {
  const words = await wordsOf(locale);
  const member = await newMember(site, baht);
  await enter(page.context(), site, member);
  const { betId } = await site.openRound("gov");
  return { words, member, betId };
}

/** Sends lines straight to the upstream: two digits on 2 top, three on 3 top. */
export async function sendSlip(
  site: Site,
  { token }: Member,
  betId: string,
  numbers: string[],
  baht: number,
): Promise<Poy> {
  const lines = numbers.map((number, at) => ({
    ref: `l${at}`,
    add: 1,
    option: number.length === 3 ? ("teng_bon_3" as const) : ("teng_bon_2" as const),
    number,
    price: satang(baht * 100),
    multiply: number.length === 3 ? 900 : 90,
  }));
  return site.call(createPoy, { body: { betId, lines }, token, key: newKey() });
}
