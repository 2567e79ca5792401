import { describe, expect, test } from "vitest";
import { oneMember, setMemberStatus } from "@/lib/contract/operators/members";
import { login } from "@/lib/contract/users";
import { oneDatabase } from "../../support/database/database";
import type { TestService } from "../../support/service/service";
import { useService } from "../../support/service/use-service";
import { newAddress } from "../../support/world/otps";
import { operator, PASSWORD, type Person, signUp } from "../../support/world/people";

describe.each(oneDatabase)("a member's status on $kind", (kind) => {
  const open = useService(kind);

  test.each([
    ["an area, then to sign in again", [2, 1], { status: 1, closedArea: 2 }, 2],
    ["to sign in again, then an area", [1, 3], { status: 1, closedArea: 3 }, 3],
    ["another area", [2, 4, 1], { status: 1, closedArea: 4 }, 4],
    ["to sign in again alone", [1], { status: 1, closedArea: 0 }, 0],
    ["normal again", [2, 1, 0], { status: 0, closedArea: 0 }, 0],
  ])("keeps two facts: %s", async (_, numbers, shown, afterwards) => {
    const service = open();
    const person = await signUp(service);
    for (const status of numbers) await set(service, person, status);
    expect(await view(service, person)).toMatchObject(shown);
    const body = { userName: person.userName, password: PASSWORD };
    const { auth } = await service.send(login, { body, headers: newAddress() });
    expect(JSON.parse(atob(auth?.split(".")[1] ?? "")).status).toBe(afterwards);
    expect(await view(service, person)).toMatchObject({ status: afterwards, closedArea: afterwards });
  });
});

async function set(service: TestService, { uuid }: Person, status: number) {
  const { token } = await operator(service, "administrator");
  return service.call(setMemberStatus, { body: { uuid, status, reason: "as told" }, token });
}

async function view(service: TestService, { uuid }: Person) {
  const { token } = await operator(service, "staff");
  return service.call(oneMember, { body: { uuid }, token });
}
