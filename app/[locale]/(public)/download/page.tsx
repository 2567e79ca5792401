import { getMessages, getTranslations } from "next-intl/server";
import { InstallApp } from "@/components/shell/notices/install-app";
import { DeviceSteps } from "@/components/site/device-steps";
import styles from "@/components/site/device-steps.module.css";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { InAppHint } from "@/components/ui/notices/in-app-hint";
import { PageTitle } from "@/components/ui/page-title";

import { hasAddedCalls } from "@/lib/server/ask/added-calls";

export async function generateMetadata() {
  const t = await getTranslations("download");
  return { title: t("title"), description: t("lead") };
}

/** Installing the site on a home screen: one tap where the browser supports it, else step by step. */
export default async function DownloadPage() {
  const { download: words, platform } = await getMessages();
  const { slips, ...others } = words.good;
  // Where the upstream has no list of slips, there are none to keep.
  const good = hasAddedCalls() ? [slips, ...Object.values(others)] : Object.values(others);
  return (
    <div className={styles.page}>
      <PageTitle note={words.lead}>{words.title}</PageTitle>
      <InAppHint lack="install" />
      <Card aria-labelledby="install" className={styles.install} look="navy">
        <div>
          <h2 id="install">{words.installTitle}</h2>
          <p>{words.installText}</p>
          <InstallApp words={platform.install} />
        </div>
        <ul className={styles.good} aria-label={words.goodTitle}>
          {good.map((text) => (
            <li key={text}>
              <Icon name="check" size={20} />
              {text}
            </li>
          ))}
        </ul>
      </Card>
      <div className={styles.devices}>
        <DeviceSteps name="ios" words={words.ios} />
        <DeviceSteps name="android" words={words.android} />
        <DeviceSteps name="desktop" words={words.desktop} />
      </div>
    </div>
  );
}
