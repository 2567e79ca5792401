import { describe, expect, test } from "vitest";
import { hasFaults } from "@/scripts/check-upstream/report";
import { walkUpstream } from "@/scripts/check-upstream/walk";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { PASSWORD, signUp } from "../../support/world/people";

describe.each(oneDatabase)("the embedded upstream on $kind", (kind) => {
  const open = useService(kind);

  test("has every call of the spec as the spec has it, and loses nothing by being asked", async () => {
    const service = open();
    const { userName } = await signUp(service);
    const findings = await walkUpstream({
      general: `${service.origin}/api`,
      poy: `${service.origin}/poy-api`,
      login: { userName, password: PASSWORD },
    });
    const others = findings.filter(({ verdict }) => verdict !== "ok");
    expect([others, hasFaults(findings)]).toEqual([[], false]);
  });
});
