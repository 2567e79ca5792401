import { notFound } from "next/navigation";
import { getMessages, getTranslations } from "next-intl/server";
import { ResultBalls } from "@/components/round/result-balls";
import { PageTitle } from "@/components/ui/page-title";
import { Words } from "@/components/ui/words";
import { ProofScreen } from "@/components/yeekee/proof/proof-screen";
import { ProofTitle } from "@/components/yeekee/proof/proof-title";
import { isFault } from "@/lib/contract/fault";
import { oneBetList } from "@/lib/contract/rounds";
import { betId as betIdShape } from "@/lib/contract/values";
import { yingProof } from "@/lib/contract/yings";
import { shotsAddress } from "@/lib/domain/access/addresses";
import { roundName } from "@/lib/domain/rounds/names";
import { displayDate } from "@/lib/domain/time/time";
import { yeekeeGames } from "@/lib/domain/yeekee/day";
import { knownWord } from "@/lib/i18n/known-word";
import { marketNames } from "@/lib/i18n/market-names";
import { answered, isUnimplemented, legible } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { env } from "@/lib/server/config/env";
import { Breadcrumbs } from "../../../../_parts/json-ld";
import { NotOffered } from "../../../../_parts/not-offered";
import { Unanswered } from "../../../../_parts/unanswered";

interface Props {
  params: Promise<{ betId: string }>;
}

async function open({ params }: Props) {
  const { betId } = await params;
  const { reply: round, code } = await legible(readRound(betId));
  const [t, { market }] = await Promise.all([getTranslations(), getMessages()]);
  if (!round) return { code, t, name: "" };
  return { betId, round, t, market, name: roundName(marketNames(market), round) };
}

/** A round drawn by shots; 404 for any other, which has no proof. */
async function readRound(betId: string) {
  if (!betIdShape.safeParse(betId).success) notFound();
  try {
    const round = await ask(oneBetList, { query: { id: betId }, cacheMs: 1_000 });
    return round.betGroup === "yeekee" ? round : notFound();
  } catch (error) {
    if (isFault(error, "not-found")) notFound();
    throw error;
  }
}

/** Whether the upstream publishes proofs at all. */
async function isProven(betId: string): Promise<boolean> {
  if (env().embedded) return true;
  const { code } = await answered(ask(yingProof, { query: { betId }, isBackground: true }));
  return code === null || !isUnimplemented(code);
}

export async function generateMetadata(props: Props) {
  const { t, name } = await open(props);
  return { title: `${t("proof.title")} ${name}`.trim(), description: t("proof.lead") };
}

/** How a round's result came about, verifiable in the reader's own browser. */
export default async function ProofPage(props: Props) {
  const { betId, round, code, t, market, name } = await open(props);
  if (!round)
    return (
      <>
        <PageTitle back={{ href: "/results", label: t("result.title") }}>{t("proof.title")}</PageTitle>
        <Unanswered code={code} />
      </>
    );
  const { reason, status, result } = round.betList;
  const hasProof = await isProven(betId);
  const closed = t("proof.closesAt", { time: `${displayDate(round.closeDt)} ${round.closeTime}` });
  // After midnight the round is of the day before, by which its slips and the list of rounds name it.
  const draw =
    round.dt === round.closeDt ? "" : `${t("poy.detail.draw", { date: displayDate(round.dt) })} · `;
  const voided = status === "void" && reason ? ` · ${knownWord(market.reasons, reason)}` : "";
  const names = marketNames(market);
  const shotNames = Object.fromEntries(
    [...yeekeeGames, "numbered"].map((key) => [key, names[key] ?? key] as const),
  );
  return (
    <Words of={hasProof ? ["proof"] : ["lotto"]}>
      <Breadcrumbs
        trail={[
          { name: t("result.title"), path: "/results" },
          { name, path: shotsAddress(betId) },
        ]}
      />
      {hasProof ? (
        <>
          <ProofTitle betId={betId} name={name} note={draw + closed + voided} names={shotNames} />
          <ProofScreen key={betId} betId={betId} reasons={market.reasons} names={shotNames} />
        </>
      ) : (
        <>
          <PageTitle back={{ href: "/results", label: t("result.title") }} note={draw + closed + voided}>
            {name}
          </PageTitle>
          {result ? <ResultBalls result={result} /> : null}
          <NotOffered />
        </>
      )}
    </Words>
  );
}
