import type { OperatorMember } from "@/lib/contract/operators/members";

/** What the form of an action on a member gets. */
export interface MemberActProps {
  member: OperatorMember;
  onClose: () => void;
  /** The action waits for a second operator. */
  onWaiting: () => void;
}
