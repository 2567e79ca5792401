"use client";
import { useTranslations } from "next-intl";
import { SearchField } from "@/components/ui/controls/search-field";
import styles from "./market-search.module.css";

interface MarketSearchProps {
  value: string;
  onType: (text: string) => void;
}

/** Searches the list of markets as one types. */
export function MarketSearch({ value, onType }: MarketSearchProps) {
  const t = useTranslations("lotto.list");
  return (
    <search className={styles.search}>
      <SearchField page="/lotto" label={t("search")} value={value} onType={onType} />
    </search>
  );
}
