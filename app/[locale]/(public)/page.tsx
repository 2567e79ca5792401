import { getLocale, getMessages } from "next-intl/server";
import { Banner } from "@/components/home/banner";
import { Contact } from "@/components/home/contact";
import styles from "@/components/home/home.module.css";
import { HowTo } from "@/components/home/how-to";
import { LatestResults } from "@/components/home/latest-results";
import { NoticeLine } from "@/components/home/notice-line";
import { LineWay } from "@/components/member/line-way";
import { LoginForm } from "@/components/member/login-form";
import { LoginLinks } from "@/components/member/login-links";
import { loginProps } from "@/components/member/login-words";
import { Card } from "@/components/ui/card";
import { allNews } from "@/lib/contract/content";
import type { Endpoint, QueryOf, ReplyOf } from "@/lib/contract/endpoint";
import { betListResultHistory } from "@/lib/contract/rounds";
import { agentsSupports } from "@/lib/contract/site";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask";
import { env } from "@/lib/server/env";
import { lineChannel } from "@/lib/server/line-channel";
import { offersPasskeys } from "@/lib/server/passkeys";

const noticesShown = 2;

/** The front page for whoever is not logged in. Every part stands without the others. */
export default async function HomePage() {
  const [locale, { home, member, result, market }, government, stocks, support, stories] = await Promise.all([
    getLocale(),
    getMessages(),
    maybe(betListResultHistory, { betGroup: "gov", limit: 1 }),
    maybe(betListResultHistory, { betGroup: "stock", limit: 40 }),
    maybe(agentsSupports),
    maybe(allNews),
  ]);
  const news = (stories ?? []).slice(0, noticesShown).map(({ title }) => title);
  // The box's own upstream deals in play credit; an operator's speaks for itself.
  const notices = env().embedded ? [home.notice.playCredit, ...news] : news;

  return (
    <div className={styles.page}>
      <div className={`${styles.section} ${styles.intro}`}>
        <Banner words={home.banner} />
        {notices.length > 0 && <NoticeLine label={home.notice.label} notices={notices} />}
      </div>
      <Card aria-labelledby="log-in" className={`${styles.section} ${styles.login}`}>
        <h2 id="log-in">{member.login.title}</h2>
        <LoginForm
          {...loginProps(member, support)}
          landing={localePath(toLocale(locale), "/main")}
          offersPasskeys={await offersPasskeys()}
        />
        {lineChannel() && (
          <LineWay locale={toLocale(locale)} words={{ or: member.login.or, label: member.login.line }} />
        )}
        <LoginLinks words={member.login} />
      </Card>
      <LatestResults
        government={government}
        stocks={stocks}
        words={home.results}
        resultWords={result}
        markets={market}
      />
      <div className={styles.whole}>
        <HowTo words={home.how} />
      </div>
      <div className={styles.contact}>
        <Contact support={support} words={home.contact} />
      </div>
    </div>
  );
}

/** A part that fails is left out; the page never fails for it. */
async function maybe<E extends Endpoint>(entry: E, query?: QueryOf<E>): Promise<ReplyOf<E> | null> {
  return ask(entry, { query, cacheMs: 10_000, timeoutMs: 3_000 }).catch(() => null);
}
