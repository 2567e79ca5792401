"use client";
import { MemberAccounts } from "./member-accounts";
import { MemberDevices } from "./member-devices";
import { MemberFacts } from "./member-facts";
import { MemberLimits } from "./member-limits";
import { MemberLinks } from "./member-links";
import { MemberMovements } from "./member-movements";
import { MemberNotes } from "./member-notes";

/** Everything known about a member on one screen, for a decision on their money: sections for a grid. */
export function MemberEvidence({ uuid, userName }: { uuid: string; userName: string }) {
  return (
    <>
      <MemberFacts uuid={uuid} userName={userName} />
      <MemberLinks uuid={uuid} />
      <MemberMovements uuid={uuid} />
      <MemberAccounts uuid={uuid} />
      <MemberDevices uuid={uuid} />
      <MemberLimits uuid={uuid} />
      <MemberNotes uuid={uuid} />
    </>
  );
}
