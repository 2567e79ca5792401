/** What a User-Agent header says of a device. It can be forged: for display only. */
export type DeviceKind = "mobile" | "pc";

const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;

/** Mobile by the user agent, otherwise a pc. */
export const deviceKind = (userAgent: string): DeviceKind => (MOBILE.test(userAgent) ? "mobile" : "pc");

// Order matters: most browsers also contain the names of those they descend from.
const browsers: readonly [RegExp, string][] = [
  [/\bLine\//i, "LINE"],
  [/FBAN|FBAV/, "Facebook"],
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\/|HeadlessChrome/, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux|X11/, "Linux"],
];

export interface DeviceSeen {
  kind: DeviceKind;
  /** Product names, the same in every language; "" where the text does not say. */
  browser: string;
  system: string;
}

export function readUserAgent(userAgent: string): DeviceSeen {
  const nameOf = (known: readonly [RegExp, string][]) =>
    known.find(([mark]) => mark.test(userAgent))?.[1] ?? "";
  return { kind: deviceKind(userAgent), browser: nameOf(browsers), system: nameOf(systems) };
}
