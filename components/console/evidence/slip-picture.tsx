"use client";
import Dialog from "@mui/material/Dialog";
import Image from "next/image";
import { useState } from "react";
import { useAsk } from "@/stores/console/use-ask";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import styles from "./evidence.module.css";

/** The picture of a transfer slip that a member uploaded; a press shows it in full. */
export function SlipPicture({ fileId }: { fileId: string }) {
  const t = useConsoleWords("evidence");
  const [isLarge, enlarge] = useState(false);
  const { data, error } = useAsk("files", "oneOperatorFile", { id: fileId });
  if (!data) return <FaultText fault={error} />;
  const source = `data:${data.mediaType};base64,${data.content}`;
  return (
    <>
      <button type="button" className={styles.pictureButton} onClick={() => enlarge(true)}>
        <Image unoptimized src={source} alt={t("slip")} width={600} height={800} className={styles.picture} />
      </button>
      <Dialog open={isLarge} onClose={() => enlarge(false)} maxWidth="lg" aria-label={t("slip")}>
        <button type="button" className={styles.large} onClick={() => enlarge(false)} aria-label={t("close")}>
          <Image
            unoptimized
            src={source}
            alt={t("slip")}
            width={900}
            height={1200}
            className={styles.largePicture}
          />
        </button>
      </Dialog>
    </>
  );
}
