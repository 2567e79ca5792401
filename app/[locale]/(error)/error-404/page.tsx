import { headers } from "next/headers";
import { getMessages, getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { NotFoundScreen } from "@/components/error/not-found-screen";
import { linksTo, type Place } from "@/components/navigation/destinations";
import { insteadOf, missingAt } from "@/lib/domain/access/missing";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { readSession } from "@/lib/server/session/session";
import { WithBars } from "../../_parts/with-bars";

export async function generateMetadata() {
  return { title: (await getTranslations("error"))("notFoundTitle") };
}

const memberWays = ["lotto", "poy", "results", "credit", "howTo"] as const satisfies readonly Place[];
const guestWays = ["results", "howTo", "promotions"] as const satisfies readonly Place[];

/**
 * What the gate shows, with status 404, for an address that is unknown or names something that is not there, and with 400 for one that cannot
 * be read. The bars
 * stay, a member's with their balance.
 */
export default async function NotFoundPage({ params }: Pick<ComponentProps<typeof WithBars>, "params">) {
  const [{ locale }, { error, shell, navigation }, session, sent] = await Promise.all([
    params,
    getMessages(),
    readSession(),
    headers(),
  ]);
  const thing = missingAt((sent.get("x-page") ?? "/").split("?")[0] ?? "/");
  const words = thing === "page" ? null : error.missing[thing];
  const href = insteadOf[thing];
  const go = thing === "page" || thing === "receipt" ? null : error.missing[thing].go;
  const places = linksTo(session ? memberWays : guestWays, {
    ...navigation,
    credit: shell.deposit,
    howTo: shell.help,
  });
  return (
    <WithBars params={params} keepsBars>
      <NotFoundScreen
        status={sent.get("x-page-status") === "400" ? 400 : 404}
        title={words?.title ?? error.notFoundTitle}
        text={words?.text ?? error.notFoundText}
        instead={href && go ? { href, label: go } : null}
        home={{ href: localePath(toLocale(locale), session ? "/main" : "/"), label: error.backToHome }}
        ways={places.filter((place) => place.href !== href)}
        waysTitle={error.otherWays}
      />
    </WithBars>
  );
}
