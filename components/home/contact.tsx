import { callCentreOf } from "@/components/site/call-centre";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import type { SupportData } from "@/lib/contract/site";
import type home from "@/locales/th/home.json";
import styles from "./home.module.css";

interface ContactProps {
  support: SupportData | null;
  words: (typeof home)["contact"];
}

/** The site's contacts by phone and chat, as far as they are known. */
export function Contact({ support, words }: ContactProps) {
  const phone = callCentreOf(support && { ...support, urlSupport: null });
  const chat = callCentreOf(support && { ...support, officePhoneNumber: null });
  return (
    <Card aria-labelledby="contact" className={styles.section}>
      <h2 id="contact">{words.heading}</h2>
      <p className={styles.quiet}>{words.text}</p>
      {phone && (
        <ButtonLink href={phone.href} look="quiet">
          <Icon name="phone" />
          {words.call.replace("{phone}", phone.phone)}
        </ButtonLink>
      )}
      {chat && (
        <ButtonLink href={chat.href} look="quiet" rel="noopener noreferrer" target="_blank">
          <Icon name="chat" />
          {words.chat}
        </ButtonLink>
      )}
      {!phone && !chat && <p>{words.none}</p>}
    </Card>
  );
}
