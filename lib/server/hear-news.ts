/** What this web server does with the news of the site's other processes. */
import type { WebNews } from "@/lib/contract/web-news";
import { addRefused } from "@/lib/server/ask/refused-tokens";
import { openNews } from "@/lib/server/news/web-news";
import { addDenied } from "@/lib/server/session/deny-list";
import { forgetReplies } from "@/lib/server/upstream/reply-cache";

function hear(news: WebNews): void {
  if (news.kind === "denied") addDenied(news.fingerprint, news.untilMs);
  if (news.kind === "refused") addRefused(news.fingerprint);
  if (news.kind === "changed") forgetReplies();
}

/** @returns stops hearing */
export const hearNews = (): Promise<() => void> => openNews(hear, forgetReplies);
