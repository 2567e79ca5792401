import { getLocale, getMessages, getTranslations } from "next-intl/server";
import styles from "@/components/content/content.module.css";
import { PromotionCard } from "@/components/content/promotion-card";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import { allPromotions } from "@/lib/contract/content";
import { promotionsInOrder } from "@/lib/domain/site/promotions";
import { epochMs } from "@/lib/domain/time/time";
import { folderOf, toLocale } from "@/lib/i18n/tags";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { richText } from "@/lib/server/page/rich-text";
import { Breadcrumbs } from "../../_parts/json-ld";
import { NotOffered } from "../../_parts/not-offered";

export async function generateMetadata() {
  const t = await getTranslations("promotion");
  return { title: t("title"), description: t("lead") };
}

/** Running promotions with all their terms, then those that have ended. */
export default async function PromotionsPage() {
  const [locale, { promotion: words }] = await Promise.all([getLocale().then(toLocale), getMessages()]);
  const told = await answered(ask(allPromotions, { query: { locale: folderOf(locale) }, cacheMs: 30_000 }));
  const rows = told.reply;
  const shown = await Promise.all(
    (rows ?? []).map(async (row) => ({ ...row, text: await richText(row.html) })),
  );
  const { running, ended } = promotionsInOrder(
    shown,
    ({ publishedAt, endsAt }) => ({
      publishedAtMs: epochMs(publishedAt),
      endsAtMs: endsAt === null ? null : epochMs(endsAt),
    }),
    Date.now(),
  );
  return (
    <>
      <Breadcrumbs trail={[{ name: words.title, path: "/promotions" }]} />
      <PageTitle note={rows ? words.lead : undefined}>{words.title}</PageTitle>
      {told.code !== null && isUnimplemented(told.code) && <NotOffered />}
      {told.code !== null && !isUnimplemented(told.code) && (
        <ErrorState
          title={words.failedTitle}
          text={words.failedText}
          action={{ href: "/promotions", label: words.retry }}
        />
      )}
      {rows && running.length === 0 && (
        <EmptyState
          icon="gift"
          title={words.none}
          text={words.noneText}
          action={{ href: "/profile/achievement", label: words.noneGo }}
        />
      )}
      {running.length > 0 && (
        <section aria-labelledby="running">
          <h2 id="running" className="visually-hidden">
            {words.running}
          </h2>
          <div className={styles.list}>
            {running.map((promotion) => (
              <PromotionCard key={promotion.id} promotion={promotion} hasEnded={false} words={words} />
            ))}
          </div>
        </section>
      )}
      {ended.length > 0 && (
        <section aria-labelledby="ended" className={styles.ended}>
          <h2 id="ended">{words.ended}</h2>
          <div className={styles.list}>
            {ended.map((promotion) => (
              <PromotionCard key={promotion.id} promotion={promotion} hasEnded words={words} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
