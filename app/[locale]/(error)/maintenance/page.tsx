import { getLocale, getMessages } from "next-intl/server";
import { BackButton } from "@/components/error/back-button";
import { FollowOpening } from "@/components/error/follow-opening";
import { RefusalScreen } from "@/components/error/refusal-screen";
import { ButtonLink } from "@/components/ui/controls/button";
import { displayDateTime } from "@/lib/domain/time/time";
import { fill } from "@/lib/i18n/fill";
import { localePath, toLocale } from "@/lib/i18n/tags";
import { siteStatus } from "@/lib/server/upstream/site-status";
import { MoreInformation } from "../_parts/more-information";

export async function generateMetadata() {
  const [{ error }, { maintenance }] = await Promise.all([getMessages(), siteStatus()]);
  return { title: maintenance.on ? error.maintenanceTitle : error.openTitle };
}

/** Replaces every page during maintenance; opened at its own address, it says whether maintenance is on. */
export default async function MaintenancePage() {
  const [locale, { error: words }, { maintenance }] = await Promise.all([
    getLocale(),
    getMessages(),
    siteStatus(),
  ]);
  const front = localePath(toLocale(locale), "/");
  const { on, message, until } = maintenance;
  return (
    <RefusalScreen
      icon={on ? "clock" : "check"}
      title={on ? words.maintenanceTitle : words.openTitle}
      text={on ? message || words.maintenanceText : words.openText}
      more={<MoreInformation stays />}
    >
      {on ? (
        <FollowOpening
          front={front}
          until={until && fill(words.maintenanceUntil, { time: displayDateTime(until) })}
          words={words.maintenanceFollows}
        />
      ) : (
        <ButtonLink isHard href={front}>
          {words.backToHome}
        </ButtonLink>
      )}
      <BackButton label={words.goBack} front={front} />
    </RefusalScreen>
  );
}
