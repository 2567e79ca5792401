import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const ask = promisify(execFile);
const seconds = 60;
/**
 * The attack modules. Left out: those that wait on purpose or use the network; headers and cookie flags, which
 * the scan of responses checks by http and https (wapiti requires HSTS on http, and an obsolete header).
 */
const modules = "backup,crlf,csp,csrf,exec,file,htaccess,methods,permanentxss,redirect,shellshock,sql,xss";

/** Runs wapiti, where it is installed, with a member's cookie: from the member's first page along its links. */
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
