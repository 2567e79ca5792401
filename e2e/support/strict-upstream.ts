/**
 * Another vendor's upstream, made from nothing but the OpenAPI document: it answers examples of the schemas and
 * refuses what the document does not have. Each refusal is recorded as a sentence.
 */
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { buildOpenApi } from "@/lib/contract/openapi";
import { exampleOf, type Schema, type Taste } from "./example-of";

interface Parameter {
  name: string;
  in: "query" | "header";
  required: boolean;
  schema: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface StrictUpstream {
  origin: string;
  /** What was refused because the document does not have it, one line each. */
  refused: string[];
  stop(): Promise<void>;
}

interface StrictOptions {
  taste: Taste;
  /** Calls that this service does not serve, by path (`/poy-api/poys.all`), and how it refuses them. */
  lacks?: { has: (path: string) => boolean; status: 404 | 501; text: string };
}

/** Any example with `on` would show the maintenance screen instead of every page. */
const STANDING = "/api/sites.maintenance";
const JSON_TYPE = "application/json";

export async function startStrictUpstream({ taste, lacks }: StrictOptions): Promise<StrictUpstream> {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const paths = buildOpenApi().paths as Record<string, Record<string, Operation>>;
  const checks = new Map<Schema, ValidateFunction>();
  const faultOf = (schema: Schema, value: unknown): string | null => {
    const check = checks.get(schema) ?? ajv.compile(schema);
    checks.set(schema, check);
    return check(value) ? null : ajv.errorsText(check.errors);
  };
  const examples = new Map<Operation, string>();
  const answerOf = (operation: Operation): string => {
    const schema = operation.responses["200"]?.content?.[JSON_TYPE]?.schema ?? {};
    const example = exampleOf(schema, taste);
    const fault = faultOf(schema, example);
    if (fault) throw new Error(`the example does not keep to its own schema: ${fault}`);
    const text = examples.get(operation) ?? JSON.stringify(example);
    examples.set(operation, text);
    return text;
  };

  const refused: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://upstream.test");
    const method = request.method ?? "GET";
    const answer = (status: number, text: string) =>
      response.writeHead(status, { "content-type": JSON_TYPE }).end(text);
    const refuse = (status: number, why: string) => {
      refused.push(`${method} ${pathname}: ${why}`);
      answer(status, JSON.stringify({ code: "invalid-input", message: why }));
    };
    const operation = paths[pathname]?.[method.toLowerCase()];
    if (!operation) return refuse(404, "no such call");
    if (lacks?.has(pathname)) return void answer(lacks.status, lacks.text);
    const { status, why } = await wrongWith(operation, request, searchParams, faultOf);
    if (why) return refuse(status, why);
    answer(200, pathname === STANDING ? JSON.stringify({ data: { on: false } }) : answerOf(operation));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    refused,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

type FaultOf = (schema: Schema, value: unknown) => string | null;

/** What a request has that the document does not, or a required part that it lacks. */
async function wrongWith(
  { parameters = [], requestBody }: Operation,
  request: IncomingMessage,
  query: URLSearchParams,
  faultOf: FaultOf,
): Promise<{ status: number; why: string | null }> {
  const asked = parameters.filter((parameter) => parameter.in === "query");
  for (const name of query.keys())
    if (!asked.some((parameter) => parameter.name === name)) return { status: 400, why: `unknown ${name}` };
  for (const { name, required, schema } of asked) {
    const value = query.get(name);
    if (value === null && required) return { status: 400, why: `${name} is missing` };
    const fault = value === null ? null : faultOf(schema, value);
    if (fault) return { status: 400, why: `${name}: ${fault}` };
  }
  const body = await readBody(request);
  const type = request.headers["content-type"]?.split(";")[0];
  if (!requestBody) return { status: 415, why: body || type ? "a body that the call does not have" : null };
  if (!body && !requestBody.required) return { status: 200, why: null };
  const schema = requestBody.content[type ?? ""]?.schema;
  if (!schema) return { status: 415, why: `a body of ${type ?? "no type"}` };
  return { status: 400, why: type === JSON_TYPE ? faultOf(schema, JSON.parse(body)) : null };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}
