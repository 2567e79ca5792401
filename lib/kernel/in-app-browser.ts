/**
 * A browser inside another app, as links in its messages open it. It lacks push messages, passkeys, installing and
 * saving files. Read from the User-Agent header, which can be forged: for advice only.
 */
export interface InAppBrowser {
  /** The app's name, the same in every language. */
  app: string;
  system: "ios" | "android";
}

// Order matters: Messenger and Instagram carry Facebook's marks, too.
const apps: readonly (readonly [RegExp, string])[] = [
  [/\bLine\/\d/i, "LINE"],
  [/Orca-Android|MessengerForiOS|MessengerLiteForiOS/, "Messenger"],
  [/\bInstagram \d/, "Instagram"],
  [/FBAN|FBAV|FB_IAB/, "Facebook"],
  [/musical_ly|BytedanceWebview|\btrill_/, "TikTok"],
];

/** Phones and tablets only: on a computer these apps open the browser itself. Null in every other browser. */
export function inAppBrowserOf(userAgent: string): InAppBrowser | null {
  const [, app] = apps.find(([mark]) => mark.test(userAgent)) ?? [];
  if (!app) return null;
  if (/Android/.test(userAgent)) return { app, system: "android" };
  return /iPhone|iPad|iPod/.test(userAgent) ? { app, system: "ios" } : null;
}

/**
 * The address that makes the app open `href`, an absolute http(s) address, in the phone's own browser: LINE by its
 * query parameter, Android by an intent. Null where an app can only be left by hand.
 */
export function outsideAddress(href: string, { app, system }: InAppBrowser): string | null {
  const url = new URL(href);
  if (app === "LINE") {
    url.searchParams.set("openExternalBrowser", "1");
    return url.href;
  }
  if (system === "ios") return null;
  const intent = [
    ...["Intent", `scheme=${url.protocol.slice(0, -1)}`, "action=android.intent.action.VIEW"],
    "category=android.intent.category.BROWSABLE",
    `S.browser_fallback_url=${encodeURIComponent(url.href)}`,
  ].join(";");
  return `intent://${url.host}${url.pathname}${url.search}#${intent};end`;
}
