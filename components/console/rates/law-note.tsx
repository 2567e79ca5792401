"use client";
import { useMemo } from "react";
import { judgeMarket } from "@/lib/domain/arbitrage/market-law";
import type { PoyOption } from "@/lib/domain/poy/options";
import { Note } from "../controls/note";
import { useConsoleWords } from "../words/console-words";

interface Props {
  betType: string;
  /** Baht for one baht, of every option of the market. */
  rates: readonly { readonly option: PoyOption; readonly multiply: number }[];
  /** The option that is being changed, and its new rate. */
  option: PoyOption;
  multiply: number;
}

/** Rounds whose shots win prizes beside the rates. */
const ofShots = /^(yeekee|pingpong)/;

/** Says before it is saved where members could win for certain, and by which slip, or on average. */
export function LawNote({ betType, rates, option, multiply }: Props) {
  const t = useConsoleWords("rates");
  const names = useConsoleWords("names");
  const { sure, sureSlip, expected, expectedBet } = useMemo(
    () =>
      judgeMarket(
        ofShots.test(betType) ? "yeekee" : "",
        Object.fromEntries(
          [...rates, { option, multiply }].map((rate) => [rate.option, Math.round(rate.multiply * 100)]),
        ),
      ),
    [betType, rates, option, multiply],
  );
  const percent = (part: number) => (part * 100).toFixed(2);
  const nameOf = (bet: string) => names(`option.${bet as PoyOption}`);
  if (sureSlip)
    return (
      <Note tone="error" role="alert">
        {t("sureWin", { percent: percent(sure) })}{" "}
        {sureSlip
          .map((part) =>
            t("sureSlip", {
              option: nameOf(part.option),
              numbers: part.numbers,
              example: part.example,
              percent: percent(part.share),
            }),
          )
          .join(" · ")}
      </Note>
    );
  if (!expectedBet) return null;
  return (
    <Note tone="warning">
      {t("winOnAverage", {
        percent: percent(expected),
        option: nameOf(expectedBet.option),
        example: expectedBet.example,
      })}
    </Note>
  );
}
