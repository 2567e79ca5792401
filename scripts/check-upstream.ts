/**
 * `npm run check-upstream -- URL [POY_URL]`: walks every call of the product spec against a running upstream and says what
 * is missing or malformed, and on which screens that shows. One address stands for `URL/api` and `URL/poy-api`. A member
 * to ask as is given by `CHECK_USER` and `CHECK_PASSWORD`. Ends with 1 where something is missing or malformed.
 */
import { hasFaults, reportOf } from "./check-upstream/report";
import { walkUpstream } from "./check-upstream/walk";

const [first, second] = process.argv.slice(2);
const { CHECK_USER: userName, CHECK_PASSWORD: password } = process.env;

if (!first || !URL.canParse(first) || (second !== undefined && !URL.canParse(second))) {
  process.stderr.write("Usage: npm run check-upstream -- URL [POY_URL]\n");
  process.exit(2);
}
const base = first.replace(/\/+$/, "");
const findings = await walkUpstream({
  general: second ? base : `${base}/api`,
  poy: second ?? `${base}/poy-api`,
  ...(userName && password && { login: { userName, password } }),
});
process.stdout.write(`${reportOf(findings)}\n`);
process.exitCode = hasFaults(findings) ? 1 : 0;
