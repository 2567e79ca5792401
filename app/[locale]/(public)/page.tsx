import { cookies, headers } from "next/headers";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { NewsList } from "@/components/content/news-list";
import { NoticeLine } from "@/components/home/alert-line";
import { Banner, ContentBanner } from "@/components/home/banner";
import { Carousel } from "@/components/home/carousel";
import { closingsOf } from "@/components/home/closings";
import { Contact } from "@/components/home/contact";
import { FreshResults, LatestResults } from "@/components/home/fresh-results";
import styles from "@/components/home/home.module.css";
import { HowTo } from "@/components/home/how-to";
import { NextClosings } from "@/components/home/next-closings";
import { HouseGames, OpenProof, SetOffer } from "@/components/home/offers";
import { LineLogin } from "@/components/member/login/line-login";
import { LogInFirst } from "@/components/member/login/log-in-first";
import { LoginForm } from "@/components/member/login/login-form";
import { LoginLinks } from "@/components/member/login/login-links";
import { logInFirst, loginProps } from "@/components/member/login/login-words";
import { freshest } from "@/components/result/result-row";
import { Card } from "@/components/ui/card";
import { allBanners, allNews } from "@/lib/contract/content";
import type { Endpoint, QueryOf, ReplyOf } from "@/lib/contract/endpoint";
import { allMarkets } from "@/lib/contract/markets";
import { orNull } from "@/lib/contract/or-null";
import { betListResultHistory, latestBetLists } from "@/lib/contract/rounds";
import { agentsSupports } from "@/lib/contract/site";
import { loginAnchor } from "@/lib/domain/access/addresses";
import { returnPath } from "@/lib/domain/access/return-path";
import { LIVE_CACHE_MS } from "@/lib/domain/rounds/live-cache";
import { BANNER_CLICK, clickedBanners, unseenFirst } from "@/lib/domain/site/banners";
import { organization } from "@/lib/domain/site/structured-data";
import { lotteryDay } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { folderOf, localePath, toLocale } from "@/lib/i18n/tags";
import { ask } from "@/lib/server/ask/ask";
import { env } from "@/lib/server/config/env";
import { siteOrigin } from "@/lib/server/config/site";
import { lineChannel } from "@/lib/server/line/line-channel";
import { richText } from "@/lib/server/page/rich-text";
import { offersPasskeys } from "@/lib/server/session/passkeys";
import { ASKED_PAGE } from "@/lib/server/session/session-cookie";
import { absoluteAddress, JsonLd } from "../_parts/json-ld";

const newsShown = 3;
const bannersShown = 4;
const resultsShown = 6;

/**
 * The front page for guests: what closes next, what was drawn last, what can be won. Every part renders without
 * the others.
 */
export default async function HomePage() {
  const locale = toLocale(await getLocale());
  const ofLanguage = { locale: folderOf(locale) };
  const past = (betGroup: string, limit: number) =>
    maybe(betListResultHistory, { betGroup, limit }, LIVE_CACHE_MS);
  const [words, rounds, markets, government, stocks, shots, sets, support, stories, banners, jar] =
    await Promise.all([
      getMessages(),
      maybe(latestBetLists, undefined, LIVE_CACHE_MS),
      maybe(allMarkets, undefined, 60_000),
      past("gov", 1),
      past("stock", 40),
      past("yeekee", 12),
      past("set_4", 4),
      maybe(agentsSupports),
      maybe(allNews, ofLanguage),
      maybe(allBanners, ofLanguage),
      cookies(),
    ]);
  const { home, member, navigation, result, market, game, shell } = words;
  const news = await Promise.all(
    (stories ?? []).slice(0, newsShown).map(async (row) => ({ ...row, text: await richText(row.html) })),
  );
  const asked = returnPath(jar.get(ASKED_PAGE)?.value);
  const clicked = clickedBanners(jar.get(BANNER_CLICK)?.value);
  const shown = unseenFirst(banners ?? [], clicked).slice(0, bannersShown);
  // What the site says of bets, draws and money is this project's own upstream's alone.
  const isOwn = env().embedded;
  const slides = [
    {
      id: "",
      content: <Banner words={isOwn ? home.banner : { ...home.banner, text: home.bannerElsewhere }} />,
    },
    ...shown.map((banner) => ({ id: banner.id, content: <ContentBanner banner={banner} /> })),
  ];
  const { slide, ...carousel } = home.carousel;
  const places = slides.map((_, at) => fill(slide, { n: at + 1, total: slides.length }));
  const today = lotteryDay(Date.now());

  return (
    <div className={styles.page}>
      <JsonLd data={await siteOrganization()} />
      <div className={`${styles.section} ${styles.intro}`}>
        <Carousel slides={slides} words={{ ...carousel, places }} />
        <NextClosings
          closings={closingsOf(rounds ?? [], markets ?? [], home.closings, market)}
          words={home.closings}
          day={shell.day}
        />
      </div>
      <div className={`${styles.section} ${styles.fresh}`}>
        <FreshResults
          rows={freshest([government, stocks, shots, sets], resultsShown)}
          words={home.fresh}
          resultWords={result}
          markets={market}
          today={today}
        />
      </div>
      <div className={styles.login}>
        {/* Only the embedded upstream deals in play credit. */}
        {isOwn && <NoticeLine label={home.notice.label} notices={[home.notice.playCredit]} />}
        <Card aria-labelledby={loginAnchor} className={styles.section}>
          <h2 id={loginAnchor}>{member.login.title}</h2>
          <LogInFirst
            key={asked ?? ""}
            isByAnchor
            text={logInFirst(member.login, navigation, asked)}
            isAsked={asked !== null}
          />
          <LoginForm
            {...loginProps(member, support)}
            landing={localePath(locale, asked ?? "/main")}
            offersPasskeys={await offersPasskeys()}
          />
          {lineChannel() && (
            <LineLogin locale={locale} words={{ or: member.login.or, label: member.login.line }} />
          )}
          <LoginLinks words={member.login} />
        </Card>
      </div>
      <div className={styles.column}>
        <SetOffer markets={markets ?? []} words={home.sets} market={market} />
        {/* An external upstream has games of its own, which only members may list. */}
        {isOwn && <HouseGames words={home.games} names={game.own} />}
        {isOwn && <OpenProof round={shots?.[0] ?? null} words={home.proof} markets={market} />}
        <LatestResults stocks={stocks} words={home.results} resultWords={result} markets={market} />
        <NewsList title={home.news} news={news} />
      </div>
      <div className={styles.whole}>
        <HowTo words={home.how} navigation={navigation} isOwn={isOwn} />
      </div>
      <div className={styles.contact}>
        <Contact support={support} words={home.contact} />
      </div>
    </div>
  );
}

/** The site as search engines read it. */
async function siteOrganization() {
  const [t, url, origin] = await Promise.all([
    getTranslations("site"),
    absoluteAddress("/"),
    headers().then(siteOrigin),
  ]);
  return organization({
    name: t("name"),
    url,
    description: t("description"),
    logo: `${origin}/icons/app-512.png`,
  });
}

/** A part that fails is left out; the page never fails because of it. */
async function maybe<E extends Endpoint>(
  entry: E,
  query?: QueryOf<E>,
  cacheMs = 10_000,
): Promise<ReplyOf<E> | null> {
  return orNull(ask(entry, { query, cacheMs, timeoutMs: 3_000 }));
}
