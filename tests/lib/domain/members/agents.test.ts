import { describe, expect, test } from "vitest";
import { agentOf, centreAgents, centreOf } from "@/lib/domain/members/agents";

const centre = { agentId: 2, refUid: 0 };
const referrer = { uid: 41, agentId: 5 };
const employee = { agentId: 6 };

describe("to whom a newcomer belongs", () => {
  test.each([
    ["nothing known: the centre", {}, null, null, { agentId: 2, refUid: 0 }],
    ["0 is nothing", { agentId: 0, refUid: 0 }, null, null, { agentId: 2, refUid: 0 }],
    ["what was said", { agentId: 7, refUid: 9 }, null, null, { agentId: 7, refUid: 9 }],
    ["half of it said", { agentId: 7 }, null, null, { agentId: 7, refUid: 0 }],
    [
      "an invitation over what was said",
      { agentId: 7, refUid: 9 },
      referrer,
      null,
      { agentId: 5, refUid: 41 },
    ],
    ["an employee's link over what was said", { agentId: 7 }, null, employee, { agentId: 6, refUid: 0 }],
    ["an invitation and an employee's link", {}, referrer, employee, { agentId: 5, refUid: 41 }],
  ])("%s", (_, said, from, by, agent) => {
    expect(agentOf({ said, centre, referrer: from, employee: by })).toEqual(agent);
  });

  test.each([
    ["th", "th"],
    ["km", "kh"],
    ["my", "mm"],
    ["en-GB,en;q=0.9", "en"],
    ["EN", "en"],
    ["de", "th"],
    ["", "th"],
  ])("the language %j comes to the centre of %s", (language, locale) => {
    expect(centreOf(language)).toBe(locale);
  });

  test("every centre is agent 2 without a referrer until somebody says otherwise", () => {
    expect(Object.values(centreAgents)).toEqual(Array(4).fill({ agentId: 2, refUid: 0 }));
  });
});
