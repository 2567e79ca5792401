import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { VdoCard } from "@/components/content/vdo-card";
import styles from "@/components/content/vdo-card.module.css";
import { TopicCards } from "@/components/howto/topic-cards";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import { allVdos } from "@/lib/contract/content";
import { folderOf, toLocale } from "@/lib/i18n/tags";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { env } from "@/lib/server/config/env";
import { Breadcrumbs } from "../../_parts/json-ld";
import { NotOffered } from "../../_parts/not-offered";

export async function generateMetadata() {
  const t = await getTranslations("vdo");
  return { title: t("title"), description: t("lead") };
}

/** Every video of the site, newest first, then the same and more in pictures. */
export default async function VdosPage() {
  const [locale, { vdo: words, howto }] = await Promise.all([getLocale().then(toLocale), getMessages()]);
  const told = await answered(ask(allVdos, { query: { locale: folderOf(locale) }, cacheMs: 30_000 }));
  const vdos = told.reply;
  return (
    <>
      <Breadcrumbs trail={[{ name: words.title, path: "/vdo" }]} />
      <PageTitle note={vdos ? words.lead : undefined}>{words.title}</PageTitle>
      {told.code !== null && isUnimplemented(told.code) && <NotOffered />}
      {told.code !== null && !isUnimplemented(told.code) && (
        <ErrorState
          title={words.failedTitle}
          text={words.failedText}
          action={{ href: "/vdo", label: words.retry }}
        />
      )}
      {vdos?.length === 0 && (
        <EmptyState
          icon="info"
          title={words.none}
          text={words.noneText}
          action={{ href: "/how-to", label: words.noneGo }}
        />
      )}
      {vdos && vdos.length > 0 && (
        <ul className={styles.list}>
          {vdos.map((vdo) => (
            <li key={vdo.vdoName}>
              <VdoCard vdo={vdo} />
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="steps" className={styles.steps}>
        <h2 id="steps">{howto.title}</h2>
        <TopicCards words={howto} isOwn={env().embedded} />
      </section>
    </>
  );
}
