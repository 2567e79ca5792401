"use client";
import { useTranslations } from "next-intl";
import { exampleOf, shortList } from "@/lib/domain/poy/example";
import { useBets } from "@/stores/bets";
import styles from "./key-feedback.module.css";

/** What the helper that is on makes of a number, in one line: "1 digit gives 19 numbers: 5 → 05 15 … 95". */
export default function HelperExample() {
  const t = useTranslations("lotto.helper");
  const selected = useBets((state) => state.selected);
  const example = exampleOf(selected);
  if (!example) return null;
  const { typed, numbers } = example;
  return (
    <p className={styles.example}>
      {t("gives", { digits: typed.length, n: numbers.length, from: typed, to: shortList(numbers) })}
    </p>
  );
}
