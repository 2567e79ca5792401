import { getMessages, getTranslations } from "next-intl/server";
import styles from "@/components/howto/step-list.module.css";
import { TopicCards } from "@/components/howto/topic-cards";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PageTitle } from "@/components/ui/page-title";

export async function generateMetadata() {
  const t = await getTranslations("howto");
  return { title: t("title"), description: t("lead") };
}

/** Links to every help page, in the order in which a newcomer needs them. */
export default async function HowToPage() {
  const { howto: words } = await getMessages();
  return (
    <div className={styles.page}>
      <PageTitle note={words.lead}>{words.title}</PageTitle>
      <TopicCards words={words} />
      <div className={styles.ways}>
        <ButtonLink href="/vdo" look="quiet">
          <Icon name="eye" size={20} />
          {words.watch}
        </ButtonLink>
        <ButtonLink href="/howto/lotto" look="quiet">
          <Icon name="note" size={20} />
          {words.rules}
        </ButtonLink>
      </div>
    </div>
  );
}
