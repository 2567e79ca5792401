import type { AuditRow } from "@/lib/contract/operators/audit";

/** What an act was done to: a person by name, everything else as the log has it. */
export const AuditTarget = ({ target, targetName }: Pick<AuditRow, "target" | "targetName">) =>
  target !== null && targetName !== null ? <span title={target}>{targetName}</span> : (target ?? "—");
