import { login } from "@/lib/contract/users";
import { type Attack, createFinding } from "./attack";
import { anyAddress, PASSWORD, type Stage } from "./stage";

const device = "0123456789abcdef0123456789abcdef";

/** The CSRF token of the site's page for these cookies. */
async function tokenFor(stage: Stage, cookies: Record<string, string>): Promise<string> {
  const visitor = stage.visitor(anyAddress(), cookies);
  const { headers } = await visitor.ask("HEAD", "/", { headers: { "x-csrf-wanted": "1" } });
  return String(headers["x-csrf-token"]);
}

export const borrowedToken: Attack = {
  name: "the CSRF token of a device, or of another session, for a member's session",
  async run(stage) {
    const finding = createFinding();
    const [member, other] = [await stage.newMember(), await stage.newMember()];
    const cookies = { "device-id": device, "access-token": member.token };
    const act = async (csrf: string) => {
      const headers = {
        ...{ "content-type": "application/json", "sec-fetch-site": "same-origin", "x-csrf-token": csrf },
      };
      const visitor = stage.visitor(anyAddress(), cookies);
      const { status } = await visitor.ask("POST", "/poy-api/poys.all", { headers, body: "{}" });
      return status;
    };
    const own = await act(await tokenFor(stage, cookies));
    if (own !== 200) throw new Error(`the session's own token was answered ${own}`);
    const borrowed = {
      "the device's": await tokenFor(stage, { "device-id": device }),
      "another session's": await tokenFor(stage, { "device-id": device, "access-token": other.token }),
    };
    for (const [whose, csrf] of Object.entries(borrowed)) {
      const status = await act(csrf);
      finding.expect(status === 400, `${whose} token was answered ${status}`);
      finding.note(`${whose} ${status}`);
    }
    return finding.result();
  },
};

export const plantedCookies: Attack = {
  name: "a token planted by a neighbouring host under the plain name, on https",
  async run(stage) {
    const finding = createFinding();
    const member = await stage.newMember();
    const { userName, headers } = member;
    const token = (await stage.send(login, { body: { userName, password: PASSWORD }, headers })).auth ?? "";
    const ask = async (cookie: string) => {
      const answer = await stage.pool.request({
        ...{ method: "GET", path: "/api/cashs" },
        headers: { cookie, "x-forwarded-proto": "https", "x-forwarded-for": anyAddress() },
      });
      await answer.body.dump();
      return answer.statusCode;
    };
    const own = await ask(`__Host-access-token=${token}`);
    if (own !== 200) throw new Error(`the prefixed token was answered ${own}`);
    const planted = await ask(`access-token=${token}`);
    finding.expect(planted === 401, `it was answered ${planted}`);
    finding.note(`prefixed ${own}, planted ${planted}`);
    return finding.result();
  },
};
