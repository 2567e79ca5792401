/** The packages that the product was asked to be built with: what each does, where, and what would do without it. */

/** What would do a package's work by hand, or by another package. */
export interface Bypass {
  /** What nobody writes, as it stands after "no". */
  what: string;
  pattern: RegExp;
  /** Where it is looked for: folders and files. */
  within: readonly string[];
  /** Where it may stand nevertheless, with the reason. */
  except?: Readonly<Record<string, string>>;
  /** Lines that the pattern has to find. */
  examples: readonly string[];
}

export interface NamedPackage {
  name: string;
  does: string;
  /** The folders and files that may import it. */
  places: readonly string[];
  bypasses: readonly Bypass[];
}

const pages = ["app", "components", "stores"];
/** What a browser loads. */
const browser = [
  ...pages,
  ...["lib/client", "lib/contract", "lib/domain", "lib/i18n", "instrumentation-client.ts", "public/sw.js"],
];
const web = [...browser, "lib/server", "middleware.ts", "instrumentation.ts"];
const everywhere = [...web, "upstream"];

/** Imports of other packages for the same work. */
const imports = (...names: string[]): RegExp =>
  new RegExp(String.raw`(?:\bfrom|\bimport|\bimport\()\s*["'](?:${names.join("|")})(?:/[^"']*)?["']`);

