import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { getLocale, getMessages } from "next-intl/server";
import { cache } from "react";
import { filmedTopic } from "@/components/content/card-picture";
import { Prose } from "@/components/content/prose";
import { VdoCard } from "@/components/content/vdo-card";
import cards from "@/components/content/vdo-card.module.css";
import styles from "@/components/content/vdo-player.module.css";
import { VdoStage } from "@/components/content/vdo-stage";
import { PageTitle } from "@/components/ui/page-title";
import { allVdos, oneVdo, type Vdo } from "@/lib/contract/content";
import { isFault } from "@/lib/contract/fault";
import { orNull } from "@/lib/contract/or-null";
import { howToSteps, widePicture } from "@/lib/domain/site/how-to";
import { videoObject } from "@/lib/domain/site/structured-data";
import { fill } from "@/lib/i18n/fill";
import { Link } from "@/lib/i18n/navigation";
import { folderOf, type Locale, toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { siteOrigin } from "@/lib/server/config/site";
import { richText } from "@/lib/server/page/rich-text";
import { absoluteAddress, Breadcrumbs, JsonLd } from "../../../_parts/json-ld";

interface Props {
  params: Promise<{ vdoName: string }>;
}

/** 404 for an unknown video name. */
const readVdo = cache(async (vdoName: string, locale: Locale): Promise<Vdo> => {
  if (!/^[A-Za-z0-9_-]{1,80}$/.test(vdoName)) notFound();
  try {
    return await ask(oneVdo, { query: { vdoName, locale: folderOf(locale) }, cacheMs: 30_000 });
  } catch (error) {
    if (isFault(error, "not-found") || isFault(error, "not-offered")) notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Props) {
  const [{ vdoName }, locale] = await Promise.all([params, getLocale().then(toLocale)]);
  const { title, transcript } = await readVdo(vdoName, locale);
  return { title, description: transcript[0] };
}

/** The video as search engines read it; its files may be on another host. */
async function filmOf(vdo: Vdo, locale: Locale) {
  const origin = siteOrigin(await headers());
  const absolute = (address: string) => new URL(address, origin).href;
  const { title, url, posterUrl, lengthSeconds, publishedAt, transcript } = vdo;
  return videoObject({
    name: title,
    url: await absoluteAddress(`/vdo/${vdo.vdoName}`),
    description: transcript[0] ?? title,
    language: locale,
    content: absolute(url),
    thumbnail: posterUrl && absolute(posterUrl),
    lengthSeconds,
    publishedAt,
    transcript,
  });
}

/** One video with its transcript. */
export default async function VdoPage({ params }: Props) {
  const [{ vdoName }, locale, { vdo: words }] = await Promise.all([
    params,
    getLocale().then(toLocale),
    getMessages(),
  ]);
  const [vdo, all] = await Promise.all([
    readVdo(vdoName, locale),
    orNull(ask(allVdos, { query: { locale: folderOf(locale) }, cacheMs: 30_000 })),
  ]);
  const topic = filmedTopic(vdoName);
  const hasDesktop = topic !== null && widePicture(topic, 1, folderOf(locale)) !== null;
  const others = (all ?? []).filter((other) => other.vdoName !== vdoName);
  return (
    <div className={styles.page}>
      <Breadcrumbs
        trail={[
          { name: words.title, path: "/vdo" },
          { name: vdo.title, path: `/vdo/${vdoName}` },
        ]}
      />
      <JsonLd data={await filmOf(vdo, locale)} />
      <PageTitle back={{ href: "/vdo", label: words.back }}>{vdo.title}</PageTitle>
      <VdoStage
        vdo={vdo}
        locale={locale}
        words={{ unable: words.unable, download: words.download, transcript: words.transcript }}
      >
        {vdo.html && <Prose text={await richText(vdo.html)} />}
        {vdo.lengthSeconds && (
          <p className={styles.facts}>{fill(words.lengthLabel, { n: vdo.lengthSeconds })}</p>
        )}
        {hasDesktop && (
          <p className={styles.desktop}>
            {words.onPhone} <Link href={howToSteps(topic)}>{words.onComputer}</Link>
          </p>
        )}
      </VdoStage>
      {others.length > 0 && (
        <section aria-labelledby="others" className={styles.others}>
          <h2 id="others">{words.others}</h2>
          <ul className={cards.list}>
            {others.map((other) => (
              <li key={other.vdoName}>
                <VdoCard vdo={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
