"use client";
import { useEffect } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useSite } from "@/stores/site";
import styles from "./account-sheet.module.css";
import type { MenuWords } from "./menu-words";

/** How to reach the member's agent: asked for when the menu opens, shown only where there is a way. */
export function SupportLinks({
  words,
}: {
  words: Pick<MenuWords, "support" | "supportCall" | "supportChat">;
}) {
  const support = useSite((site) => site.support);
  const load = useSite((site) => site.loadSupport);
  useEffect(() => void load(), [load]);
  const phone = support?.officePhoneNumber;
  const chat =
    support?.activeSupport && /^https:\/\//.test(support.urlSupport ?? "") ? support.urlSupport : null;
  if (!phone && !chat) return null;
  return (
    <section>
      <h3>{words.support}</h3>
      <div className={styles.ways}>
        {phone ? (
          <ButtonLink look="quiet" isWide href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            <Icon name="phone" size={20} />
            {words.supportCall.replace("{number}", phone)}
          </ButtonLink>
        ) : null}
        {chat ? (
          <ButtonLink look="quiet" isWide href={chat} target="_blank" rel="noopener noreferrer">
            <Icon name="chat" size={20} />
            {words.supportChat}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
