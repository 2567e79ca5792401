"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import type { NumberSet } from "@/lib/contract/number-sets";
import { displayDateTime } from "@/lib/domain/time/time";
import styles from "./set-card.module.css";
import { SetNumbers } from "./set-numbers";

interface SetCardProps {
  set: NumberSet;
  onUse: () => void;
  onEdit: () => void;
  onRemove: () => Promise<void>;
}

/** One set: name, numbers, actions. Removing it is confirmed in place. */
export function SetCard({ set, onUse, onEdit, onRemove }: SetCardProps) {
  const t = useTranslations();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { name, rows } = set;
  const remove = async () => {
    setBusy(true);
    await onRemove();
    setBusy(false);
    setAsking(false);
  };
  return (
    <Card as="article" className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <h2>{name}</h2>
        <span>{t("numbers.set.count", { n: rows.length })}</span>
      </header>
      <SetNumbers
        rows={rows}
        nameOf={(option) => t(`market.options.${option}`)}
        more={(n) => t("numbers.set.more", { n })}
      />
      <p className={styles.time}>{t("numbers.set.updated", { time: displayDateTime(set.updatedAt) })}</p>
      {isAsking ? (
        <div className={styles.sure} role="alert">
          <p>{t("numbers.set.removeSure", { name })}</p>
          <Button size="small" look="danger" isBusy={isBusy} onClick={() => void remove()}>
            {t("numbers.set.removeYes")}
          </Button>
          <Button size="small" look="quiet" onClick={() => setAsking(false)}>
            {t("numbers.set.keep")}
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          <Button aria-label={t("numbers.set.useOf", { name })} onClick={onUse}>
            <Icon name="bet" size={20} />
            {t("numbers.set.use")}
          </Button>
          <Button look="quiet" aria-label={t("numbers.set.editOf", { name })} onClick={onEdit}>
            {t("numbers.set.edit")}
          </Button>
          <Button
            look="plain"
            aria-label={t("numbers.set.removeOf", { name })}
            className={styles.remove}
            onClick={() => setAsking(true)}
          >
            <Icon name="trash" size={20} />
          </Button>
        </div>
      )}
    </Card>
  );
}
