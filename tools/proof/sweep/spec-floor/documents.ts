/** The documents that a random upstream answers by: the floor of the spec, and what services make of it. */
import { buildFloorOpenApi } from "@/lib/contract/openapi";
import { transactionTypes } from "@/lib/domain/money/transactions";
import { poyOptions } from "@/lib/domain/poy/options";
import { bangkokDate, DAY_MS, SECOND_MS } from "@/lib/domain/time/time";

type Schema = Record<string, unknown>;

/** `written`: as it is. `near`: with words and times of the trade. `torn`: any value may be lacking or another. */
export type Kind = "written" | "near" | "torn";

export function documentOf(kind: Kind, nowMs: number): object {
  const document = buildFloorOpenApi();
  const change = { written: shown, near: nearer(nowMs), torn: torn }[kind];
  for (const operation of operationsOf(document)) {
    const content = operation.responses[200].content["application/json"];
    const data = changed(content.schema.properties.data, change);
    content.schema = {
      type: "object",
      properties: { data },
      required: ["data"],
      additionalProperties: false,
    };
  }
  return document;
}

interface Operation {
  responses: {
    200: { content: { "application/json": { schema: { properties: { data: Schema } } & Schema } } };
  };
}

const operationsOf = (document: object): Operation[] =>
  Object.values((document as { paths: Record<string, Record<string, Operation>> }).paths).flatMap(
    Object.values,
  );

type Change = (schema: Schema, name: string) => Schema;

/** Every shape of the answer, the inner ones first. */
function changed(schema: Schema, change: Change, name = ""): Schema {
  const next = { ...schema };
  if (next.properties)
    next.properties = Object.fromEntries(
      Object.entries(next.properties as Record<string, Schema>).map(([each, inner]) => [
        each,
        changed(inner, change, each),
      ]),
    );
  if (next.items) next.items = changed(next.items as Schema, change, name);
  if (next.anyOf) next.anyOf = (next.anyOf as Schema[]).map((one) => changed(one, change, name));
  return change(next, name);
}

const text = { type: "string" };
const number = { type: "number" };
const digits = (count: number) => ({ type: "string", pattern: `^[0-9]{${count}}$` });
/** Rows that the spec does not show, by names that services are known to write. */
const row = {
  type: "object",
  properties: {
    ...{
      id: text,
      name: text,
      partner: text,
      gameId: text,
      gameList: text,
      imageUrl: text,
      open: { type: "boolean" },
    },
    ...{ yingNumber: digits(5), betId: text, createdAt: text, amount: number, status: text, value: text },
    ...{
      teng_bon_3: digits(3),
      teng_lang_2: digits(2),
      first: digits(6),
      back2: digits(2),
      count: number,
      sum: number,
    },
  },
};
const anything = {
  anyOf: [row, { type: "array", items: row }, text, number, { type: "null" }, { type: "boolean" }],
};

/** A shape that the spec does not show may be anything. */
const shown: Change = (schema) => (Object.keys(schema).length === 0 ? anything : schema);

const words: Readonly<Record<string, readonly string[]>> = {
  betGroup: ["gov", "stock", "yeekee", "set_4"],
  betType: ["gov", "th_close", "yeekee", "yeekee_5", "pingpong", "lao"],
  transactionType: transactionTypes,
  betOption: poyOptions,
  option: poyOptions,
  status: ["waiting", "success", "rejected", "expired", "done", "pending"],
};

function nearer(nowMs: number): Change {
  const seconds = Math.floor(nowMs / SECOND_MS);
  const day = Math.floor(DAY_MS / SECOND_MS);
  return (schema, name) => {
    if (words[name] && schema.type === "string") return { type: "string", enum: words[name] };
    if (/Time$/.test(name) && schema.type === "integer")
      return { type: "integer", minimum: seconds - day, maximum: seconds + day };
    if (name === "number" && schema.type === "string") return digits(3);
    if (schema.format === "date") return { type: "string", enum: daysAround(nowMs) };
    if (schema.type === "number") return { type: "number", minimum: 0, maximum: 5000, multipleOf: 0.01 };
    if (schema.type === "array") return { ...schema, minItems: 3, maxItems: 12 };
    return { ...shown(schema, name), ...(schema.type === "object" && { additionalProperties: false }) };
  };
}

const daysAround = (nowMs: number) => [-1, 0, 1].map((days) => bangkokDate(nowMs + days * DAY_MS));

/** Nothing is required, and in any place stands something else now and then. */
const torn: Change = (schema, name) => {
  const { required: _, ...rest } = shown(schema, name);
  return name === ""
    ? rest
    : { anyOf: [rest, rest, rest, { type: "null" }, text, { type: "number" }, { type: "array" }] };
};
