/** Packages that a browser or a session uses for one task each: mostly in one file. */
import { browser, everywhere, imports, type NamedPackage } from "./named-package";

export const browserPackages: readonly NamedPackage[] = [
  {
    name: "nprogress",
    does: "the line at the top while the next page loads",
    places: ["components/shell/loading/progress-bar.tsx"],
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
          "components/poy/picture/page-fonts.ts": "a font for a picture, from the browser's cache: no call",
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
];
