/**
 * The contract as an OpenAPI 3.1 document, which an operator's own upstream implements. Shapes are those of the
 * wire.
 */
import { z } from "zod";
import { entries } from ".";
import { CSV, csvColumns } from "./csv-columns";
import { AUTOMATIC_CALL, callKey, type Endpoint, isOperators, serviceBase } from "./endpoint";
import { type FaultCode, faultStatus } from "./fault";
import { detailsShape } from "./fault-details";
import { floorReplyOf } from "./floor/replies";
import { isOpen, refusalsOf } from "./refusals";

type Json = Record<string, unknown>;

/** The document of all entries; their names become operation ids. */
export function buildOpenApi(): Json {
  return documentOf((name, entry) => operationOf(name, entry), faultSchemas());
}

/**
 * The same of the product spec alone: its calls with the fields that it names (`floor/replies.ts`), which is the least
 * that an upstream answers.
 */
export function buildFloorOpenApi(): Json {
  return documentOf(
    (name, entry) => {
      const reply = floorReplyOf(callKey(entry));
      return reply && floorOperationOf(name, entry, reply);
    },
    { Refusal: wire(z.object({ code: z.string().optional(), message: z.string().optional() })) },
  );
}

/** @param operation null for an entry that is not part of the document */
function documentOf(
  operation: (name: string, entry: Endpoint) => Json | null,
  schemas: Record<string, Json>,
): Json {
  const paths: Record<string, Json> = {};
  for (const [name, entry] of entries) {
    const path = serviceBase[entry.service] + entry.path;
    const described = operation(name, entry);
    if (described) paths[path] = { ...paths[path], [entry.method.toLowerCase()]: described };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "House of Numbers: general and poy services",
      version: "1.0.0",
      summary: "Calls that the web site makes to its two upstream services",
      description:
        'Success is `{"data": …}`, a refusal `{"code", "message", "details"?}`. Money is baht with at most two ' +
        "decimals, times are ISO 8601 with an offset, lottery numbers are text.",
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: "/", description: "The bases are configured for each service" }],
    tags: [
      { name: "general", description: "Members, money, site, operators" },
      { name: "poy", description: "Rounds, slips, deposits, withdrawals, partner games" },
    ],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: "The token that a login answers in its header `auth`",
        },
      },
      schemas,
    },
  };
}

/** `unknown` and custom checks have no JSON form; the wire side of a codec is its input. */
function wire(shape: z.ZodType): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: "input",
    unrepresentable: "any",
    target: "draft-2020-12",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === "file") Object.assign(jsonSchema, { type: "string", format: "binary" });
      if (zodSchema._zod.def.type === "tuple") plainArray(jsonSchema);
    },
  });
  return schema;
}

/** Writes a tuple of equal items as an array of fixed length: code generators do not support `prefixItems` well. */
function plainArray(schema: Json): void {
  const items = schema.prefixItems as unknown[];
  if (new Set(items.map((item) => JSON.stringify(item))).size !== 1) return;
  delete schema.prefixItems;
  schema.items = items[0];
}

/** Body of a call without fields: every POST of the site sends JSON, at least an empty object. */
const emptyBody = {
  required: false,
  content: { "application/json": { schema: { type: "object", additionalProperties: false } } },
};

function operationOf(name: string, entry: Endpoint): Json {
  const parameters = [...queryParameters(entry.query), ...headerParameters(entry)];
  return {
    operationId: name,
    tags: [entry.service],
    summary: entry.summary,
    "x-access": entry.access,
    ...(entry.area && { "x-area": entry.area }),
    ...(entry.asksPin && { "x-asks-pin": entry.asksPin }),
    ...(entry.isForViewing && !isOperators(entry) && { "x-for-viewing": true }),
    security: isOpen(entry) ? [{}, { token: [] }] : [{ token: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(entry.method === "POST" && !entry.body && { requestBody: emptyBody }),
    ...(entry.body && {
      requestBody: {
        required: true,
        "x-most-bytes": entry.bodyLimitBytes,
        content: {
          [entry.multipart ? "multipart/form-data" : "application/json"]: { schema: wire(entry.body) },
        },
      },
    }),
    responses: { 200: success(entry), ...refusals(entry) },
  };
}

/** What only this project's own upstream asks or says is left out: its headers, codes and marks. */
function floorOperationOf(name: string, entry: Endpoint, reply: z.ZodType): Json {
  const { operationId, tags, summary, security, requestBody } = operationOf(name, entry);
  const parameters = queryParameters(entry.query);
  const refusal = { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } };
  return {
    ...{ operationId, tags, summary, security },
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody !== undefined && { requestBody }),
    responses: {
      200: success({ ...entry, reply }),
      "4XX": { description: "A status, a code or a message is enough", content: refusal },
    },
  };
}

