"use client";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";
import { SlipList } from "./slip-list";

/** All members' slips. */
export function SlipsScreen() {
  const t = useConsoleWords("slips");
  return (
    <>
      <PageHead title={t("title")} />
      <SlipList />
    </>
  );
}
