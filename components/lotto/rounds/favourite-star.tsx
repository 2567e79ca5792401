"use client";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/controls/icon-button";
import { useStoreInstance } from "@/stores/_core/registry";
import { createFavourites } from "@/stores/favourites";
import styles from "./favourite-star.module.css";

interface FavouriteStarProps {
  betType: string;
  name: string;
  isOn: boolean;
}

/** Adds a market to the favourites or removes it. */
export function FavouriteStar({ betType, name, isOn }: FavouriteStarProps) {
  const t = useTranslations("lotto.list");
  const favourites = useStoreInstance(createFavourites);
  return (
    <IconButton
      className={styles.star}
      aria-pressed={isOn}
      aria-label={isOn ? t("unfavour", { name }) : t("favour", { name })}
      onClick={() => favourites.getState().toggle(betType)}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
        <path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z" />
      </svg>
    </IconButton>
  );
}