function queryParameters(query: z.ZodType | undefined): Json[] {
  if (!query) return [];
  const schema = wire(query) as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, shape]) => ({
    name,
    in: "query",
    required: schema.required?.includes(name) ?? false,
    schema: shape,
  }));
}

function headerParameters(entry: Endpoint): Json[] {
  const text = { type: "string", maxLength: 4096 };
  const key = { type: "string", pattern: "^[A-Za-z0-9_-]{16,64}$" };
  const headers: Json[] = [];
  if (entry.idempotent) {
    const description = "Made once for one act; a repeat gets the first answer";
    headers.push({ name: "Idempotency-Key", in: "header", required: true, description, schema: key });
  }
  if (entry.captcha) {
    const description = "The visitor's captcha answer where one is configured";
    headers.push({ name: "Captcha-Token", in: "header", required: false, description, schema: text });
  }
  if (entry.acceptsTerms) {
    const description = "The version of the terms that the sender, 20 or older, has accepted";
    headers.push({ name: "Accepted-Terms", in: "header", required: true, description, schema: text });
  }
  if (entry.takesLineWord) {
    const description =
      "LINE's id token: the web server has it from its own code exchange, no browser sends it";
    headers.push({ name: "Line-Id-Token", in: "header", required: false, description, schema: text });
  }
  if (entry.mayBeAutomatic) {
    const description = "1: the page made the call by itself, which is no activity of the operator";
    const schema = { type: "string", enum: ["1"] };
    headers.push({ name: AUTOMATIC_CALL, in: "header", required: false, description, schema });
  }
  return headers;
}

/** What a program that reads a file takes off its cells. */
const CSV_CELLS = `Texts that spreadsheets would rewrite stand as ="007", what they would run behind one ': '=1+1.`;

function success(entry: Endpoint): Json {
  const data = wire(entry.reply);
  return {
    description: "Done",
    ...(entry.grantsToken && {
      headers: { auth: { description: "The access token, when one is granted", schema: { type: "string" } } },
    }),
    content: {
      "application/json": { schema: { type: "object", properties: { data }, required: ["data"] } },
      // Asked for by `Accept: text/csv`: the whole list, streamed, with a row of column names.
      ...(csvColumns(entry) && { [CSV]: { schema: { type: "string", description: CSV_CELLS } } }),
    },
  };
}

/** One response per status. */
function refusals(entry: Endpoint): Record<string, Json> {
  const byStatus = new Map<number, FaultCode[]>();
  for (const code of refusalsOf(entry))
    byStatus.set(faultStatus[code], [...(byStatus.get(faultStatus[code]) ?? []), code]);
  return Object.fromEntries([...byStatus].map(([status, group]) => [String(status), refusal(group)]));
}

const refName = (code: FaultCode) => `Fault.${code.replaceAll(" ", "-")}`;

function refusal(codes: FaultCode[]): Json {
  const refs = codes.map((code) => ({ $ref: `#/components/schemas/${refName(code)}` }));
  const schema = refs.length === 1 ? refs[0] : { anyOf: refs };
  return { description: codes.join(", "), content: { "application/json": { schema } } };
}

/** A schema for each code that an entry can be refused with. */
function faultSchemas(): Record<string, Json> {
  const codes = new Set(entries.flatMap(([, entry]) => refusalsOf(entry)));
  return Object.fromEntries([...codes].map((code) => [refName(code), faultSchema(code)]));
}

function faultSchema(code: FaultCode): Json {
  const details = detailsShape(code);
  return wire(
    z.object({
      code: z.literal(code),
      message: z.string().describe("English, for logs"),
      ...(details && { details: details.optional() }),
    }),
  );
}
