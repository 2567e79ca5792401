import Form from "next/form";
import { getLocale, getMessages } from "next-intl/server";
import { DreamList } from "@/components/result/dreams/dream-list";
import { ResultTabs } from "@/components/result/result-tabs";
import { Button } from "@/components/ui/controls/button";
import { ChoiceLinks } from "@/components/ui/controls/choice-links";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { numbersAddress, roundAddress } from "@/lib/domain/access/addresses";
import { type DreamKind, dreamKinds } from "@/lib/domain/numbers/dreams";
import { roundName } from "@/lib/domain/rounds/names";
import { fill } from "@/lib/i18n/fill";
import { marketNames } from "@/lib/i18n/market-names";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { MOST_SEARCHED } from "@/lib/kernel/text-search";
import { Breadcrumbs } from "../../_parts/json-ld";
import styles from "./_parts/dreams.module.css";
import { readDreams, readDreamView, readRounds } from "./_parts/read-dreams";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  const { dreams } = await getMessages();
  return { title: dreams.title, description: dreams.lead };
}

/** Dreams and the numbers that folk belief gives them, to read and to bet. */
export default async function DreamsPage({ searchParams }: Props) {
  const view = readDreamView(await searchParams);
  const [tag, { dreams: words, result, market }, found, rounds] = await Promise.all([
    getLocale(),
    getMessages(),
    readDreams(view),
    readRounds(),
  ]);
  const locale = toLocale(tag);
  const names = marketNames(market);
  const chosen = rounds.find(({ betType }) => betType === view.market) ?? rounds[0];
  const kinds = Object.keys(dreamKinds) as DreamKind[];
  const inMarket = view.market ? `&market=${encodeURIComponent(view.market)}` : "";
  return (
    <div className={styles.page}>
      <PageTitle note={words.lead}>{words.title}</PageTitle>
      <ResultTabs words={result} current="dreams" />
      <Form action={localePath(locale, "/dreams")} scroll={false} className={styles.form}>
        <label className={styles.field}>
          <span>{words.search}</span>
          <input
            type="search"
            name="q"
            key={view.text}
            defaultValue={view.text}
            placeholder={words.searchHint}
            maxLength={MOST_SEARCHED}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        {chosen ? (
          <label className={styles.field}>
            <span>{words.market}</span>
            <select name="market" key={chosen.betType} defaultValue={chosen.betType}>
              {rounds.map((round) => (
                <option key={round.betType} value={round.betType}>
                  {roundName(names, round)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        {view.text === "" ? <input type="hidden" name="kind" value={view.kind} /> : null}
        <Button type="submit">{words.find}</Button>
      </Form>
      {chosen ? null : <p className={styles.note}>{words.noRound}</p>}
      <ChoiceLinks
        label={words.categories}
        choices={kinds.map((kind) => ({
          href: `/dreams?kind=${kind}${inMarket}`,
          word: words.kinds[kind],
          isCurrent: view.text === "" && kind === view.kind,
        }))}
      />
      <p role="status" className={styles.note}>
        {view.text === "" || found.length === 0 ? "" : fill(words.found, { n: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState icon="search" title={fill(words.none, { text: view.text })} text={words.noneText} />
      ) : (
        <DreamList
          title={view.text === "" ? words.kinds[view.kind] : words.title}
          dreams={found}
          names={words.names}
          words={words}
          round={
            chosen
              ? {
                  name: roundName(names, chosen),
                  hrefOf: (number, options) =>
                    localePath(
                      locale,
                      numbersAddress(
                        roundAddress(chosen, chosen.betList.betId),
                        options.map((option) => ({ option, number })),
                      ),
                    ),
                }
              : null
          }
        />
      )}
      <Breadcrumbs trail={[{ name: words.title, path: "/dreams" }]} />
    </div>
  );
}
