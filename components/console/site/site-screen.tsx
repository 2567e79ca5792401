"use client";
import type { SiteDetail, SupportData } from "@/lib/contract/site";
import { PageHead } from "../page/page-head";
import { useConsoleWords } from "../words/console-words";
import { AgentSupport } from "./agent-support";
import { SiteTexts } from "./site-texts";

/** The site's texts, its identifiers elsewhere, and whom members can ask for help. */
export function SiteScreen({ detail, support }: { detail: SiteDetail; support: SupportData }) {
  const t = useConsoleWords("site");
  return (
    <>
      <PageHead title={t("title")} />
      <SiteTexts detail={detail} support={support} />
      <AgentSupport />
    </>
  );
}
