"use client";
import { Note } from "../controls/note";
import { onDemand } from "../controls/on-demand";
import { useConsoleWords } from "../words/console-words";

/** Asks before an action that cannot be taken back; its code loads when the first one opens. */
export const ActDialog = onDemand(() => import("./act-form").then(({ ActForm }) => ActForm));

/** Says that an action waits for a second operator. */
export function WaitsForSecond() {
  const t = useConsoleWords("act");
  return <Note tone="info">{t("waits")}</Note>;
}
