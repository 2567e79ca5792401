import { existsSync } from "node:fs";
import { installFromDebian } from "../../site/debian.mjs";
import { runTool } from "../../site/run.mjs";
import { say } from "../../site/start-error.mjs";

/** Each browser's program, and the packages of Debian that bring what its story needs. */
const browsers = [
  { name: "firefox", program: "/usr/bin/firefox-esr", needs: { "/usr/bin/firefox-esr": "firefox-esr" } },
  {
    name: "webkit",
    program: "/usr/bin/WebKitWebDriver",
    needs: { "/usr/bin/WebKitWebDriver": "webkit2gtk-driver", "/usr/bin/Xvfb": "xvfb" },
  },
];

/**
 * `npm run sweep -- browsers`: the main story in Firefox and in WebKit at both widths, and further pages, each
 * photographed into `test-results/browsers` and measured. Installs the browsers where it can.
 * @returns {Promise<number>} faults; a browser that is missing and cannot be installed is one
 */
export async function sweepBrowsers() {
  const missing = browsers.flatMap(({ needs }) =>
    Object.entries(needs)
      .filter(([program]) => !existsSync(program))
      .map(([, name]) => name),
  );
  if (missing.length > 0) {
    say(`Installing ${missing.join(", ")} …`);
    await installFromDebian(missing);
  }
  const isThere = ({ needs }) => Object.keys(needs).every((program) => existsSync(program));
  const absent = browsers.filter((browser) => !isThere(browser));
  for (const { name, needs } of absent)
    say(
      `BAD  ${name} is not installed: on Debian, apt-get install ${Object.values(needs).join(" ")} as root`,
    );
  const present = browsers.filter(isThere).flatMap(({ name, program }) => [name, program]);
  if (present.length === 0) return absent.length;
  return (
    absent.length + (await runTool("tsx/dist/cli.mjs", ["tools/proof/sweep/browsers/run.ts", ...present]))
  );
}
