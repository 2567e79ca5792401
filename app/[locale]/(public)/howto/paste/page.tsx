import { getMessages } from "next-intl/server";
import { PasteForm } from "@/components/howto/paste-form";
import styles from "@/components/howto/paste-forms.module.css";
import { TopicCards } from "@/components/howto/topic-cards";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import { PageTitle } from "@/components/ui/page-title";
import { pasteHelpAddress } from "@/lib/domain/access/addresses";
import { type PasteFormGroup, pasteForms } from "@/lib/domain/poy/paste/forms";
import { env } from "@/lib/server/config/env";
import { Breadcrumbs } from "../../../_parts/json-ld";

export async function generateMetadata() {
  const { howto } = await getMessages();
  return { title: howto.paste.title, description: howto.paste.text };
}

const groups = Object.entries(pasteForms) as [PasteFormGroup, readonly string[]][];

/** Every form of a pasted text with what the reader says to it, as it says it on the bet page. */
export default async function PasteHelpPage() {
  const { howto, numbers, market } = await getMessages();
  const words = howto.paste;
  return (
    <div className={styles.page}>
      <Breadcrumbs
        trail={[
          { name: howto.title, path: "/how-to" },
          { name: words.title, path: pasteHelpAddress },
        ]}
      />
      <PageTitle back={{ href: "/how-to", label: howto.back }} note={words.lead}>
        {words.title}
      </PageTitle>
      <div className={styles.groups}>
        {groups.map(([group, forms]) => (
          <Card key={group} aria-labelledby={group} className={styles.group}>
            <h2 id={group} className={styles.heading}>
              {words.groups[group]}
            </h2>
            <ul className={styles.forms}>
              {forms.map((text) => (
                <PasteForm
                  key={text}
                  text={text}
                  words={words}
                  paste={numbers.paste}
                  options={market.options}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <div className={styles.links}>
        <ButtonLink href="/lotto" look="gold" size="large">
          {words.start}
        </ButtonLink>
      </div>
      <h2>{howto.back}</h2>
      <TopicCards isOwn={env().embedded} words={howto} without="paste" />
    </div>
  );
}
