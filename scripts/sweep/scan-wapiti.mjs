import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const ask = promisify(execFile);
const seconds = 240;
/** Against a production server: what is slow by design (timing, brute force) or asks the network is not tried. */
const modules = "common,-timesql,-brute_login_form,-wapp";

/** Wapiti, where this machine has it, with a member's cookie: from the member's first page wherever links lead. */
export async function scanWapiti({ origin, token }) {
  const has = await ask("wapiti", ["--version"]).then(
    () => true,
    () => false,
  );
  if (!has) return { seen: "wapiti is left out: it is not on this machine", wrong: [] };
  const home = mkdtempSync(join(tmpdir(), "wapiti-"));
  try {
    const { hostname } = new URL(origin);
    const jar = {
      [hostname]: {
        "/": { "access-token": { value: token, expires: null, secure: false, port: null, version: 0 } },
      },
    };
    writeFileSync(join(home, "cookies.json"), JSON.stringify(jar));
    const report = join(home, "report.json");
    const args = [
      "-u",
      `${origin}/main`,
      "-c",
      join(home, "cookies.json"),
      "--scope",
      "folder",
      "-f",
      "json",
      "-o",
      report,
    ];
    const limits = [
      "--max-scan-time",
      String(seconds),
      "--max-attack-time",
      "60",
      "-d",
      "4",
      "--max-links-per-page",
      "60",
    ];
    const rest = [
      "-x",
      `${origin}/api/users.logout`,
      "--flush-session",
      "--no-bugreport",
      "-v",
      "0",
      "-m",
      modules,
    ];
    const env = { ...process.env, HOME: home };
    await ask("wapiti", [...args, ...limits, ...rest], {
      env,
      timeout: (seconds + 240) * 1_000,
      maxBuffer: 50_000_000,
    });
    const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(report, "utf8"));
    const wrong = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      found.map(({ method, path, info }) => `${path}: ${kind} (${method}) ${info}`),
    );
    return {
      seen: `wapiti ${infos.version} from ${infos.target}, ${Object.keys(vulnerabilities).length} kinds of weakness`,
      wrong,
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
