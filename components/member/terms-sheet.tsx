"use client";
import { useState } from "react";
import { Sheet } from "@/components/ui/sheet";
import form from "./form.module.css";

export interface TermsWords {
  open: string;
  title: string;
  /** One rule a line. */
  rules: readonly string[];
}

/** The terms in short, on a sheet beside the box that accepts them. */
export function TermsSheet({ words }: { words: TermsWords }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={form.textButton} onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={words.title}>
        <ol className={form.rules}>
          {words.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </Sheet>
    </>
  );
}
