"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/controls/button";
import { typedBaht } from "@/lib/domain/money/typed-amount";
import { chipsFrom, chipsMax } from "@/lib/domain/poy/usual-prices";
import styles from "./price-tools.module.css";

interface ChipEditorProps {
  chips: readonly number[];
  /** The new chips; null when every field was left empty. */
  onDone: (chips: readonly number[] | null) => void;
}

/** The member's own chips, typed over; an empty field is no chip. */
export function ChipEditor({ chips, onDone }: ChipEditorProps) {
  const t = useTranslations("lotto.slip");
  const [fields, setFields] = useState(() => chipPlaces.map((place) => String(chips[place] ?? "")));
  const save = (event: FormEvent) => {
    event.preventDefault();
    onDone(chipsFrom(fields));
  };
  return (
    <form className={styles.own} onSubmit={save}>
      {chipPlaces.map((place) => (
        <input
          key={place}
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={t("chipNo", { n: place + 1 })}
          value={fields[place] ?? ""}
          onChange={(event) => setFields(fields.with(place, typedBaht(event.target.value).slice(0, 5)))}
        />
      ))}
      <Button type="submit" size="small">
        {t("saveChips")}
      </Button>
    </form>
  );
}

const chipPlaces = Array.from({ length: chipsMax }, (_, place) => place);
