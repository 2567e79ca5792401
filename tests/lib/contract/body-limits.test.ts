import { describe, expect, test } from "vitest";
import { z } from "zod";
import { entries } from "@/lib/contract";
import { callName, type Endpoint } from "@/lib/contract/endpoint";
import { buildOpenApi } from "@/lib/contract/openapi";

const KB = 1024;
const posts = entries.map(([, entry]) => entry).filter(({ method }) => method === "POST");

/** The limits of decision 48, by call. */
const larger: Record<string, number> = {
  "poys.create": 256 * KB,
  "lotteries.lao.create": 256 * KB,
  "lotteries.lao-super.create": 256 * KB,
  "lotteries.hanoy.create": 256 * KB,
  "lotteries.malay.create": 256 * KB,
  "number-sets.create": 256 * KB,
  "number-sets.update": 256 * KB,
  "operators.content.save": 1024 * KB,
  "files.create": 10 * 1024 * KB,
};

describe("the most that a body may hold", () => {
  test.each(posts.map((entry) => [callName(entry), larger[callName(entry)] ?? 32 * KB, entry] as const))(
    "%s: %i bytes",
    (_, bytes, entry) => expect(entry.bodyLimitBytes).toBe(bytes),
  );

  const jsonBodies = posts.filter(({ body, multipart }) => body && !multipart);
  test.each(jsonBodies.map((entry) => [callName(entry), entry] as const))(
    "%s has room for the largest body that its shape lets in",
    (_, entry) => expect(mostBytes(wireShape(entry))).toBeLessThan(entry.bodyLimitBytes),
  );

  test("stands in the document for upstreams of one's own", () => {
    const { paths } = buildOpenApi() as { paths: Record<string, Record<string, { requestBody?: object }>> };
    expect(paths["/poy-api/poys.create"]?.post?.requestBody).toMatchObject({ "x-most-bytes": 256 * KB });
    expect(paths["/api/users.login"]?.post?.requestBody).toMatchObject({ "x-most-bytes": 32 * KB });
  });
});

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  maxLength?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  items?: Schema;
  maxItems?: number;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const wireShape = ({ body }: Endpoint) =>
  z.toJSONSchema(body as z.ZodType, { io: "input", unrepresentable: "any", reused: "inline" }) as Schema;

/** A Thai, Khmer or Burmese letter takes three bytes in UTF-8; letters of a pattern take one. */
const LETTER_BYTES = 3;
/** Lengths of formats without a length of their own: ids, days, times. */
const SHORT_TEXT_BYTES = 100;
const NUMBER_BYTES = 24;
const DECIMALS_BYTES = 3;
/** What a page sends about its device, or a browser about its passkey; the calls themselves limit it. */
const OPEN_RECORD_BYTES = 8_000;

/** JSON bytes of the largest value that a schema accepts; infinite for an unlimited list or text. */
function mostBytes(schema: Schema): number {
  if (schema.const !== undefined) return JSON.stringify(schema.const).length;
  if (schema.enum) return Math.max(...schema.enum.map((one) => JSON.stringify(one).length));
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return Math.max(...options.map(mostBytes));
  if (schema.allOf) return schema.allOf.reduce((sum, part) => sum + mostBytes(part), 0);
  if (schema.type === "string") return 2 + textBytes(schema);
  if (schema.type === "array")
    return 2 + (schema.maxItems ?? Number.POSITIVE_INFINITY) * (1 + mostBytes(schema.items ?? {}));
  if (schema.properties) {
    const fields = Object.entries(schema.properties);
    return fields.reduce((sum, [name, field]) => sum + name.length + 4 + mostBytes(field), 2);
  }
  if (schema.type === "object" || schema.type === undefined) return OPEN_RECORD_BYTES;
  return schema.maximum === undefined ? NUMBER_BYTES : String(schema.maximum).length + DECIMALS_BYTES;
}

function textBytes({ maxLength, pattern, format }: Schema): number {
  if (maxLength !== undefined) return maxLength * (pattern ? 1 : LETTER_BYTES);
  const counted = [...(pattern ?? "").matchAll(/\{(?:\d+,)?(\d+)\}/g)].map(([, most]) => Number(most));
  if (counted.length > 0 && !format) return counted.reduce((sum, most) => sum + most, 0);
  return pattern || format ? SHORT_TEXT_BYTES : Number.POSITIVE_INFINITY;
}
