import { headers } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import { breadcrumbList, scriptText } from "@/lib/domain/site/structured-data";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { siteOrigin } from "@/lib/server/config/site";

/** Structured data in the page. A browser does not execute it, so the page's policy need not allow it. */
export async function JsonLd({ data }: { data: object }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <script type="application/ld+json" nonce={nonce}>
      {scriptText(data)}
    </script>
  );
}

/** A page's absolute address in the reader's language; `path` has no prefix. */
export async function absoluteAddress(path: string): Promise<string> {
  const [sent, locale] = await Promise.all([headers(), getLocale()]);
  return siteOrigin(sent) + localePath(toLocale(locale), path);
}

/** The way from the front page to this page; `trail` begins below the front page. */
export async function Breadcrumbs({ trail }: { trail: readonly { name: string; path: string }[] }) {
  const t = await getTranslations("site");
  const whole = [{ name: t("name"), path: "/" }, ...trail];
  const named = await Promise.all(
    whole.map(async ({ name, path }) => ({ name, url: await absoluteAddress(path) })),
  );
  return <JsonLd data={breadcrumbList(named)} />;
}