export const namedPackages: readonly NamedPackage[] = [
  {
    name: "nprogress",
    does: "the line at the top while the next page loads",
    places: ["components/shell/progress-bar.tsx"],
    bypasses: [
      {
        what: "bar of another make: one without a known end, or one that follows the router",
        pattern:
          /<progress(?![^>]*\bmax=)|role="progressbar"(?![^>]*aria-valuenow)|<(?:Linear|Circular)Progress\b(?![^>]*variant="determinate")|\buseLinkStatus\b|\bonRouterTransitionStart\b/,
        within: browser,
        except: { "instrumentation-client.ts": "Next calls it here; it starts the line" },
        examples: ["<progress />", '<div role="progressbar" />', "<LinearProgress />", "useLinkStatus()"],
      },
    ],
  },
  {
    name: "js-cookie",
    does: "cookies that a page reads and writes: choices of this browser, the hint of a session",
    places: [
      ...["lib/client", "stores"],
      ...["components/home/carousel.tsx", "components/console/shell/operator-choices.tsx"],
    ],
    bypasses: [
      {
        what: "`document.cookie`, no `cookieStore`",
        pattern: /\bdocument\s*\.\s*cookie\b|\bcookieStore\b/,
        within: browser,
        except: { "public/sw.js": "a service worker has no document, from which js-cookie reads" },
        examples: ['document.cookie = "a=1"', 'await cookieStore.get("a")'],
      },
    ],
  },
  {
    name: "jwt-decode",
    does: "what a session's token says, read once its signature is no question of the page",
    places: ["lib/server/session"],
    bypasses: [
      {
        what: "token decoded by hand or by jose",
        pattern:
          /\batob\(|\bdecodeJwt\b|\.split\("\."\)\s*\[1\]|JSON\.parse\([^;]*\bbase64(?:url)?\b|\bbase64url\.decode\b/,
        within: everywhere,
        examples: [
          'JSON.parse(atob(token.split(".")[1]))',
          'JSON.parse(Buffer.from(part, "base64url").toString())',
          "decodeJwt(token)",
        ],
      },
    ],
  },
  {
    name: "axios",
    does: "every call of a page, members' and operators'",
    places: ["lib/client/calls"],
    bypasses: [
      {
        what: "`fetch`, `XMLHttpRequest` or beacon",
        pattern:
          /(?<![.\w])fetch\s*\(|\b(?:window|globalThis|self)\.fetch\b|[=(,:?]\s*fetch\s*[;,)]|\bXMLHttpRequest\b|\bsendBeacon\b/,
        within: browser,
        except: {
          "lib/client/calls/timed-get.ts": "measures a trip, which ends with the headers",
          "components/poy/page-fonts.ts": "a font for a picture, from the browser's cache: no call",
          "public/sw.js": "a service worker answers pages' own requests and has no axios",
        },
        examples: [
          'await fetch("/api/credit.cashs")',
          "const send = fetch;",
          "window.fetch(url)",
          "new XMLHttpRequest()",
          "navigator.sendBeacon(url)",
        ],
      },
      {
        what: "other HTTP client",
        pattern: imports(
          "undici",
          "ky",
          "got",
          "superagent",
          "wretch",
          "node-fetch",
          "cross-fetch",
          "ofetch",
        ),
        within: browser,
        examples: ['import ky from "ky";'],
      },
    ],
  },
  {
    name: "socket.io-client",
    does: "presence: who is online",
    places: ["lib/client/realtime/ccu.ts"],
    bypasses: [
      {
        what: "socket or event stream by hand",
        pattern: /\bnew\s+(?:WebSocket|EventSource|WebTransport)\b/,
        within: browser,
        examples: ['new WebSocket("wss://a")', 'new EventSource("/events")'],
      },
    ],
  },
  {
    name: "pusher-js",
    does: "messages to open pages: money, results, queues",
    places: ["lib/client/realtime", "lib/client/console/queue-messages.ts"],
    bypasses: [
      {
        what: "own side of the push protocol",
        pattern: /["'`]pusher:(?:subscribe|unsubscribe|ping|pong)["'`]/,
        within: browser,
        examples: ['send({ event: "pusher:subscribe" })'],
      },
    ],
  },
  {
    name: "firebase",
    does: "this device's address for messages while no page is open",
    places: ["lib/client/device/device-messages.ts"],
    bypasses: [
      {
        what: "subscription by the browser's own push manager",
        pattern: /\bpushManager\b|\bfcmregistrations\b|\bfirebaseinstallations\b/,
        within: browser,
        examples: ["registration.pushManager.subscribe()"],
      },
    ],
  },
  {
    name: "@fingerprintjs/fingerprintjs",
    does: "which device a visitor comes with",
    places: ["lib/client/device/visitor-id.ts"],
    bypasses: [
      {
        what: "marks of a device read from canvas, sound or plug-ins",
        pattern:
          /\bOfflineAudioContext\b|\bgetImageData\b|\bWEBGL_debug_renderer_info\b|\bnavigator\.plugins\b/,
        within: browser,
        examples: ["canvas.getImageData(0, 0, 9, 9)", "navigator.plugins"],
      },
    ],
  },
  {
    name: "react-google-recaptcha-v3",
    does: "the captcha of login and sign-up",
    places: ["components/member/captcha-box.tsx"],
    bypasses: [
      {
        what: "script of the vendor's put into a page by hand",
        pattern: /\bgrecaptcha\b|recaptcha\/(?:api|enterprise)\.js/,
        within: browser,
        examples: ["window.grecaptcha.execute()", "https://www.google.com/recaptcha/api.js"],
      },
    ],
  },
  {
    name: "dayjs",
    does: "days and times: read, reckoned and written",
    places: ["lib/domain", "lib/i18n", "upstream/simulators/line"],
    bypasses: [
      {
        what: "time written or taken apart by the language's own means",
        pattern:
          /\bIntl\.(?:DateTimeFormat|RelativeTimeFormat)\b|\.toLocale(?:Date|Time)String\(|\.[gs]et(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes)\(/,
        within: everywhere,
        except: {
          "lib/domain/time/time.ts": "the product's own rules of days, +07:00 and units",
          "lib/client/device/visitor-id.ts": "asks for the name of the device's zone",
        },
        examples: [
          'new Intl.DateTimeFormat("th")',
          "day.toLocaleDateString()",
          "day.getFullYear()",
          "at.setHours(4)",
        ],
      },
      {
        what: "other library of times",
        pattern: imports("moment", "moment-timezone", "luxon", "date-fns", "date-fns-tz", "@js-joda/core"),
        within: everywhere,
        examples: ['import { format } from "date-fns";'],
      },
    ],
  },
  {
    name: "react-hook-form",
    does: "what is typed into a form: checked by the contract's schema, errors at their boxes",
    places: ["components/form", "components/member/register-check.ts"],
    bypasses: [
      {
        what: "other library of forms",
        pattern: imports("formik", "final-form", "react-final-form", "@tanstack/react-form"),
        within: pages,
        examples: ['import { useFormik } from "formik";'],
      },
    ],
  },
  {
    name: "zod",
    does: "shapes of what comes from outside: calls, settings, webhooks, forms",
    places: ["lib/contract", "lib/server", "upstream", "components"],
    bypasses: [
      {
        what: "other library of shapes",
        pattern: imports(
          "yup",
          "joi",
          "ajv",
          "valibot",
          "superstruct",
          "io-ts",
          "arktype",
          "class-validator",
        ),
        within: everywhere,
        examples: ['import * as yup from "yup";'],
      },
    ],
  },
  {
    name: "@mui/material",
    does: "controls, dialogs, menus and tables, through one theme",
    places: ["components"],
    bypasses: [
      {
        what: "other kit of controls",
        pattern: imports(
          ...["antd", "react-bootstrap", "@chakra-ui/[^\"'/]+", "@headlessui/react", "@radix-ui/[^\"'/]+"],
          ...["@base-ui-components/react", "@mantine/[^\"'/]+", "react-select", "react-modal"],
        ),
        within: pages,
        examples: ['import { Dialog } from "@radix-ui/react-dialog";', 'import { Button } from "antd";'],
      },
      {
        what: "second dialog, menu or strip of tabs by hand",
        pattern: /<dialog\b|\bshowModal\(|(?<!\[)role="(?:dialog|alertdialog|menu|tablist)"/,
        within: pages,
        except: {
          "components/ui/sheet.tsx":
            "the members' one sheet: the browser's own dialog, without a first load's weight",
          "components/console/controls/tabs.tsx": "the console's one strip of tabs, whose pages are links",
        },
        examples: ["<dialog open>", "element.showModal()", '<div role="menu">', '<div role="tablist">'],
      },
    ],
  },
  {
    name: "next-intl",
    does: "words of four languages, and addresses with a language in them",
    places: ["app", "components", "lib/i18n"],
    bypasses: [
      {
        what: "other library of messages, no plurals by hand",
        pattern: new RegExp(
          `${imports("react-intl", "i18next", "react-i18next").source}|\\bIntl\\.PluralRules\\b`,
        ),
        within: web,
        except: {
          "lib/i18n/format-message.ts": "writes messages without the library's 9 kB, tested against it",
        },
        examples: ['import i18n from "i18next";', 'new Intl.PluralRules("th")'],
      },
      {
        what: "address without its language: Next's own link or router on a member's page",
        pattern:
          /import\s[^;]*\bfrom "next\/link"|import\s*\{[^}]*\buseRouter\b[^}]*\}\s*from "next\/navigation"/,
        within: ["app/[locale]", "components", "lib/i18n"],
        except: {
          "components/console": "the console's addresses have no language",
          "lib/i18n/link.tsx": "puts the language into addresses",
          "lib/i18n/use-place.ts": "puts the language into addresses",
        },
        examples: ['import Link from "next/link";', 'import { useRouter } from "next/navigation";'],
      },
    ],
  },
  {
    name: "zustand",
    does: "what changes while a page is open",
    places: ["stores", "components/yeekee/check-by-itself.ts"],
    bypasses: [
      {
        what: "other store, nor a subscription by hand",
        pattern: new RegExp(
          `${imports("redux", "react-redux", "@reduxjs/toolkit", "jotai", "mobx", "valtio", "recoil", "nanostores").source}|\\buseSyncExternalStore\\b`,
        ),
        within: pages,
        except: {
          "components/lotto/use-is-wide.ts": "follows a media query",
          "components/member/use-ready.ts": "tells whether the page's scripts run",
          "components/shell/own-page.tsx": "reads a store once, and otherwise on the server",
          "components/ui/open-in-browser.tsx": "reads the address, which the server does not know",
        },
        examples: ['import { atom } from "jotai";', "useSyncExternalStore(on, read)"],
      },
    ],
  },
];
