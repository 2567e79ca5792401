import type { getTranslations } from "next-intl/server";
import { guestPlaces, ownPlaces } from "@/components/navigation/menus";
import type navigationWords from "@/locales/th/navigation.json";
import type platformWords from "@/locales/th/platform.json";

type ShellWords = Awaited<ReturnType<typeof getTranslations<"shell">>>;

/** Messages of the account menu. */
export function menuWords(
  t: ShellWords,
  platform: Pick<typeof platformWords, "textSize" | "chat">,
  names: typeof navigationWords,
) {
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
    ownPages: t("ownPages"),
    sitePages: t("sitePages"),
    places: pick(names, [...ownPlaces, ...guestPlaces]),
  };
}

/** The labels of these places only, to keep the page's payload small. */
function pick<Name extends string>(
  names: Readonly<Record<Name, string>>,
  places: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(places.map((place) => [place, names[place]])) as Record<Name, string>;
}

export type MenuWords = ReturnType<typeof menuWords>;
