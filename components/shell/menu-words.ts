import { ownPlaces, sitePlaces } from "@/components/navigation/menus";
import type navigationWords from "@/locales/th/navigation.json";
import type platformWords from "@/locales/th/platform.json";
import type shellWords from "@/locales/th/shell.json";

/** Messages of the account menu. */
export function menuWords(
  shell: typeof shellWords,
  platform: Pick<typeof platformWords, "textSize" | "chat">,
  names: Partial<typeof navigationWords>,
) {
  return {
    menu: shell.menu,
    account: shell.account,
    level: shell.level,
    deposit: shell.deposit,
    login: shell.login,
    register: shell.register,
    results: shell.results,
    help: shell.help,
    logout: shell.logout,
    language: shell.language,
    theme: shell.theme,
    light: shell.themeLight,
    dark: shell.themeDark,
    system: shell.themeSystem,
    age: shell.age,
    support: shell.support,
    supportCall: shell.supportCall,
    supportChat: shell.supportChat,
    textSize: platform.textSize,
    chat: platform.chat,
    write: names.support,
    ownPages: shell.ownPages,
    sitePages: shell.sitePages,
    places: pick(names, [...ownPlaces, ...sitePlaces]),
  };
}

/** The labels of these places only, to keep the page's payload small. */
function pick<Name extends string>(
  names: Readonly<Partial<Record<Name, string>>>,
  places: readonly Name[],
): Partial<Record<Name, string>> {
  const named = places.filter((place) => names[place] !== undefined);
  return Object.fromEntries(named.map((place) => [place, names[place]])) as Partial<Record<Name, string>>;
}

export type MenuWords = ReturnType<typeof menuWords>;
