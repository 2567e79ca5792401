import { UPSTREAM_BEARER } from "@/lib/contract/upstream-bearer";
import { codeOf } from "@/upstream/operators/totp";
import type { Cluster } from "./cluster";
import type { SiteProcess } from "./site-processes";

/** An operator at one process with calls, past the webs. */
export interface Staff {
  /** `data` of a call's reply at that process. @throws Error with the refusal */
  call(origin: string, path: string, body?: object): Promise<Record<string, unknown>>;
}

type Name = "staff01" | "admin01" | "admin02";
/** The site whose calls processes are asked, and its secrets. */
type Asked = { site: { calls: readonly Pick<SiteProcess, "origin">[] } } & Pick<Cluster, "secrets">;

/** Those who are signed in at each site: a second factor is set up once on a database. */
const signedIn = new WeakMap<Asked["site"], Map<Name, Promise<Staff>>>();

/** A seeded operator, whom the first row that needs them signs in. */
export function signInStaff({ site, secrets }: Asked, userName: Name): Promise<Staff> {
  const known = signedIn.get(site) ?? new Map<Name, Promise<Staff>>();
  signedIn.set(site, known);
  const staff = known.get(userName) ?? signIn({ site, secrets }, userName);
  known.set(userName, staff);
  return staff;
}

/** Signs in and sets the second factor up. */
async function signIn({ site, secrets }: Asked, userName: Name): Promise<Staff> {
  const [first] = site.calls;
  if (!first) throw new Error("no process has calls");
  let token = "";
  const call: Staff["call"] = async (origin, path, body = {}) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-client-ip": "127.1.9.8",
        [UPSTREAM_BEARER]: secrets.UPSTREAM_SECRET,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    token = answer.headers.get("auth") ?? token;
    return JSON.parse(text).data;
  };
  await call(first.origin, "/operators.login", { userName, password: secrets.DEMO_PASSWORD });
  const { secret } = await call(first.origin, "/operators.second-factor.enrol");
  await call(first.origin, "/operators.second-factor.confirm", { code: codeOf(String(secret), Date.now()) });
  return { call };
}
