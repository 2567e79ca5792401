"use client";
import "../shared-styles";
import Form from "next/form";
import { useLocale } from "@/lib/i18n/navigation";
import { localePath } from "@/lib/i18n/tags";
import { MOST_SEARCHED } from "@/lib/kernel/text-search";
import { Icon } from "../art/icon";
import styles from "./search-field.module.css";

interface SearchFieldProps {
  /** The page whose list is searched. */
  page: string;
  label: string;
  value: string;
  onType: (text: string) => void;
}

/** Searches a list as one types. Sent as a form, it is an address; without scripts that is how it works. */
export function SearchField({ page, label, value, onType }: SearchFieldProps) {
  const locale = useLocale();
  return (
    <Form action={localePath(locale, page)} prefetch={false} scroll={false} className={styles.field}>
      <Icon name="search" size={20} />
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={MOST_SEARCHED}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
      />
    </Form>
  );
}
