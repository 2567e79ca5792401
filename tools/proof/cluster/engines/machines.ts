/**
 * The machines of `deploy/` on this one: each has the last number of its address in 127.0.0.0/8, and its certificate by
 * deploy/tls.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";
import { inRoot } from "../../../site/root.mjs";
import { giveTo } from "./program";

export const EDGE = "127.0.0.10";
/** A machine of the site. */
export const WEB = "127.0.0.11";
export const REDIS = "127.0.0.21";
/** Of the first, second and third server of the database. */
export const addressOf = (at: number): string => `127.0.0.${30 + at}`;

/** Machines that have a certificate. "stranger": of an authority that nobody here knows. */
type Named = "pg1" | "pg2" | "pg3" | "redis1" | "stranger";

interface Asking {
  /** Whose certificate is shown; none: nobody's. */
  as?: Named;
  /** `name:password` of HTTP's basic authentication. */
  auth?: string;
  method?: string;
  body?: string;
}

export interface Machines {
  readonly ca: string;
  file(name: Named, kind: "crt" | "key"): string;
  /** A file of `deploy/` for this machine, as server number `at` of the database. */
  here(text: string, at: number): string;
  /** Over TLS, the server's certificate checked. @throws Error where the connection is refused */
  ask(url: string, asking?: Asking): Promise<{ status: number; text: string }>;
}

export function makeMachines(home: string): Machines {
  const script = inRoot("deploy/tls/make-certificates.sh");
  const [folder, other] = [join(home, "tls"), join(home, "other-tls")];
  // etcd compares a peer's certificate with where it comes from, which is 127.0.0.1 on one machine.
  const servers = [1, 2, 3].map((at) => `pg${at}=${addressOf(at)},${EDGE},127.0.0.1`);
  execFileSync(script, [folder, ...servers, `redis1=${REDIS}`]);
  execFileSync(script, [other, "pg9=127.0.0.39"]);
  execFileSync("chown", ["-R", "postgres", folder]);
  giveTo("postgres", folder);
  const ca = join(folder, "ca.crt");
  const file = (name: Named, kind: "crt" | "key") =>
    name === "stranger" ? join(other, `pg9.${kind}`) : join(folder, `${name}.${kind}`);
  return {
    ca,
    file,
    here: (text, at) =>
      text
        .replace(
          /^(\s*(?:listen|connect_address|ETCD_LISTEN\w+|ETCD_\w*ADVERTISE\w+)(?:: |=).*)10\.0\.0\.31/gm,
          `$1${addressOf(at)}`,
        )
        .replace(/10\.0\.0\.(\d+)/g, "127.0.0.$1")
        .replaceAll("/etc/house/tls/ca.crt", ca)
        .replaceAll("/etc/house/tls/machine.crt", file(`pg${at}` as Named, "crt"))
        .replaceAll("/etc/house/tls/machine.key", file(`pg${at}` as Named, "key")),
    ask: (url, { as, auth, method = "GET", body } = {}) =>
      new Promise((done, fail) => {
        const shown = as && { cert: readFileSync(file(as, "crt")), key: readFileSync(file(as, "key")) };
        const options = {
          method,
          auth,
          ca: readFileSync(ca),
          agent: false as const,
          timeout: 3_000,
          ...shown,
        };
        const call = request(url, options, (answer) => {
          let text = "";
          answer.setEncoding("utf8").on("data", (part: string) => {
            text += part;
          });
          answer.on("end", () => done({ status: answer.statusCode ?? 0, text }));
        });
        call
          .on("error", fail)
          .on("timeout", () => call.destroy(new Error("no answer")))
          .end(body);
      }),
  };
}
