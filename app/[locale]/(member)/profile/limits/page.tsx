import { getMessages, getTranslations } from "next-intl/server";
import { LimitsScreen } from "@/components/limits/limits-screen";
import { ErrorState } from "@/components/ui/notices/error-state";
import { PageTitle } from "@/components/ui/page-title";
import { readPlayerLimits } from "@/lib/contract/player-limits";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { NotOffered } from "../../../_parts/not-offered";

export async function generateMetadata() {
  return { title: (await getTranslations("limits"))("title") };
}

/** The member's own limits, reminder, breaks and exclusion. */
export default async function LimitsPage() {
  const [{ limits, profile, shell }, limitsState] = await Promise.all([
    getMessages(),
    answered(ask(readPlayerLimits)),
  ]);
  return (
    <>
      <PageTitle
        back={{ href: "/profile", label: profile.back }}
        note={limitsState.reply ? limits.lead : undefined}
      >
        {limits.title}
      </PageTitle>
      {limitsState.reply ? (
        <LimitsScreen rendered={limitsState.reply} words={limits} pin={shell.pin} nowMs={Date.now()} />
      ) : isUnimplemented(limitsState.code) ? (
        <NotOffered />
      ) : (
        <ErrorState
          title={limits.failed}
          text={limits.failedText}
          action={{ href: "/profile/limits", label: limits.mine }}
        />
      )}
    </>
  );
}
