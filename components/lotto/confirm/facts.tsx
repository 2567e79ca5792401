import type { ReactNode } from "react";

/** The label, and its value for this slip. */
export type Fact = readonly [name: string, value: ReactNode];

/** The facts of a slip, one below the other; styled by the sheet. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
