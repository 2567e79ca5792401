"use client";
import { parseBetId } from "@/lib/domain/rounds/bet-id";
import { useAsk } from "@/stores/console/use-ask";
import { Choice } from "../controls/field";
import { Row } from "../controls/row";
import { useDatedRoundName } from "../fields/round-name";
import { useAddress } from "../list/use-address";
import { useConsoleWords } from "../words/console-words";

export interface ChosenRound {
  market: string | undefined;
  betId: string | undefined;
  name: (betId: string) => string;
}

/** The round in the address; its id names its market. */
export function useChosenRound(): ChosenRound {
  const address = useAddress();
  const nameOf = useDatedRoundName();
  const betId = address.get("round");
  return {
    betId,
    market: address.get("market") ?? (betId && parseBetId(betId)?.betType),
    name: (id) => {
      const parts = parseBetId(id);
      return parts ? nameOf({ ...parts, betId: id, name: parts.betType }) : id;
    },
  };
}

/** Picks a market, and of its rounds that take bets one. */
export function RoundChoice({ chosen: { market, betId, name } }: { chosen: ChosenRound }) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const address = useAddress();
  const { data: today } = useAsk("today", "todayOfOperators");
  const day = today?.day;
  const { data: week } = useAsk(
    "rounds",
    "weekOfRounds",
    { from: day ?? "2026-01-01" },
    { isNeeded: day !== undefined },
  );
  const { data: open } = useAsk(
    "rounds",
    "allOperatorRounds",
    { betType: market, state: "open", limit: 100 },
    { isNeeded: market !== undefined },
  );
  const known = week?.markets.map(({ betType }) => betType) ?? [];
  const rounds = open?.items.filter(({ betType }) => betType === market).map((round) => round.betId) ?? [];
  const select = (
    name: "market" | "round",
    value: string,
    values: readonly string[],
    text: typeof wordOf,
  ) => (
    <Choice
      label={t(name)}
      value={value}
      choices={[...(value ? [] : [["", "—"] as const]), ...values.map((each) => [each, text(each)] as const)]}
      onChoice={(chosen) =>
        address.set(name === "market" ? { market: chosen, round: undefined } : { round: chosen })
      }
    />
  );
  const wordOf = (betType: string) => names.code("market", betType);
  return (
    <Row isOfFields>
      {select("market", market ?? "", withOwn(known, market), wordOf)}
      {market && open && rounds.length === 0 && !betId ? (
        <p>{t("noRounds")}</p>
      ) : (
        select("round", betId ?? "", withOwn(rounds, betId), name)
      )}
    </Row>
  );
}

/** The chosen one may no longer be on offer: a closed round stays in view. */
const withOwn = (values: readonly string[], own: string | undefined): readonly string[] =>
  own && !values.includes(own) ? [own, ...values] : values;
