"use client";
import type { OperatorMember } from "@/lib/contract/operators/members";
import { SessionsSection } from "./sessions-section";
import { VisitorsSection } from "./visitors-section";

/** Where a member is and was signed in, and the devices that visited as them. */
export const DevicesTab = ({ member: { uuid } }: { member: OperatorMember }) => (
  <>
    <SessionsSection uuid={uuid} />
    <VisitorsSection uuid={uuid} />
  </>
);
