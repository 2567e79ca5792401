import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { entries } from "@/lib/contract";
import { callKey, serviceBase } from "@/lib/contract/endpoint";
import { floorReplies } from "@/lib/contract/floor/replies";
import { buildFloorOpenApi, buildOpenApi } from "@/lib/contract/openapi";

interface Operation {
  operationId: string;
  "x-access": string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, object> } }> };
  responses: Record<string, { description: string; headers?: object }>;
}

const document = buildOpenApi();
const paths = document.paths as Record<string, Record<string, Operation>>;

describe("the document of the spec alone", () => {
  const floor = buildFloorOpenApi();
  const operations = floor.paths as Record<string, Record<string, Operation>>;

  test("has the spec's calls and no other, by schemas that a validator takes", () => {
    const keys = Object.entries(operations).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/(poy-)?api/, "")}`),
    );
    expect(keys.toSorted()).toEqual(floorReplies.map(({ key }) => key).toSorted());
    const ajv = new Ajv2020({ strict: false });
    expect(schemasOf(floor).filter((schema) => !ajv.validateSchema(schema))).toEqual([]);
    const pointers = [...JSON.stringify(floor).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = ""]) => to);
    expect(pointers.filter((to) => at(floor, to) === undefined)).toEqual([]);
  });

  test("asks for nothing that the spec does not name: no header of a call, no mark of this project", () => {
    expect(JSON.stringify(floor)).not.toMatch(/Idempotency-Key|Accepted-Terms|"x-(access|area|asks-pin)"/);
    const round = JSON.stringify(operations["/poy-api/bet-lists.one"]);
    expect(round).toContain("realCloseTime");
    expect(round).not.toMatch(/serverTime|openTime|"status"/);
  });

  test("sends each call what the whole document says", () => {
    const bodies = entries.filter(([, { body }]) => body).map(([, entry]) => entry);
    for (const entry of bodies) {
      const path = serviceBase[entry.service] + entry.path;
      const body = operations[path]?.[entry.method.toLowerCase()]?.requestBody;
      if (body) expect([callKey(entry), body]).toEqual([callKey(entry), paths[path]?.post?.requestBody]);
    }
  });
});

describe("the OpenAPI document", () => {
  test("holds schemas that a validator takes, and names only what it declares", () => {
    const ajv = new Ajv2020({ strict: false });
    const refused = schemasOf(document).filter((schema) => !ajv.validateSchema(schema));
    expect(refused).toEqual([]);
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to = ""]) => to);
    expect(pointers.length).toBeGreaterThan(0);
    expect(pointers.filter((to) => at(document, to) === undefined)).toEqual([]);
  });

  test("describes every call once", () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    const names = operations.map(({ operationId }) => operationId);
    expect(names.sort()).toEqual(entries.map(([name]) => name).sort());
  });

  test("says of a slip: member's token, idempotency key, baht, and each way to be refused", () => {
    const send = paths["/poy-api/poys.create"]?.post;
    expect(send).toMatchObject({ "x-access": "member", "x-area": "lotto", security: [{ token: [] }] });
    expect(send?.parameters).toMatchObject([{ name: "Idempotency-Key", in: "header", required: true }]);
    expect(send?.responses["409"]?.description).toContain("poy-lines-rejected");
    expect(send?.responses["409"]?.description).toContain("area-closed");
    expect(send?.requestBody?.content["application/json"]?.schema.properties).toHaveProperty("lines");
  });

  test("says of a login: no token asked, one answered", () => {
    const login = paths["/api/users.login"]?.post;
    expect(login?.security).toContainEqual({});
    expect(login?.responses["200"]?.headers).toHaveProperty("auth");
    expect(login?.responses["401"]?.description).toContain("invalid login credential");
  });

  test("says that a call without a body may be sent an empty object, and that a read has none", () => {
    const logout = paths["/api/users.logout"]?.post;
    expect(logout?.requestBody).toEqual({
      required: false,
      content: { "application/json": { schema: { type: "object", additionalProperties: false } } },
    });
    const operations = Object.values(paths).flatMap((path) => Object.entries(path));
    for (const [method, operation] of operations)
      expect([operation.operationId, "requestBody" in operation]).toEqual([
        operation.operationId,
        method === "post",
      ]);
  });

  test("writes pairs as arrays of exactly two", () => {
    const text = JSON.stringify(document);
    expect(text).not.toContain("prefixItems");
    const three = { type: "string", pattern: "^\\d{3}$" };
    const pair = { type: "array", items: three, minItems: 2, maxItems: 2 };
    expect(text).toContain(`"front3":${JSON.stringify(pair)}`);
  });

  test("bounds times and days to the years that the site can tell", () => {
    const text = JSON.stringify(document);
    expect(text).toContain('"openTime":{"type":"integer","minimum":0,"maximum":7258118399}');
    expect(text).toContain('"format":"date","pattern":"^(19|2[01])\\\\d{2}-\\\\d{2}-\\\\d{2}$"');
  });

  test("gives queries as parameters", () => {
    expect(paths["/poy-api/bet-list-results"]?.get?.parameters).toMatchObject([
      { name: "betId", in: "query", required: true },
      { name: "resultDate", in: "query", required: true },
    ]);
  });
});

/** Every value behind a key `schema`, and the shared ones. */
function schemasOf(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const isSchema = key === "schema" && typeof inner === "object" && inner !== null;
    if (key === "schemas") return Object.values(inner as Record<string, object>);
    return isSchema ? [inner] : schemasOf(inner);
  });
}

/** What a pointer like `#/components/schemas/fault` leads to. */
const at = (whole: unknown, pointer: string): unknown =>
  pointer
    .replace(/^#\//, "")
    .split("/")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], whole);
