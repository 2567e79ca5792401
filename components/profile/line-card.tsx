"use client";
import { useAction } from "@/components/member/use-action";
import { Card } from "@/components/ui/card";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { LINE_CALLBACK } from "@/lib/contract/line";
import type { UserInfo } from "@/lib/contract/users";
import { fill } from "@/lib/i18n/fill";
import { type Locale, localePath } from "@/lib/i18n/tags";
import { useStoreInstance } from "@/stores/_core/registry";
import { createProfile } from "@/stores/member/profile";
import styles from "./profile-cards.module.css";
import type { ProfileWords } from "./profile-words";

export interface OwnLine {
  /** LINE can be opened from this page. */
  isOffered: boolean;
  /** The LINE account just verified; it is linked once the member confirms. */
  person: { name?: string } | null;
  /** Why the LINE login failed. */
  refused: "denied" | "expired" | "failed" | null;
}

interface LineCardProps {
  info: UserInfo;
  line: OwnLine;
  locale: Locale;
  words: ProfileWords["edit"];
}

/** Links or unlinks LINE. LINE verifies the account; linking and unlinking require the PIN. */
export function LineCard({ info, line, locale, words }: LineCardProps) {
  const profile = useStoreInstance(createProfile);
  const { isBusy, refused, run } = useAction();
  const isOn = Boolean(info.lineUid || info.lineId);
  const way = (asked: "link" | "leave") => `${localePath(locale, LINE_CALLBACK)}?${asked}=1`;
  const acts = () => {
    if (isOn) {
      const end = () => run(() => profile.getState().change({ lineId: "" }), words.lineEnded);
      return (
        <Button look="quiet" isBusy={isBusy} onClick={() => void end()}>
          {words.lineEnd}
        </Button>
      );
    }
    if (!line.isOffered) return null;
    if (line.person) {
      return (
        <>
          <Button
            isBusy={isBusy}
            onClick={() => void run(() => profile.getState().linkLine(), words.lineLinked)}
          >
            {words.lineYes}
          </Button>
          <ButtonLink isHard look="quiet" href={way("leave")}>
            {words.lineNo}
          </ButtonLink>
        </>
      );
    }
    return (
      <ButtonLink isHard look="quiet" href={way("link")}>
        {words.lineLink}
      </ButtonLink>
    );
  };
  const state = () => {
    if (isOn) return words.lineOn;
    if (line.isOffered && line.person)
      return line.person.name ? fill(words.lineAsk, { name: line.person.name }) : words.lineAskNameless;
    return line.isOffered ? `${words.lineOff} ${words.lineText}` : words.lineOff;
  };
  const failures = { denied: words.lineDenied, expired: words.lineExpired, failed: words.lineFailed };
  return (
    <Card id="line" aria-labelledby="line-title" className={styles.card}>
      <h2 id="line-title">{words.line}</h2>
      {line.refused && !isOn ? <p role="alert">{failures[line.refused]}</p> : null}
      <p>{state()}</p>
      <div className={styles.acts}>{acts()}</div>
      <ErrorMessage code={refused?.code ?? null} />
    </Card>
  );
}
