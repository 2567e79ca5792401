"use client";
import { useEffect, useState } from "react";
import type { Fault } from "@/lib/contract/fault";
import { faultWords } from "@/lib/i18n/fault-words";
import { Note } from "../controls/note";
import { useConsoleLanguage } from "./console-words";

/** A refusal in the operator's language; nothing without one. */
export function FaultText({ fault }: { fault: Fault | null | undefined }) {
  const language = useConsoleLanguage();
  const [said, setSaid] = useState({ code: "", text: "" });
  const code = fault?.code;
  useEffect(() => {
    if (!code) return;
    let isOn = true;
    void faultWords(language, code).then((text) => isOn && setSaid({ code, text }));
    return () => {
      isOn = false;
    };
  }, [code, language]);
  if (!fault || said.code !== code) return null;
  return (
    <Note tone="error" role="alert">
      {said.text}
    </Note>
  );
}
