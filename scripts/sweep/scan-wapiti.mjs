import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const ask = promisify(execFile);
const seconds = 60;
/**
 * What it attacks with. Left out: what waits on purpose or asks the network; headers and cookie flags, which are
 * held by the scan of answers by http and by https (wapiti wants https promised on http, and a header that is no more).
 */
const modules = "backup,crlf,csp,csrf,exec,file,htaccess,methods,permanentxss,redirect,shellshock,sql,xss";

/** Wapiti, where this machine has it, with a member's cookie: from the member's first page wherever links lead. */
export async function scanWapiti({ origin, token }) {
  const has = await ask("wapiti", ["--version"]).then(
    () => true,
    () => false,
  );
  if (!has) return { seen: "wapiti is left out: it is not on this machine", wrong: [] };
  const home = mkdtempSync(join(tmpdir(), "wapiti-"));
  try {
    const report = join(home, "report.json");
    const cookie = ["-H", `Cookie: access-token=${token}`];
    const args = [
      "-u",
      `${origin}/main`,
      "-s",
      `${origin}/lotto`,
      ...cookie,
      "--scope",
      "domain",
      "-f",
      "json",
      "-o",
      report,
    ];
    const limits = [
      "--max-scan-time",
      String(seconds),
      "--max-attack-time",
      "12",
      "-d",
      "3",
      "--max-links-per-page",
      "40",
    ];
    const rest = ["--flush-session", "--no-bugreport", "-v", "0", "-m", modules];
    const env = { ...process.env, HOME: home };
    await ask("wapiti", [...args, ...limits, ...rest], {
      env,
      timeout: (seconds + 300) * 1_000,
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
  } catch (error) {
    return { seen: "wapiti", wrong: [`wapiti: ${String(error.stderr || error.message).slice(-300)}`] };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
