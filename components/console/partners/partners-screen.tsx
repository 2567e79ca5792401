"use client";
import { PageHead } from "../page/page-head";
import { useMay } from "../shell/operator";
import { useConsoleWords } from "../words/console-words";
import { GamePartners } from "./game-partners";
import { PartnerKeys } from "./partner-keys";

/** Game partners and their states; for administrators the keys by which partners sign their members in. */
export function PartnersScreen() {
  const t = useConsoleWords("partners");
  const may = useMay();
  return (
    <>
      <PageHead title={t("title")} />
      <GamePartners />
      {may("administrator") ? <PartnerKeys /> : null}
    </>
  );
}
