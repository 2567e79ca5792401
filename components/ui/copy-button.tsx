"use client";
import { useState } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { createSnackbar } from "@/stores/snackbar";
import { Button } from "./button";
import { useCommonWords } from "./common-words";
import { Icon } from "./icon";

/** Copies a text and confirms it. `label` names what is copied ("Copy account number"). */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const words = useCommonWords();
  const snackbar = useStoreInstance(createSnackbar);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await putOnClipboard(text))) return;
    setCopied(true);
    snackbar.getState().tell({ text: words.copied, color: "success" });
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <Button look="quiet" size="small" aria-label={label} onClick={copy}>
      <Icon name={isCopied ? "check" : "copy"} size={18} />
      {isCopied ? words.copied : words.copy}
    </Button>
  );
}

/** The clipboard API, or `execCommand` on origins without https. */
async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    field.style.opacity = "0";
    document.body.append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    return isDone;
  }
}
