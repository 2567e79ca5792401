"use client";
import { createContext, type ReactNode, use } from "react";
import type { OperatorInfo } from "@/lib/contract/operators/session";
import { rankOf, type StaffRole } from "@/lib/domain/operators/staff";

const Operator = createContext<OperatorInfo | null>(null);

export function OperatorProvider({ operator, children }: { operator: OperatorInfo; children: ReactNode }) {
  return <Operator value={operator}>{children}</Operator>;
}

/** Who is signed in. */
export function useOperator(): OperatorInfo {
  const operator = use(Operator);
  if (!operator) throw new Error("no operator here");
  return operator;
}

/** True when the signed-in operator has this role or a higher one; the service decides for itself. */
export function useMay(): (role: StaffRole) => boolean {
  const { role: own } = useOperator();
  return (role) => rankOf(own) >= rankOf(role);
}
