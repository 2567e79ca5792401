import { describe, expect, test } from "vitest";
import { formerCommit } from "@/tools/proof/cluster/former-release";
import { slipsBy } from "@/tools/proof/cluster/rows/two-releases";

describe("the former release", () => {
  const history =
    (isShallow: boolean) =>
    (command = "", option = "") => {
      if (option === "--is-shallow-repository") return String(isShallow);
      return command === "log" ? "abc" : `before ${option}`;
    };

  test("is the commit before the one that added the newest migration", () =>
    expect(formerCommit(history(false))).toBe("before abc^"));
  test("is in no shallow clone", () => expect(() => formerCommit(history(true))).toThrow("shallow"));
});

test("slips by a server are those of the edge's log that were placed there", () => {
  const line = (backend: string, server: string, status = 200, path = "/poy-api/poys.create") =>
    `{"path":"${path}","status":${status},"ms":5,"backend":"${backend}","server":"${server}"}`;
  const log = [
    line("calls", "calls2"),
    line("calls", "calls1"),
    line("web_calls", "web2"),
    line("calls", "calls2", 503),
    line("calls", "calls2", 200, "/poy-api/poys.all"),
  ].join("\n");
  expect(slipsBy(log, "calls", "calls2")).toBe(1);
  expect(slipsBy(log, "web_calls", "web2")).toBe(1);
});
