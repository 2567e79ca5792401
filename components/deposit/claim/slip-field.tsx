"use client";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { PictureButton } from "@/components/ui/controls/picture-button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import type { FaultCode } from "@/lib/contract/fault";
import { useStoreInstance } from "@/stores/_core/registry";
import { createFiles } from "@/stores/member/files";
import type { DepositWords } from "../deposit-words";
import styles from "./report-fields.module.css";

/** The upload limit, bytes; the contract holds the same limit, but is not in the page's first code. */
export const MOST_SLIP_BYTES = 5 * 1024 * 1024;

export interface Slip {
  /** The uploaded picture; null without one. */
  fileId: string | null;
  isSending: boolean;
}
export const noSlip: Slip = { fileId: null, isSending: false };

interface SlipFieldProps {
  words: DepositWords["report"];
  slip: Slip;
  /** Why the form was not sent, where that lies with the slip. */
  problem: string | undefined;
  onSlip: (slip: Slip) => void;
}

/** A picture of the slip: chosen, shown, uploaded at once, removable. */
export function SlipField({ words, slip, problem, onSlip }: SlipFieldProps) {
  const id = useId();
  const files = useStoreInstance(createFiles);
  const input = useRef<HTMLInputElement>(null);
  /** The newest choice; an answer to an older one is ignored. */
  const choice = useRef(0);
  const [preview, setPreview] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<FaultCode | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  const clear = () => {
    choice.current += 1;
    setPreview(null);
    setRefusal(null);
    setTooLarge(false);
    onSlip(noSlip);
    if (input.current) input.current.value = "";
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    choice.current += 1;
    const mine = choice.current;
    setRefusal(null);
    setTooLarge(file.size > MOST_SLIP_BYTES);
    if (file.size > MOST_SLIP_BYTES) {
      setPreview(null);
      onSlip(noSlip);
      return;
    }
    setPreview(URL.createObjectURL(file));
    onSlip({ fileId: null, isSending: true });
    const uploaded = await files.getState().upload(file, "transfer-slip");
    if (mine !== choice.current) return;
    setRefusal(uploaded.refusal);
    onSlip({ fileId: uploaded.id, isSending: false });
    if (uploaded.refusal) setPreview(null);
  };

  return (
    <div className={styles.slip}>
      <span className={styles.label} id={`${id}-label`}>
        {words.slip}
      </span>
      {preview ? (
        <picture>
          <img src={preview} alt={words.slipAlt} className={styles.preview} />
        </picture>
      ) : null}
      <p role="status" className={styles.said}>
        {slip.isSending ? words.slipSending : slip.fileId ? words.slipReady : ""}
      </p>
      <div className={styles.acts}>
        <PictureButton
          label={preview ? words.slipOther : words.slipChoose}
          describedBy={`${id}-label ${id}-hint`}
          inputRef={input}
          onChoose={(event) => void choose(event)}
        />
        {preview ? (
          <Button look="plain" onClick={clear}>
            {words.slipRemove}
          </Button>
        ) : null}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {words.slipHint}
      </p>
      {problem && slip.isSending ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : null}
      {isTooLarge ? (
        <p role="alert" className={styles.problem}>
          {words.slipTooLarge}
        </p>
      ) : null}
      <ErrorMessage code={refusal} />
    </div>
  );
}
