"use client";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { Fault, isFaultCode } from "@/lib/contract/fault";
import { useAct } from "@/stores/console/use-act";
import { ActDialog } from "../act/act-dialog";
import { Facts } from "../page/facts";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./holiday-dialog.module.css";

interface Props {
  /** Markets that may have a holiday, by betType. */
  markets: readonly string[];
  /** The day that is offered first. */
  day: string;
  onClose: () => void;
}

/** Voids the rounds of some markets on one day; each has its own outcome, which the dialog then lists. */
export function HolidayDialog({ markets, day, onClose }: Props) {
  const t = useConsoleWords("rounds");
  const names = useConsoleWords("names");
  const [dt, setDt] = useState(day);
  const [chosen, choose] = useState<readonly string[]>([]);
  const holiday = useAct("rounds", "holidayRounds");
  const found = holiday.data;
  return (
    <ActDialog
      title={t("holiday")}
      label={t("act.void")}
      isDanger
      reasons="round"
      suggestedCode="holiday"
      hasOwnField
      isReady={chosen.length > 0 && dt !== ""}
      isOver={found !== undefined}
      isPending={holiday.isPending}
      fault={holiday.error}
      onAct={(reason = "") => holiday.mutate({ body: { betTypes: [...chosen], dt, reason } })}
      onClose={onClose}
    >
      <p>{t("holidayText")}</p>
      <TextField
        autoFocus
        margin="dense"
        type="date"
        label={t("day")}
        value={dt}
        onChange={(event) => setDt(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <fieldset className={styles.markets}>
        <legend>{t("market")}</legend>
        {markets.map((betType) => (
          <FormControlLabel
            key={betType}
            label={names.code("market", betType)}
            control={
              <Checkbox
                checked={chosen.includes(betType)}
                onChange={(event) =>
                  choose(
                    event.target.checked ? [...chosen, betType] : chosen.filter((each) => each !== betType),
                  )
                }
              />
            }
          />
        ))}
      </fieldset>
      {found ? (
        <div role="status">
          <Facts
            facts={[
              ...found.rows.map(
                ({ betId, betType, state, fault }) =>
                  [
                    `${names.code("market", betType)} ${betId}`,
                    state === "refused" && fault && isFaultCode(fault) ? (
                      <FaultText key={betId} fault={new Fault(fault)} />
                    ) : (
                      t(`holiday.${state}`)
                    ),
                  ] as const,
              ),
              ...found.withoutRounds.map(
                (betType) => [names.code("market", betType), t("holiday.none")] as const,
              ),
            ]}
          />
        </div>
      ) : null}
    </ActDialog>
  );
}
