"use client";
import { useTranslations } from "next-intl";
import { MarketMark } from "@/components/round/market-mark";
import { Icon } from "@/components/ui/art/icon";
import folded from "@/components/ui/folded.module.css";
import { roundAddress } from "@/lib/domain/access/addresses";
import type { UnopenedFamily } from "@/lib/domain/rounds/lotto-view";
import { SECOND_MS } from "@/lib/domain/time/time";
import { Link } from "@/lib/i18n/navigation";
import type { NamedRound } from "./named-round";
import styles from "./round-list.module.css";
import { useComingTime } from "./use-coming-time";

interface UnopenedMarketsProps {
  families: readonly UnopenedFamily<NamedRound>[];
  nowMs: number;
}

/** Markets that open later: one folded line for each family, its markets as small tiles inside. */
export function UnopenedMarkets({ families, nowMs }: UnopenedMarketsProps) {
  const t = useTranslations();
  const coming = useComingTime();
  if (families.length === 0) return null;
  return (
    <section aria-labelledby="section-later">
      <h2 id="section-later" className={folded.title}>
        {t("lotto.status.upcoming")}
      </h2>
      <div className={folded.lines}>
        {families.map(({ family, opensAtSeconds, rounds }) => (
          <details key={family} className={folded.line}>
            <summary>
              <span className={folded.words}>
                <strong>
                  {t(family === "yeekee" ? "market.groups.yeekee" : `market.sections.${family}`)}
                </strong>
                <span className={folded.note}>
                  {t(opensTogether(rounds) ? "lotto.list.later" : "lotto.list.laterFirst", {
                    n: rounds.length,
                    time: coming(opensAtSeconds * SECOND_MS, nowMs).text,
                  })}
                </span>
              </span>
              <Icon name="down" size={20} />
            </summary>
            <ul className={styles.tiles}>
              {rounds.map((round) => (
                <li key={round.betList.betId}>
                  <Tile round={round} nowMs={nowMs} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}

/** One time holds for all of them; else it is the first one's, and is called so. */
const opensTogether = (rounds: readonly NamedRound[]) =>
  new Set(rounds.map(({ betList }) => betList.unixTimeStamp.openTime)).size <= 1;

function Tile({ round, nowMs }: { round: NamedRound; nowMs: number }) {
  const t = useTranslations("lotto.list");
  const coming = useComingTime();
  const { betId, unixTimeStamp } = round.betList;
  const { day, time } = coming(unixTimeStamp.openTime * SECOND_MS, nowMs);
  return (
    <Link href={roundAddress(round, betId)} prefetch={false} className={styles.tile}>
      <MarketMark betType={round.betType} size={28} />
      <span className={styles.words}>
        <span>{round.marketName}</span>
        <span className={folded.note}>{day ? t("opens", { date: day, time }) : t("opensAt", { time })}</span>
      </span>
    </Link>
  );
}
