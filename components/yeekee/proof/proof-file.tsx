"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/controls/button";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import { drawLogAddress } from "@/lib/domain/access/addresses";
import { headDigits } from "@/lib/domain/yeekee/head-digits";
import { Link } from "@/lib/i18n/navigation";
import { useStoreInstance } from "@/stores/_core/registry";
import { type Checked, createYingProofs, shownProof, useYingProofs } from "@/stores/yings/proof";
import styles from "./proof-screen.module.css";

/** Saves the proof as a file, and checks a saved one. Nothing of it leaves the device. */
export function ProofFile() {
  const t = useTranslations("proof.file");
  const proofs = useStoreInstance(createYingProofs);
  const file = useYingProofs((all) => all.file);
  const hasProof = useYingProofs((all) => shownProof(all) !== null);
  const input = useRef<HTMLInputElement>(null);
  const head = useYingProofs((all) => headOf(shownProof(all)));
  const save = async () => {
    const text = await proofs.getState().fileText();
    const shown = shownProof(proofs.getState());
    if (text && shown) download(`${shown.proof.betId}-proof.json`, text);
  };
  return (
    <section className={styles.file} aria-labelledby="file-title">
      <h2 id="file-title">{t("title")}</h2>
      <p className={styles.text}>{t("text")}</p>
      {head ? (
        <Link href={drawLogAddress} prefetch={false} className={styles.head}>
          {t("head", { head: headDigits(head) })}
        </Link>
      ) : null}
      <div className={styles.links}>
        <Button disabled={!hasProof} onClick={() => void save()}>
          {t("save")}
        </Button>
        <Button look="quiet" onClick={() => input.current?.click()}>
          {t("open")}
        </Button>
        {file ? (
          <Button look="plain" onClick={() => proofs.getState().closeFile()}>
            {t("backToSite")}
          </Button>
        ) : null}
      </div>
      <InAppHint lack="saving" />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          if (picked) void proofs.getState().openFile(picked, picked.name);
          // The same file may be picked again after it was changed.
          target.value = "";
        }}
      />
    </section>
  );
}

/** The log's head at the freeze; rounds of older rules have none. */
const headOf = (checked: Checked | null) => (checked?.kind === "sealed" ? checked.proof.head : null);

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
