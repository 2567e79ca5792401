import { headers } from "next/headers";
import { getLocale, getMessages } from "next-intl/server";
import rulesStyles from "@/components/howto/rules.module.css";
import { StepList } from "@/components/howto/step-list";
import styles from "@/components/howto/step-list.module.css";
import { TopicCards } from "@/components/howto/topic-cards";
import { SupportLinks } from "@/components/shell/account/support-links";
import { ButtonLink } from "@/components/ui/controls/button";
import { Fold } from "@/components/ui/lists/fold";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { stepsTold } from "@/lib/domain/site/any-house";
import { type HowToTopic, howToPage, howToTopics, STEPS_ANCHOR, stepPicture } from "@/lib/domain/site/how-to";
import { howTo } from "@/lib/domain/site/structured-data";
import { folderOf, toLocale } from "@/lib/i18n/tags";
import { env } from "@/lib/server/config/env";
import { siteOrigin } from "@/lib/server/config/site";
import { absoluteAddress, Breadcrumbs, JsonLd } from "../../../_parts/json-ld";

/** The head of a help page. */
export async function topicMetadata(topic: HowToTopic) {
  const { howto } = await getMessages();
  const { title, text } = howto.topics[topic];
  return { title, description: env().embedded ? text : undefined };
}

/** A help page: steps with pictures, a link to the page they explain, links to the other help pages. */
export async function TopicPage({ topic }: { topic: HowToTopic }) {
  const { howto: words } = await getMessages();
  const { title, text } = words.topics[topic];
  const path = howToPage(topic);
  const isOwn = env().embedded;
  return (
    <div className={styles.page}>
      <Breadcrumbs
        trail={[
          { name: words.title, path: "/how-to" },
          { name: title, path },
        ]}
      />
      <PageTitle back={{ href: "/how-to", label: words.back }} note={isOwn ? text : undefined}>
        {title}
      </PageTitle>
      {stepsTold(topic, isOwn) > 0 ? <Pictures topic={topic} /> : <AskService />}
      <h2>{words.back}</h2>
      <TopicCards words={words} isOwn={isOwn} without={topic} />
    </div>
  );
}

/** In place of a help page that tells the ways of this project's own upstream alone. */
export async function AskService() {
  const { howto, shell } = await getMessages();
  const { support, supportCall, supportChat } = shell;
  return (
    <EmptyState icon="info" title={howto.elsewhere.title} text={howto.elsewhere.text}>
      <SupportLinks words={{ support, supportCall, supportChat }} />
    </EmptyState>
  );
}

/** The steps of a topic as a section of the page that has its rules. */
export async function StepsSection({ topic }: { topic: HowToTopic }) {
  const { howto: words } = await getMessages();
  return (
    <section aria-labelledby={STEPS_ANCHOR} className={rulesStyles.section}>
      <h2 id={STEPS_ANCHOR} className={rulesStyles.heading}>
        {words.topics[topic].title}
      </h2>
      <Pictures topic={topic} />
    </section>
  );
}

/** The same behind its title, where the rules come first. */
export async function StepsFold({ topic }: { topic: HowToTopic }) {
  const { howto: words } = await getMessages();
  return (
    <Fold isSection icon="bet" title={words.topics[topic].title}>
      <div id={STEPS_ANCHOR} className={`${rulesStyles.section} ${rulesStyles.heading}`}>
        <Pictures topic={topic} />
      </div>
    </Fold>
  );
}

/** The steps of a topic in the reader's language, and the link to the page that they explain. */
async function Pictures({ topic }: { topic: HowToTopic }) {
  const [locale, { howto: words }] = await Promise.all([getLocale().then(toLocale), getMessages()]);
  const { title, text, steps: all } = words.topics[topic];
  const isOwn = env().embedded;
  const steps = Object.fromEntries(Object.entries(all).slice(0, stepsTold(topic, isOwn)));
  const folder = folderOf(locale);
  const place = howToTopics.find((one) => one.topic === topic)?.place ?? "/";
  const [url, origin] = await Promise.all([absoluteAddress(howToPage(topic)), headers().then(siteOrigin)]);
  const pictured = Object.values(steps).map((step, at) => ({
    text: step,
    image: origin + stepPicture(topic, at + 1, folder),
  }));
  return (
    <>
      <JsonLd
        data={howTo({
          name: title,
          url,
          description: isOwn ? text : title,
          language: locale,
          steps: pictured,
        })}
      />
      <StepList topic={topic} folder={folder} title={title} steps={steps} words={words} />
      <div className={styles.links}>
        <ButtonLink href={place} look="gold" size="large">
          {words.go}
        </ButtonLink>
      </div>
    </>
  );
}
