import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../../tools/site/ports.mjs";
import { acceptsAt } from "./answers";
import { createProgram, type Program } from "./program";

export interface Edge extends Program {
  /** What browsers reach: pages and calls. */
  readonly origin: string;
  /** What browsers open their push sockets at, straight to the push processes. */
  readonly pushOrigin: string;
  /** What the webs reach: the calls processes. */
  readonly callsOrigin: string;
}

export interface Targets {
  webs: readonly number[];
  calls: readonly number[];
  pushes: readonly number[];
  /** Where a web says that it takes requests. */
  webReady: string;
}

/** What a browser is told where no process answers: the fault of the contract, so that it repeats by its key. */
const BUSY = '{\\"code\\":\\"busy\\",\\"message\\":\\"busy\\",\\"details\\":{\\"retryAfterSeconds\\":1}}';

const errorsAsBusy = [502, 503, 504]
  .map(
    (status) =>
      `  http-error status ${status} content-type application/json string "${BUSY}" hdr retry-after 1`,
  )
  .join("\n");

const serversOf = (name: string, ports: readonly number[], check: string) =>
  ports.map((port, at) => `  server ${name}${at + 1} 127.0.0.1:${port} ${check}`).join("\n");

/** The edge and the way between webs and calls, by the same rules as deploy/haproxy. */
export async function createEdge(home: string, { webs, calls, pushes, webReady }: Targets): Promise<Edge> {
  const [port, sockets, inner] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const file = join(home, "haproxy.cfg");
  const check =
    "check inter 500ms fastinter 200ms fall 2 rise 1 observe layer4 error-limit 1 on-error mark-down";
  writeFileSync(
    file,
    `global
  maxconn 4000
  stats socket ${join(home, "haproxy.sock")} mode 600
defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 30s
  timeout tunnel 1h
  timeout queue 2s
  retries 3
  option redispatch 1
  # Only what has not reached a process is sent to another one.
  retry-on conn-failure empty-response 503
  http-reuse safe
frontend edge
  bind 127.0.0.1:${port}
  option forwardfor
  http-request set-header X-Forwarded-Proto http
  http-request set-header X-Forwarded-Host %[req.hdr(host)]
  http-request del-header X-Request-Id
  use_backend web_calls if { path_beg /api/ /poy-api/ }
  default_backend web_pages
backend web_pages
  balance roundrobin
  option httpchk GET ${webReady}
${serversOf("web", webs, check)}
backend web_calls
  balance roundrobin
  option httpchk GET ${webReady}
${errorsAsBusy}
${serversOf("web", webs, check)}
backend pushes
  balance leastconn
  option httpchk GET /ready
${serversOf("push", pushes, check)}
frontend sockets
  bind 127.0.0.1:${sockets}
  option forwardfor
  http-request del-header X-Request-Id
  default_backend pushes
frontend inner
  bind 127.0.0.1:${inner}
  default_backend calls
backend calls
  balance roundrobin
  option httpchk GET /ready
${errorsAsBusy}
${serversOf("calls", calls, check)}
`,
  );
  const program = createProgram({
    name: "haproxy",
    command: "/usr/sbin/haproxy",
    args: ["-db", "-f", file],
    logFile: join(home, "haproxy.log"),
    answers: () => acceptsAt(port),
  });
  const at = (number: number) => `http://127.0.0.1:${number}`;
  return { ...program, origin: at(port), pushOrigin: at(sockets), callsOrigin: at(inner) };
}
