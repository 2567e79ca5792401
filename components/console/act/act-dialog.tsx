"use client";
import Alert from "@mui/material/Alert";
import dynamic from "next/dynamic";
import { useConsoleWords } from "../words/console-words";

/** Asks before an action that cannot be taken back; its code loads when the first one opens. */
export const ActDialog = dynamic(() => import("./act-form").then(({ ActForm }) => ActForm));

/** Says that an action waits for a second operator. */
export function WaitsForSecond() {
  const t = useConsoleWords("act");
  return (
    <Alert severity="info" variant="outlined">
      {t("waits")}
    </Alert>
  );
}
