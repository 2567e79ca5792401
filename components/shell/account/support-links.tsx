"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { destinations } from "@/components/navigation/destinations";
import { Icon } from "@/components/ui/art/icon";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { useAffiliate } from "@/stores/affiliate";
import { useSite } from "@/stores/site";
import { useUsers } from "@/stores/users";
import type { MenuWords } from "../menu-words";
import styles from "./account-sheet.module.css";
import type { ChatWords } from "./chat-sheet";

const ChatSheet = lazy(() => import("./chat-sheet").then((module) => ({ default: module.ChatSheet })));

/**
 * Contacts of the member's agent: read when the menu opens, shown only when there are any. Where no chat is offered,
 * members may ask in writing, if that has a word here.
 */
export function SupportLinks({
  words,
  onGo,
}: {
  /** A press leads to another page of this site. */
  onGo?: () => void;
  words: Pick<MenuWords, "support" | "supportCall" | "supportChat"> & {
    chat?: ChatWords;
    write?: string | undefined;
  };
}) {
  const support = useSite((site) => site.support);
  const load = useSite((site) => site.loadSupport);
  const isMember = useUsers((users) => users.session !== null);
  const slug = useAffiliate((affiliate) => affiliate.slug);
  useEffect(() => void load(isMember ? undefined : slug), [load, isMember, slug]);
  const phone = support?.officePhoneNumber;
  const chat =
    support?.activeSupport && /^https:\/\//.test(support.urlSupport ?? "") ? support.urlSupport : null;
  const chatAddress = useSite((site) => site.chatAddress);
  const [isChatOpen, setChatOpen] = useState(false);
  const talk = support?.activeSupport && chatAddress ? words.chat : undefined;
  const write = isMember && !chat && !talk ? words.write : undefined;
  if (!phone && !chat && !talk && !write) return null;
  return (
    <section>
      <h3>{words.support}</h3>
      <div className={styles.links}>
        {phone ? (
          <ButtonLink look="quiet" isWide href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            <Icon name="phone" size={20} />
            {words.supportCall.replace("{number}", phone)}
          </ButtonLink>
        ) : null}
        {talk ? (
          <Button look="quiet" isWide aria-haspopup="dialog" onClick={() => setChatOpen(true)}>
            <Icon name="chat" size={20} />
            {talk.title}
          </Button>
        ) : null}
        {chat ? (
          <ButtonLink look="quiet" isWide href={chat} target="_blank" rel="noopener noreferrer">
            <Icon name="chat" size={20} />
            {words.supportChat}
          </ButtonLink>
        ) : null}
        {write ? (
          <ButtonLink look="quiet" isWide href={destinations.support.href} onClick={onGo}>
            <Icon name={destinations.support.icon} size={20} />
            {write}
          </ButtonLink>
        ) : null}
      </div>
      {talk && chatAddress && isChatOpen ? (
        <Suspense>
          <ChatSheet address={chatAddress} words={talk} onClose={() => setChatOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
