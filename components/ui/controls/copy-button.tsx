"use client";
import { useState } from "react";
import { useStoreInstance } from "@/stores/_core/registry";
import { createSnackbar } from "@/stores/snackbar";
import { Icon } from "../art/icon";
import { useCommonWords } from "../common-words";
import { putOnClipboard } from "../hooks/clipboard";
import { Button } from "./button";
import { IconButton } from "./icon-button";

interface CopyButtonProps {
  text: string;
  /** Names what is copied: "Copy account number". */
  label?: string;
  /** The icon alone, at the end of the copied text. */
  isIcon?: boolean;
}

/** Copies a text and confirms it. */
export function CopyButton({ text, label, isIcon = false }: CopyButtonProps) {
  const words = useCommonWords();
  const snackbar = useStoreInstance(createSnackbar);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    if (!(await putOnClipboard(text))) return;
    setCopied(true);
    snackbar.getState().showMessage({ text: words.copied, color: "success" });
    setTimeout(() => setCopied(false), 2000);
  };
  const icon = <Icon name={isCopied ? "check" : "copy"} size={isIcon ? 22 : 18} />;
  if (isIcon) {
    return (
      <IconButton aria-label={label ?? words.copy} onClick={copy}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button look="quiet" size="small" aria-label={label} onClick={copy}>
      {icon}
      {isCopied ? words.copied : words.copy}
    </Button>
  );
}
