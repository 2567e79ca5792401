import { getMessages, getTranslations } from "next-intl/server";
import { HelpFinder } from "@/components/howto/help-finder";
import styles from "@/components/howto/step-list.module.css";
import { topicsOf } from "@/components/howto/topic-cards";
import { offeredNames } from "@/components/navigation/destinations";
import { SupportLinks } from "@/components/shell/account/support-links";
import { Icon } from "@/components/ui/art/icon";
import { ButtonLink } from "@/components/ui/controls/button";
import { PageTitle } from "@/components/ui/page-title";
import { faqPage } from "@/lib/domain/site/structured-data";
import { MOST_SEARCHED } from "@/lib/kernel/text-search";
import { lackingKeys } from "@/lib/server/ask/lacking-calls";
import { env } from "@/lib/server/config/env";
import { Breadcrumbs, JsonLd } from "../../_parts/json-ld";
import { answersOf } from "./_parts/answers";

export async function generateMetadata() {
  const t = await getTranslations("howto");
  return { title: t("title"), description: t("lead") };
}

interface HowToPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Links to every help page, in the order in which a newcomer needs them, and what members ask most. */
export default async function HowToPage({ searchParams }: HowToPageProps) {
  const [{ howto: words, navigation, shell, platform }, { q }] = await Promise.all([
    getMessages(),
    searchParams,
  ]);
  const isOwn = env().embedded;
  const answers = answersOf(words, navigation, isOwn);
  const { keywords: _, ...find } = words.find;
  const { support, supportCall, supportChat } = shell;
  const { support: write } = offeredNames(navigation, lackingKeys(Date.now()));
  return (
    <div className={styles.page}>
      <Breadcrumbs trail={[{ name: words.title, path: "/how-to" }]} />
      <JsonLd data={faqPage(answers)} />
      <PageTitle note={words.lead}>{words.title}</PageTitle>
      <HelpFinder
        first={typeof q === "string" ? q.slice(0, MOST_SEARCHED) : ""}
        topics={topicsOf(words, isOwn)}
        answers={answers}
        support={<SupportLinks words={{ support, supportCall, supportChat, chat: platform.chat, write }} />}
        words={{ ...find, questions: words.faq.title }}
      />
      <div className={styles.links}>
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
