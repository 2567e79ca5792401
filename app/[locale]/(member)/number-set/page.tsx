import { getMessages, getTranslations } from "next-intl/server";
import { SetList } from "@/components/number-set/set-list";
import { SetTabs } from "@/components/number-set/set-tabs";
import { SlipsToKeep } from "@/components/number-set/slips-to-keep";
import { PageTitle } from "@/components/ui/page-title";
import { Words } from "@/components/ui/words";
import { allNumberSets } from "@/lib/contract/number-sets";
import { allPoys } from "@/lib/contract/poys";
import { marketNames } from "@/lib/i18n/market-names";
import { ask } from "@/lib/server/ask/ask";
import { offered } from "@/lib/server/ask/offered";
import { NotOffered } from "../../_parts/not-offered";

export async function generateMetadata() {
  return { title: (await getTranslations("numbers"))("title") };
}

const SLIPS_A_PAGE = 20;

/** A member's saved number sets and recent slips, to bet on again. */
export default async function NumberSetPage({
  searchParams,
}: {
  searchParams: Promise<{ tab?: string | string[] }>;
}) {
  const [{ tab }, { numbers, market }] = await Promise.all([searchParams, getMessages()]);
  const isSlips = tab === "slips";
  const names = marketNames(market);
  const list = isSlips ? await slipsToKeep(names) : await setsOf(names);
  return (
    <>
      <PageTitle note={list ? numbers.lead : undefined}>{numbers.title}</PageTitle>
      <SetTabs tab={isSlips ? "slips" : "sets"} words={numbers.tabs} />
      <Words of={["numbers", "market"]}>{list ?? <NotOffered />}</Words>
    </>
  );
}

type Names = Readonly<Record<string, string>>;

/** Null where the upstream has no sets. */
async function setsOf(names: Names) {
  const first = await offered(ask(allNumberSets));
  return first ? <SetList first={first} names={names} /> : null;
}

/** Null where the upstream has no slips. */
async function slipsToKeep(names: Names) {
  const [first, { poy }] = await Promise.all([
    offered(ask(allPoys, { body: { limit: SLIPS_A_PAGE } })),
    getMessages(),
  ]);
  return first ? <SlipsToKeep first={first} names={names} words={poy.acts} /> : null;
}
