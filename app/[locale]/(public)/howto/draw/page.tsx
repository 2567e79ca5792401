import { getMessages, getTranslations } from "next-intl/server";
import styles from "@/components/howto/draw-help.module.css";
import { DrawPoints, PlainSteps } from "@/components/howto/draw-section";
import { Card } from "@/components/ui/card";
import { ButtonLink } from "@/components/ui/controls/button";
import { Fold } from "@/components/ui/lists/fold";
import { OpenAsked } from "@/components/ui/lists/open-asked";
import { PageTitle } from "@/components/ui/page-title";
import { drawHelpAddress, drawProofAddress } from "@/lib/domain/access/addresses";
import { faqPage } from "@/lib/domain/site/structured-data";
import { Link } from "@/lib/i18n/navigation";
import { env } from "@/lib/server/config/env";
import { Breadcrumbs, JsonLd } from "../../../_parts/json-ld";
import { AskService } from "../_parts/topic-page";

export async function generateMetadata() {
  const t = await getTranslations("draw");
  return { title: t("title"), description: t("people.result.text") };
}

/** How a draw by shots is made, for people: four steps, what stays possible, and what of it is a demo. */
export default async function DrawHelpPage() {
  const { draw: words, howto } = await getMessages();
  const back = { href: "/how-to", label: howto.back };
  if (!env().embedded)
    return (
      <>
        <PageTitle back={back}>{words.title}</PageTitle>
        <AskService />
      </>
    );
  const { people, limits, demoResults, demoGames } = words;
  const { seal, shots, result, check } = people;
  const answers = [
    { question: words.title, answer: result.text },
    { question: check.title, answer: check.text },
    { question: limits.title, answer: people.limits },
    { question: demoResults.title, answer: `${demoResults.what} ${demoResults.who}` },
    { question: demoGames.title, answer: `${demoGames.what} ${demoGames.who}` },
  ];
  return (
    <div className={styles.page}>
      <Breadcrumbs
        trail={[
          { name: howto.title, path: "/how-to" },
          { name: words.title, path: drawHelpAddress },
        ]}
      />
      <JsonLd data={faqPage(answers)} />
      <PageTitle back={back} note={people.lead}>
        {words.title}
      </PageTitle>
      <Card as="div">
        <PlainSteps steps={[seal, shots, result, check]} isWide />
      </Card>
      <Card aria-labelledby="limits" className={styles.short}>
        <h2 id="limits">{limits.title}</h2>
        <p>{people.limits}</p>
        <Link href={drawProofAddress} prefetch={false} className={styles.more}>
          {people.more}
        </Link>
      </Card>
      <Fold icon="info" title={demoResults.title}>
        <div id="demo-results" className={styles.heading}>
          <DrawPoints points={[demoResults.what, demoResults.who, demoResults.shots]} />
        </div>
      </Fold>
      <Fold icon="info" title={demoGames.title}>
        <div id="demo-games" className={styles.heading}>
          <DrawPoints points={[demoGames.what, demoGames.who, demoGames.limits, demoGames.partners]} />
        </div>
      </Fold>
      <div className={styles.links}>
        <ButtonLink href="/results" look="gold" size="large">
          {words.check.resultsLink}
        </ButtonLink>
      </div>
      <OpenAsked />
    </div>
  );
}
