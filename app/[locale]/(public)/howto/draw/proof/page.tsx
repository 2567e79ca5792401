import { getMessages, getTranslations } from "next-intl/server";
import styles from "@/components/howto/draw-help.module.css";
import { DrawStagesPicture, DrawTryPicture } from "@/components/howto/draw-pictures";
import { DrawPoints, DrawSection, DrawSteps, DrawTerms } from "@/components/howto/draw-section";
import { PrintButton } from "@/components/ui/controls/print-button";
import { PageTitle } from "@/components/ui/page-title";
import { drawHelpAddress, drawProofAddress } from "@/lib/domain/access/addresses";
import { faqPage } from "@/lib/domain/site/structured-data";
import { fill } from "@/lib/i18n/fill";
import { env } from "@/lib/server/config/env";
import { Breadcrumbs, JsonLd } from "../../../../_parts/json-ld";
import { AskService } from "../../_parts/topic-page";
import { CheckWays } from "../_parts/check-ways";
import { example, figures } from "../_parts/figures";

export async function generateMetadata() {
  const t = await getTranslations("draw");
  return { title: t("proofTitle"), description: t("lead") };
}

/** How a draw by shots is proven, who could influence it, and what cannot be ruled out. */
export default async function DrawProofHelpPage() {
  const { draw: words, howto, rules } = await getMessages();
  const back = { href: drawHelpAddress, label: words.title };
  if (!env().embedded)
    return (
      <>
        <PageTitle back={back}>{words.proofTitle}</PageTitle>
        <AskService />
      </>
    );
  const { device, limits, beacon, older } = words;
  const parts = [
    ["steps", words.steps.title],
    ["device", device.title],
    ["limits", limits.title],
    ["check", words.check.title],
    ["older", older.title],
  ] as const;
  const answers = [
    { question: device.title, answer: device.text },
    { question: words.check.title, answer: `${words.check.page} ${words.check.file}` },
    { question: beacon.title, answer: beacon.text },
  ];
  return (
    <div className={styles.page}>
      <Breadcrumbs
        trail={[
          { name: howto.title, path: "/how-to" },
          { name: words.title, path: drawHelpAddress },
          { name: words.proofTitle, path: drawProofAddress },
        ]}
      />
      <JsonLd data={faqPage(answers)} />
      <PageTitle back={back} note={words.lead} acts={<PrintButton label={rules.print} />}>
        {words.proofTitle}
      </PageTitle>
      <nav aria-label={words.jump} className={styles.jump}>
        {parts.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className={styles.beside}>
        <figure className={styles.figure}>
          <DrawStagesPicture words={words.way} seconds={figures.longSeconds} />
          <figcaption>{words.way.title}</figcaption>
        </figure>
        <DrawSection id="steps" title={words.steps.title}>
          <DrawSteps words={words.steps} figures={figures} />
        </DrawSection>
      </div>
      <div className={styles.beside}>
        <figure className={styles.figure}>
          <DrawTryPicture words={device} {...example} />
          <figcaption>{fill(device.example, example)}</figcaption>
        </figure>
        <DrawSection id="device" title={device.title}>
          <p>{device.text}</p>
          <DrawTerms
            terms={[
              [device.heardTitle, device.heard],
              [device.notHeardTitle, device.notHeard],
              [device.notWitnessedTitle, device.notWitnessed],
              [device.lateTitle, device.lateText],
            ]}
          />
        </DrawSection>
      </div>
      <DrawSection id="limits" title={limits.title}>
        <DrawPoints
          points={[limits.machines, limits.program, limits.absent, limits.dropped, limits.refund]}
        />
      </DrawSection>
      <DrawSection id="check" title={words.check.title}>
        <CheckWays words={words.check} />
      </DrawSection>
      <DrawSection id="beacon" title={beacon.title}>
        <p>{beacon.text}</p>
      </DrawSection>
      <DrawSection id="older" title={older.title}>
        <p>{older.lead}</p>
        <DrawPoints points={[older.noBeacon, older.beacon, older.file, older.noSystem]} />
      </DrawSection>
    </div>
  );
}
