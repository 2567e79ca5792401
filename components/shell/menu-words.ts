import type { getTranslations } from "next-intl/server";
import type platformWords from "@/locales/th/platform.json";

type ShellWords = Awaited<ReturnType<typeof getTranslations<"shell">>>;

/** What the account menu says. */
export function menuWords(t: ShellWords, platform: Pick<typeof platformWords, "textSize" | "chat">) {
  return {
    menu: t("menu"),
    account: t("account"),
    level: t.raw("level") as string,
    deposit: t("deposit"),
    login: t("login"),
    register: t("register"),
    results: t("results"),
    logout: t("logout"),
    language: t("language"),
    theme: t("theme"),
    light: t("themeLight"),
    dark: t("themeDark"),
    system: t("themeSystem"),
    age: t("age"),
    support: t("support"),
    supportCall: t.raw("supportCall") as string,
    supportChat: t("supportChat"),
    textSize: platform.textSize,
    chat: platform.chat,
    ways: {
      mine: t("ways.mine"),
      profile: t("ways.profile"),
      games: t("ways.games"),
      withdraw: t("ways.withdraw"),
      statement: t("ways.statement"),
      banks: t("ways.banks"),
      affiliate: t("ways.affiliate"),
      achievement: t("ways.achievement"),
      limits: t("ways.limits"),
    },
    site: {
      title: t("site.title"),
      casino: t("site.casino"),
      promotions: t("site.promotions"),
      howTo: t("site.howTo"),
      videos: t("site.videos"),
      download: t("site.download"),
    },
  };
}

export type MenuWords = ReturnType<typeof menuWords>;
