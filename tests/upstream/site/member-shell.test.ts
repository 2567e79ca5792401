import { describe, expect, test } from "vitest";
import { cashs } from "@/lib/contract/credit";
import { memberShell } from "@/lib/contract/member-shell";
import { allNotifications, readNotifications } from "@/lib/contract/notifications";
import { setPlayerLimits } from "@/lib/contract/player-limits";
import { agentsSupports } from "@/lib/contract/site";
import { acceptTerms, readTerms } from "@/lib/contract/terms";
import { usersInfos } from "@/lib/contract/users";
import { exclusionUntilMs, timeOutUntilMs } from "@/lib/domain/members/player-limits";
import { TERMS_VERSION } from "@/lib/domain/members/terms";
import { bangkokIso, DAY_MS, epochMs } from "@/lib/domain/time/time";
import { oneDatabase } from "../../support/database/database";
import { useService } from "../../support/service/use-service";
import { newcomer, payIn } from "../../support/world/people";
import { runOn, standStill } from "../../support/world/yeekee";

describe.each(oneDatabase)("what surrounds every page of a member, on $kind", (kind) => {
  const open = useService(kind);

  test("is what the calls of its parts say", async () => {
    const service = open();
    const { token } = await newcomer(service, 500);
    const [user, cash, terms, { unread }, support] = await Promise.all([
      service.call(usersInfos, { token }),
      service.call(cashs, { token }),
      service.call(readTerms, { token }),
      service.call(allNotifications, { token }),
      service.call(agentsSupports, { token }),
    ]);
    expect(await service.call(memberShell, { token })).toEqual({
      user,
      cash,
      terms,
      unread,
      support,
      awayUntil: null,
      closedArea: 0,
    });
  });

  test("says until when the member takes a break", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const until = bangkokIso(timeOutUntilMs(1, await service.now()));
    await service.call(setPlayerLimits, { body: { timeOutUntil: until }, token });
    expect(await service.call(memberShell, { token })).toMatchObject({ awayUntil: until });
    await standStill(service, epochMs(until));
    expect(await service.call(memberShell, { token })).toMatchObject({ awayUntil: null });
    await runOn(service);
  });

  test("says the later end of two: a break that was taken shortly before the end of a self-exclusion", async () => {
    const service = open();
    const { token } = await newcomer(service, 0);
    const selfExcludedUntil = bangkokIso(exclusionUntilMs(6, await service.now()));
    await service.call(setPlayerLimits, { body: { selfExcludedUntil }, token });
    await standStill(service, epochMs(selfExcludedUntil) - DAY_MS);
    expect(await service.call(memberShell, { token })).toMatchObject({ awayUntil: selfExcludedUntil });
    const timeOutUntil = bangkokIso(timeOutUntilMs(7, await service.now()));
    await service.call(setPlayerLimits, { body: { timeOutUntil }, token });
    expect(await service.call(memberShell, { token })).toMatchObject({ awayUntil: timeOutUntil });
    await runOn(service);
  });

  test("is of the caller alone, and of now", async () => {
    const service = open();
    const [member, other] = [await newcomer(service, 0), await newcomer(service, 20)];
    const shellOf = ({ token }: { token: string }) => service.call(memberShell, { token });
    const before = await shellOf(member);
    expect(before).toMatchObject({ user: { userName: member.userName }, cash: { money: 0 } });

    await payIn(service, member, 100);
    const { token } = member;
    await service.call(acceptTerms, { body: {}, token, headers: { "accepted-terms": TERMS_VERSION } });
    const { money } = await service.call(cashs, { token });
    expect(money).toBeGreaterThanOrEqual(10_000);
    expect(await shellOf(member)).toMatchObject({
      user: { cash: money },
      cash: { money },
      terms: { version: TERMS_VERSION },
      unread: before.unread + 1,
    });
    await service.call(readNotifications, { body: {}, token });
    expect(await shellOf(member)).toMatchObject({ unread: 0 });
    expect(await shellOf(other)).toMatchObject({
      user: { userName: other.userName, cash: 2_000 },
      unread: 0,
    });
  });

  test("is not told to a guest", async () => {
    await expect(open().call(memberShell, {})).rejects.toMatchObject({ code: "unauthorized" });
  });
});
