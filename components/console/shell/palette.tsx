"use client";
import Dialog from "@mui/material/Dialog";
import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { useDeferredValue, useState } from "react";
import { Icon } from "@/components/ui/art/icon";
import { useAsk } from "@/stores/console/use-ask";
import { useConsoleWords } from "../words/console-words";
import { useMay } from "./operator";
import styles from "./palette.module.css";
import { allPlaces } from "./places";

/** Search over pages, members by name, phone or uuid, and slips by number; opened by Ctrl/⌘ K. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useConsoleWords("shell");
  const router = useRouter();
  const may = useMay();
  const [typed, setTyped] = useState("");
  const said = typed.trim();
  // A call for every key would be one too many; pages follow each key at once.
  const asked = useDeferredValue(said);
  const { data: members } = useAsk(
    "members",
    "allMembers",
    { search: asked, limit: 8 },
    { isNeeded: asked.length >= 2 },
  );
  // A phone number begins with 0, the number of a slip never does.
  const slipNo = /^#?([1-9]\d{0,14})$/.exec(said)?.[1];
  const places = allPlaces.filter(
    ({ name, role }) => may(role) && t(`place.${name}`).toLowerCase().includes(said.toLowerCase()),
  );
  const go = (href: string) => {
    onClose();
    router.push(href);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-label={t("search")} className={styles.dialog}>
      <Command shouldFilter={false} label={t("search")} className={styles.palette}>
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder={t("searchHint")}
          className={styles.input}
        />
        <Command.List className={styles.list}>
          <Command.Empty className={styles.empty}>{t("searchEmpty")}</Command.Empty>
          {slipNo ? (
            <Command.Item
              value={`slip ${slipNo}`}
              onSelect={() => go(`/operator/slips?poyNo=${slipNo}`)}
              className={styles.item}
            >
              <Icon name="slip" size={18} /> {t("searchSlip", { no: slipNo })}
            </Command.Item>
          ) : null}
          {asked.length >= 2
            ? members?.items.map(({ uuid, userName, phoneNumber }) => (
                <Command.Item
                  key={uuid}
                  value={uuid}
                  onSelect={() => go(`/operator/members/${uuid}`)}
                  className={styles.item}
                >
                  <Icon name="user" size={18} /> {userName}
                  <span className={styles.aside}>{phoneNumber}</span>
                </Command.Item>
              ))
            : null}
          {places.map(({ name, href, icon }) => (
            <Command.Item key={name} value={`page ${name}`} onSelect={() => go(href)} className={styles.item}>
              <Icon name={icon} size={18} /> {t(`place.${name}`)}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
