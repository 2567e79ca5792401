"use client";
import { useState } from "react";
import { Sheet } from "@/components/ui/sheet/sheet";
import { Link } from "@/lib/i18n/navigation";
import form from "../form.module.css";

export interface TermsWords {
  open: string;
  title: string;
  /** One rule a line. */
  rules: readonly string[];
  /** Titles of the full texts. */
  full: string;
  privacy: string;
}

/** The terms in short, on a sheet beside the checkbox that accepts them. */
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
        {/* In a tab of their own: what is typed here stays. */}
        <p className={`${form.after} ${form.more}`}>
          <Link href="/terms" target="_blank" prefetch={false}>
            {words.full}
          </Link>
          <Link href="/privacy" target="_blank" prefetch={false}>
            {words.privacy}
          </Link>
        </p>
      </Sheet>
    </>
  );
}
