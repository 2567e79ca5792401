import { cookies } from "next/headers";
import { getLocale, getMessages } from "next-intl/server";
import { NewsList } from "@/components/content/news-list";
import { NoticeLine } from "@/components/home/alert-line";
import { Banner, ContentBanner } from "@/components/home/banner";
import { Carousel } from "@/components/home/carousel";
import { Contact } from "@/components/home/contact";
import styles from "@/components/home/home.module.css";
import { HowTo } from "@/components/home/how-to";
import { LatestResults } from "@/components/home/latest-results";
import { LogInFirst } from "@/components/home/log-in-first";
import { LineLogin } from "@/components/member/line-login";
import { LoginForm } from "@/components/member/login-form";
import { LoginLinks } from "@/components/member/login-links";
import { loginProps } from "@/components/member/login-words";
import { Card } from "@/components/ui/card";
import { allBanners, allNews } from "@/lib/contract/content";
import type { Endpoint, QueryOf, ReplyOf } from "@/lib/contract/endpoint";
import { betListResultHistory } from "@/lib/contract/rounds";
import { agentsSupports } from "@/lib/contract/site";
import { loginAnchor } from "@/lib/domain/access/addresses";
import { BANNER_CLICK, clickedBanners, unseenFirst } from "@/lib/domain/banners";
import { lotteryDay } from "@/lib/domain/time";
import { fill } from "@/lib/i18n/fill";
import { folderOf, localePath, toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { env } from "@/lib/server/config/env";
import { lineChannel } from "@/lib/server/line/line-channel";
import { richText } from "@/lib/server/page/rich-text";
import { offersPasskeys } from "@/lib/server/session/passkeys";

const newsShown = 3;
const bannersShown = 4;

/** The front page for guests. Every part renders without the others. */
export default async function HomePage() {
  const locale = toLocale(await getLocale());
  const ofLanguage = { locale: folderOf(locale) };
  const [{ home, member, navigation, result, market }, government, stocks, support, stories, banners, jar] =
    await Promise.all([
      getMessages(),
      maybe(betListResultHistory, { betGroup: "gov", limit: 1 }),
      maybe(betListResultHistory, { betGroup: "stock", limit: 40 }),
      maybe(agentsSupports),
      maybe(allNews, ofLanguage),
      maybe(allBanners, ofLanguage),
      cookies(),
    ]);
  const news = await Promise.all(
    (stories ?? []).slice(0, newsShown).map(async (row) => ({ ...row, text: await richText(row.html) })),
  );
  const clicked = clickedBanners(jar.get(BANNER_CLICK)?.value);
  const shown = unseenFirst(banners ?? [], clicked).slice(0, bannersShown);
  const slides = [
    { id: "", content: <Banner words={home.banner} /> },
    ...shown.map((banner) => ({ id: banner.id, content: <ContentBanner banner={banner} /> })),
  ];
  const { slide, ...carousel } = home.carousel;
  const places = slides.map((_, at) => fill(slide, { n: at + 1, total: slides.length }));

  return (
    <div className={styles.page}>
      <div className={`${styles.section} ${styles.intro}`}>
        <Carousel slides={slides} words={{ ...carousel, places }} />
        {/* Only the embedded upstream deals in play credit. */}
        {env().embedded && <NoticeLine label={home.notice.label} notices={[home.notice.playCredit]} />}
      </div>
      <Card aria-labelledby={loginAnchor} className={`${styles.section} ${styles.login}`}>
        <h2 id={loginAnchor}>{member.login.title}</h2>
        <LogInFirst text={member.login.first} />
        <LoginForm
          {...loginProps(member, support)}
          landing={localePath(locale, "/main")}
          offersPasskeys={await offersPasskeys()}
        />
        {lineChannel() && (
          <LineLogin locale={locale} words={{ or: member.login.or, label: member.login.line }} />
        )}
        <LoginLinks words={member.login} />
      </Card>
      <div className={styles.column}>
        <LatestResults
          government={government}
          stocks={stocks}
          words={home.results}
          resultWords={result}
          markets={market}
          today={lotteryDay(Date.now())}
        />
        <NewsList title={home.news} news={news} />
      </div>
      <div className={styles.whole}>
        <HowTo words={home.how} navigation={navigation} />
      </div>
      <div className={styles.contact}>
        <Contact support={support} words={home.contact} />
      </div>
    </div>
  );
}

/** A part that fails is left out; the page never fails because of it. */
async function maybe<E extends Endpoint>(entry: E, query?: QueryOf<E>): Promise<ReplyOf<E> | null> {
  return ask(entry, { query, cacheMs: 10_000, timeoutMs: 3_000 }).catch(() => null);
}
