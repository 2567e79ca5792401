import { getMessages, getTranslations } from "next-intl/server";
import { AchievementScreen } from "@/components/achievement/achievement-screen";
import { RewardTabs } from "@/components/affiliate/reward-tabs";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { allAchievements } from "@/lib/contract/achievements";
import { loyaltyBalance } from "@/lib/contract/credit";
import { orNull } from "@/lib/contract/or-null";
import { answered, isUnimplemented } from "@/lib/server/ask/answered";
import { ask } from "@/lib/server/ask/ask";
import { NotOffered } from "../../../_parts/not-offered";
import { stakeFirstTerms } from "../../../_parts/stake-first-terms";

export async function generateMetadata() {
  return { title: (await getTranslations("achievement"))("title") };
}

/** A member's goals, their progress, and the rewards to collect. */
export default async function AchievementPage() {
  const [{ achievement, affiliate }, rows, loyalty, stakeFirst] = await Promise.all([
    getMessages(),
    answered(ask(allAchievements)),
    orNull(ask(loyaltyBalance)),
    stakeFirstTerms("reward"),
  ]);
  return (
    <>
      <PageTitle
        back={{ href: "/main", label: affiliate.back }}
        note={rows.reply ? achievement.lead : undefined}
      >
        {achievement.title}
      </PageTitle>
      <RewardTabs words={affiliate.tabs} current="achievement" />
      {rows.code === null ? (
        <AchievementScreen
          words={achievement}
          first={rows.reply}
          points={loyalty?.balance ?? null}
          stakeFirst={stakeFirst}
        />
      ) : isUnimplemented(rows.code) ? (
        <NotOffered />
      ) : (
        <EmptyState
          icon="flag"
          title={achievement.missing}
          text={achievement.missingHint}
          action={{ href: "/main", label: affiliate.back }}
        />
      )}
    </>
  );
}
