/**
 * `npm run check-upstream -- URL [POY_URL]`: walks every call of the product spec against a running upstream and says what
 * is missing or malformed, and on which screens that shows. One address stands for `URL/api` and `URL/poy-api`. A member
 * to ask as is given by `CHECK_USER` and `CHECK_PASSWORD`. Ends with 1 where something is missing or malformed, and with 2
 * where it is called in a wrong way.
 */
import { hasFaults, reportOf } from "./check-upstream/report";
import { walkUpstream } from "./check-upstream/walk";

const [first, second] = process.argv.slice(2);
const { CHECK_USER: userName, CHECK_PASSWORD: password, SITE_DETAIL_PATH: siteDetailPath } = process.env;
const usage = `Usage: npm run check-upstream -- URL [POY_URL]
  URL               asked at URL/api and URL/poy-api; with POY_URL, at both as they stand
  CHECK_USER, CHECK_PASSWORD   a member to ask as: without one, what guests may ask
  SITE_DETAIL_PATH  where the site's title stands, else /sites.detail
Calls that change something are sent an empty body, which has to be refused.
`;

if (!first || !URL.canParse(first) || (second !== undefined && !URL.canParse(second))) {
  process.stderr.write(usage);
  process.exit(2);
}
const base = first.replace(/\/+$/, "");
const [general, poy] = second ? [base, second] : [`${base}/api`, `${base}/poy-api`];
const findings = await walkUpstream({
  general,
  poy,
  ...(siteDetailPath && { siteDetailPath }),
  ...(userName && password && { login: { userName, password } }),
});
process.stdout.write(`${reportOf(findings, [general, poy])}\n`);
process.exitCode = hasFaults(findings) ? 1 : 0;
