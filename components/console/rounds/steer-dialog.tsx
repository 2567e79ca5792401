"use client";
import Link from "next/link";
import type { OperatorRoundPage } from "@/lib/contract/operators/rounds";
import { epochMs, SECOND_MS } from "@/lib/domain/time/time";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { useDatedRoundName } from "../fields/round-name";
import { Baht } from "../fields/values";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import { type SteerAct, steerEntries } from "./acts-of-state";

interface Props {
  act: SteerAct;
  round: OperatorRoundPage;
  onClose: () => void;
}

/** Asks before such an act, and says who is affected. Where a second operator is needed the page says so then. */
export function SteerDialog({ act, round, onClose }: Props) {
  const t = useConsoleWords("rounds");
  const nameOf = useDatedRoundName();
  const steer = useAct("rounds", steerEntries[act]);
  const { betId, slips, stakes, status, bounds, serverTime } = round;
  const isPastPlan = epochMs(serverTime) >= bounds.plannedClose * SECOND_MS;
  return (
    <ActDialog
      title={`${t(`act.${act}`)}: ${nameOf(round)}`}
      label={t(`act.${act}`)}
      isDanger={act === "void" || act === "close"}
      reasons="round"
      suggestedCode={act === "void" ? "no-draw" : "other"}
      isPending={steer.isPending}
      fault={steer.error}
      onAct={(reason = "") => steer.mutate({ body: { betId, reason } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t(`ask.${act}`)}</p>
      {act === "void" && (status === "closed" || isPastPlan) ? <p>{t("ask.voidByTwo")}</p> : null}
      {act === "resume" && isPastPlan ? <p>{t("ask.resumeByTwo")}</p> : null}
      <Facts
        facts={[
          [
            t("affected"),
            <Link key="slips" href={`/operator/slips?betId=${betId}`} prefetch={false}>
              {t("affectedSlips", { n: slips })}
            </Link>,
          ],
          [t("stakes"), <Baht key="stakes" amount={stakes} />],
        ]}
      />
    </ActDialog>
  );
}
