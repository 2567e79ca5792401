/** Fastify around the served calls: routes from the contract, faults as JSON, health, the push socket. */
import { randomUUID } from "node:crypto";
import multipart from "@fastify/multipart";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from "fastify";
import { contract } from "@/lib/contract";
import { CSV, csvColumns } from "@/lib/contract/csv-columns";
import { callName, type Endpoint, serviceBase } from "@/lib/contract/endpoint";
import { Fault, isFault } from "@/lib/contract/fault";
import { writeFault } from "@/lib/contract/fault-details";
import { buildOpenApi } from "@/lib/contract/openapi";
import { bodyLimits } from "@/lib/domain/site/constants";
import { givenRequestId } from "@/lib/kernel/request-id";
import { isBusy } from "../db/busy";
import { inRequest } from "../logging/request-scope";
import { csvAnswer } from "./csv-answer";
import type { ServedEndpoint } from "./define-handler";
import { inputLimits } from "./input-limits";
import { noteRefusal } from "./note-refusal";
import { open } from "./open-route";
import { multipartLimits, readMultipart } from "./read-multipart";
import type { Dependencies } from "./services";
import { webServerCheck } from "./web-server";

const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/**
 * Every call of the contract gets a route; one without a handler is an error at start.
 * @param served null: this process serves no calls
 */
export function createServer(
  dependencies: Dependencies,
  served: readonly ServedEndpoint[] | null,
): FastifyInstance {
  const logger: FastifyBaseLogger = dependencies.log;
  const isWebServer = webServerCheck(dependencies.env.UPSTREAM_SECRET);
  const server = Fastify({
    loggerInstance: logger,
    bodyLimit: bodyLimits.usual,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    // Only the web server's is believed, and one of another shape is replaced: an id stands in logs and in SQL.
    genReqId: (raw) =>
      (isWebServer(raw) && givenRequestId(raw.headers["x-request-id"], raw.headers.traceparent)) ||
      randomUUID(),
  });
  server.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  server.addHook("onRequest", async (request, reply) => {
    if (isWebServer(request.raw)) return;
    // Only the web server may say for whom it asks.
    delete request.headers["x-client-ip"];
    if (request.routeOptions.config.isOpen) return;
    dependencies.log.warn({ address: request.ip }, "a caller that is not our web server was refused");
    return reply
      .code(421)
      .send({ error: "this service answers its own web server, which sends UPSTREAM_SECRET" });
  });
  server.register(multipart, { limits: multipartLimits });
  const limits = inputLimits(dependencies.tokens);
  // One address can be two calls, GET and POST.
  const byAddress = new Map(served?.map((call) => [addressOf(call.entry), call]));

  for (const entry of served ? Object.values(contract) : []) {
    const call = byAddress.get(addressOf(entry));
    if (!call) throw new Error(`nobody serves ${callName(entry)}`);
    server.route({
      method: entry.method,
      url: `${serviceBase[entry.service]}${entry.path}`,
      bodyLimit: entry.bodyLimitBytes,
      onRequest: limits.before(entry),
      config: { call: callName(entry) },
      handler: (request, reply) =>
        inRequest({ id: request.id, call: callName(entry) }, () =>
          dependencies.eyes.inSpan(callName(entry), request.headers, async () => {
            const asked = toRequest(request, entry);
            const columns = request.headers.accept === CSV ? csvColumns(entry) : null;
            if (columns) {
              const file = await csvAnswer(call, dependencies, asked, columns);
              return reply.type(`${CSV}; charset=utf-8`).send(file);
            }
            const { reply: data, auth } = await call.answer(dependencies, asked);
            if (auth) reply.header("auth", auth);
            return { data };
          }),
        ),
    });
  }

  const openApi = buildOpenApi();
  server.get("/openapi.json", open, async () => openApi);
  server.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send(writeFault(new Fault("not-found"))),
  );
  server.setErrorHandler(async (error, request, reply) => {
    const fault = toFault(error);
    const { url } = request.routeOptions;
    // A refusal in the contract's shape is a regular answer, whatever its status.
    if (fault.code === "busy")
      dependencies.log.warn({ err: error, url, req: request.id }, "the database was too busy for a call");
    else if (fault.status >= 500 && !isFault(error))
      dependencies.log.error({ err: error, url, req: request.id }, "a call failed");
    if (isFault(fault, "busy")) reply.header("retry-after", fault.details?.retryAfterSeconds);
    await limits.refused(fault, request);
    noteRefusal(dependencies.security, fault, request);
    return reply.code(fault.status).send(writeFault(fault));
  });
  const level = dependencies.env.ACCESS_LOG ? "info" : "debug";
  server.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions, id: req } = request;
    const { statusCode: status, elapsedTime } = reply;
    const { call } = routeOptions.config;
    if (call) dependencies.eyes.answered(call, status, elapsedTime / 1_000);
    // The route, not the address: queries hold tokens and codes.
    const ms = Math.round(elapsedTime * 10) / 10;
    dependencies.log[level]({ req, method, url: routeOptions.url, status, ms }, "answered");
  });
  return server;
}

function toRequest(request: FastifyRequest, { multipart }: Endpoint) {
  if (!multipart && request.isMultipart()) throw new Fault("media-type-unsupported");
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers))
    headers[name] = String(value ?? "") || undefined;
  const { query, body, ip: address } = request;
  return { query, body, headers, address, ...(multipart ? { readBody: () => readMultipart(request) } : {}) };
}

/** Retry-After of a call that found the database busy. */
const BUSY_SECONDS = 2;

function toFault(error: unknown): Fault {
  if (isFault(error)) return error;
  if (isBusy(error)) return new Fault("busy", { retryAfterSeconds: BUSY_SECONDS });
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE" || code === "FST_REQ_FILE_TOO_LARGE")
    return new Fault("payload-too-large");
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return new Fault("media-type-unsupported");
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return new Fault(status >= 400 && status < 500 ? "bad-request" : "internal-error");
}
