"use client";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import { useId } from "react";
import { useConsoleWords } from "../words/console-words";
import styles from "./market-boxes.module.css";

/** Ticks of markets, as boxes `betTypes` of a form. */
export function MarketBoxes({
  markets,
  problem,
}: {
  markets: readonly string[];
  problem: string | undefined;
}) {
  const t = useConsoleWords("rounds");
  const names = useConsoleWords("names");
  const problemId = useId();
  return (
    <fieldset className={styles.markets} aria-describedby={problem ? problemId : undefined}>
      <legend>{t("market")}</legend>
      {markets.map((betType) => (
        <FormControlLabel
          key={betType}
          label={names.code("market", betType)}
          control={
            <Checkbox
              name="betTypes"
              value={betType}
              slotProps={{ input: { "aria-invalid": problem ? true : undefined } }}
            />
          }
        />
      ))}
      {problem ? (
        <FormHelperText id={problemId} error role="alert">
          {problem}
        </FormHelperText>
      ) : null}
    </fieldset>
  );
}
