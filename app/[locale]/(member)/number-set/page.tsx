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
  return (
    <>
      <PageTitle note={numbers.lead}>{numbers.title}</PageTitle>
      <SetTabs tab={isSlips ? "slips" : "sets"} words={numbers.tabs} />
      <Words of={["numbers", "market"]}>
        {isSlips ? <Slips names={marketNames(market)} /> : <Sets names={marketNames(market)} />}
      </Words>
    </>
  );
}

type Names = Readonly<Record<string, string>>;

async function Sets({ names }: { names: Names }) {
  const first = await offered(ask(allNumberSets));
  return first ? <SetList first={first} names={names} /> : <NotOffered />;
}

async function Slips({ names }: { names: Names }) {
  const [first, { poy }] = await Promise.all([
    offered(ask(allPoys, { body: { limit: SLIPS_A_PAGE } })),
    getMessages(),
  ]);
  return first ? <SlipsToKeep first={first} names={names} words={poy.acts} /> : <NotOffered />;
}
