import { callCentreOf } from "@/components/site/call-centre";
import { Icon } from "@/components/ui/art/icon";
import { ButtonLink } from "@/components/ui/controls/button";
import type { SupportData } from "@/lib/contract/site";
import { fill } from "@/lib/i18n/fill";
import type home from "@/locales/th/home.json";
import styles from "./refusal-screen.module.css";

interface AskForMoreProps {
  label: string;
  /** Null when no contact is known. */
  support: SupportData | null;
  words: Pick<(typeof home)["contact"], "call" | "chat" | "none">;
}

/** Expands to the site's contacts, without scripts. */
export function AskForMore({ label, support, words }: AskForMoreProps) {
  const phone = callCentreOf(support && { ...support, urlSupport: null });
  const chat = callCentreOf(support && { ...support, officePhoneNumber: null });
  return (
    <details className={styles.more}>
      <summary>
        <Icon name="info" size={20} />
        {label}
      </summary>
      <div className={styles.contacts}>
        {phone ? (
          <ButtonLink look="quiet" href={phone.href}>
            <Icon name="phone" size={20} />
            {fill(words.call, { phone: phone.phone })}
          </ButtonLink>
        ) : null}
        {chat ? (
          <ButtonLink look="quiet" href={chat.href} rel="noopener noreferrer" target="_blank">
            <Icon name="chat" size={20} />
            {words.chat}
          </ButtonLink>
        ) : null}
        {phone || chat ? null : <p>{words.none}</p>}
      </div>
    </details>
  );
}
