"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageTitle } from "@/components/ui/page-title";
import { drawLogAddress } from "@/lib/domain/access/addresses";
import { Link } from "@/lib/i18n/navigation";
import { type OpenedFile, useYingProofs } from "@/stores/yings/proof";
import { loggedRoundName } from "../draw-log/logged-round-name";

interface ProofTitleProps {
  betId: string;
  /** The id of this page's round. */
  name: string;
  note: ReactNode;
  /** Names of the shot markets, for the round of an opened file. */
  names: Readonly<Record<string, string>>;
}

/** The heading: this page's round, or the round that an opened file states. */
export function ProofTitle({ betId, name, note, names }: ProofTitleProps) {
  const t = useTranslations("proof");
  const file = useYingProofs((all) => all.file);
  const fileRound = file?.checked?.proof.betId;
  const fileLine = ({ name: fileName, kind }: OpenedFile) =>
    [
      t(kind === "reading" ? "file.reading" : "file.opened", { name: fileName }),
      ...(fileRound && fileRound !== betId ? [t("file.otherRound")] : []),
    ].join(" · ");
  return (
    <PageTitle
      back={{ href: "/results", label: t("back") }}
      note={
        <>
          <span role="status">{file ? fileLine(file) : null}</span>
          {file ? null : note}
          <br />
          <Link href={`${drawLogAddress}?round=${encodeURIComponent(fileRound ?? betId)}`}>{t("log")}</Link>
        </>
      }
    >
      <span>{`${t("title")}:`}</span>{" "}
      <span>{file ? (fileRound ? loggedRoundName(names, fileRound) : file.name) : name}</span>
    </PageTitle>
  );
}
