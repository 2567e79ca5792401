import type { getTranslations } from "next-intl/server";
import type { NoticeKind } from "@/stores/notices";

type ShellWords = Awaited<ReturnType<typeof getTranslations<"shell">>>;

export interface NoticeWords {
  notices: string;
  none: string;
  noneText: string;
  unread: string;
  kinds: Record<NoticeKind, string>;
}

/** What the bell says. */
export function noticeWords(t: ShellWords): NoticeWords {
  return {
    notices: t("notices"),
    none: t("noNotices"),
    noneText: t("noNoticesText"),
    unread: t.raw("unread") as string,
    kinds: {
      won: t("noticeWon"),
      lost: t("noticeLost"),
      refunded: t("noticeRefunded"),
      cancelled: t("noticeCancelled"),
      credited: t("noticeCredited"),
      expired: t("noticeDepositExpired"),
      unmatched: t("noticeDepositUnmatched"),
    },
  };
}
