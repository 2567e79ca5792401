import { getMessages, getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { PageTitle } from "@/components/ui/page-title";
import { DrawLog, DrawLogLoading, NoDrawLog } from "@/components/yeekee/draw-log/draw-log";
import { type LogView, PAGE_ROWS, readLog, readView } from "./_parts/read-log";

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata() {
  const t = await getTranslations("freezes");
  return { title: t("title"), description: t("lead") || undefined };
}

/**
 * The public log of seals, freezes and voids, against which anyone can check a proof, a receipt or a slip.
 */
export default async function FreezesPage({ searchParams }: Props) {
  const [asked, t] = await Promise.all([searchParams, getTranslations("freezes")]);
  const view = readView(asked);
  return (
    <>
      <PageTitle back={{ href: "/results", label: t("back") }}>{t("title")}</PageTitle>
      <Suspense key={JSON.stringify(view)} fallback={<DrawLogLoading />}>
        <Log view={view} />
      </Suspense>
    </>
  );
}

async function Log({ view }: { view: LogView }) {
  const [log, { market }] = await Promise.all([readLog(view), getMessages()]);
  return typeof log === "string" ? (
    <NoDrawLog reason={log} />
  ) : (
    <DrawLog log={log} view={view} pageRows={PAGE_ROWS} market={market} />
  );
}
