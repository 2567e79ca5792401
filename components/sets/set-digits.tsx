"use client";
import { useTranslations } from "next-intl";
import boxes from "@/components/lotto/digit-boxes.module.css";
import happenings from "@/components/lotto/happened.module.css";
import { Icon } from "@/components/ui/icon";
import { useSetRoom, useSets } from "@/stores/sets";

const places = [0, 1, 2, 3];
const looks = {
  added: happenings.added,
  more: happenings.added,
  "sold-out": happenings.full,
  "no-more": happenings.full,
  full: happenings.full,
} as const;

/** The digits typed so far; the fourth one takes the number. Beside them what the last key did. */
export function SetDigits() {
  const t = useTranslations();
  const room = useSetRoom();
  const typed = useSets((sets) => sets.typed);
  const happened = useSets((sets) => sets.happened);
  return (
    <div className={boxes.row}>
      <div
        className={boxes.boxes}
        role="img"
        aria-label={`${t("sets.pick.label")}: ${typed || t("lotto.keypad.empty")}`}
      >
        {places.map((place) => (
          <span key={place} className={boxes.box} data-next={place === typed.length || undefined}>
            {typed[place] ?? ""}
          </span>
        ))}
      </div>
      <div className={happenings.place}>
        <p role="status" className={happenings.words}>
          {happened ? (
            <span key={happened.at} className={looks[happened.what]}>
              {t(`sets.pick.${happened.what}`, { number: happened.number })}
            </span>
          ) : null}
        </p>
      </div>
      <button
        type="button"
        className={boxes.clear}
        aria-label={t("lotto.keypad.clear")}
        disabled={typed === ""}
        onClick={() => room.getState().press("Delete")}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
