"use client";
import Form from "next/form";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { useLocale } from "@/lib/i18n/navigation";
import { localePath } from "@/lib/i18n/tags";
import styles from "./market-search.module.css";

interface MarketSearchProps {
  value: string;
  onType: (text: string) => void;
}

/** Searches the list as one types. Sent as a form, it is an address; without scripts that is how it works. */
export function MarketSearch({ value, onType }: MarketSearchProps) {
  const t = useTranslations("lotto.list");
  const locale = useLocale();
  return (
    <search className={styles.search}>
      <Form action={localePath(locale, "/lotto")} prefetch={false} scroll={false}>
        <Icon name="search" size={20} />
        <input
          type="search"
          name="q"
          aria-label={t("search")}
          placeholder={t("search")}
          value={value}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onType(event.target.value)}
        />
      </Form>
    </search>
  );
}
