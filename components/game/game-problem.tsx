import { OwnLine } from "@/components/limits/limit-refusal";
import { Button, ButtonLink } from "@/components/ui/controls/button";
import { EmptyState } from "@/components/ui/notices/empty-state";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { ErrorState } from "@/components/ui/notices/error-state";
import type { FaultCode } from "@/lib/contract/fault";
import type { OwnRefusal } from "@/lib/contract/limit-refusal";
import type { GameCategory } from "@/lib/domain/partners/partners";
import { fill } from "@/lib/i18n/fill";
import type { GameWords } from "./game-words";
import { NoGames } from "./lobby/no-games";

export type Problem = keyof GameWords["states"];

const ofCode: Partial<Record<FaultCode, Problem>> = {
  // The service has no call that opens games, or none for this one: trying again would change nothing.
  "not-offered": "unconnected",
  "not-found": "unconnected",
  "partner-unavailable": "down",
  "upstream-unreachable": "down",
  "upstream-timeout": "down",
  "upstream-garbled": "down",
  timeout: "down",
  "network-lost": "lost",
  "self-excluded": "excluded",
  "time-out-running": "timeOut",
};

/** The screen for a refused launch. */
export const problemOf = (code: FaultCode): Problem => ofCode[code] ?? "refused";

/** No failure: the partner is closed, or the member's own break or exclusion applies. */
const calm: readonly Problem[] = ["unconnected", "maintenance", "excluded", "timeOut"];
const ownStates: readonly Problem[] = ["excluded", "timeOut"];

interface GameProblemProps {
  problem: Problem;
  name: string;
  words: GameWords;
  /** The kind of games that the partner has, where it is known. */
  category?: GameCategory | undefined;
  /** The reason, where the screen's own text does not state it. */
  code?: FaultCode;
  /** The member's own limit or break that refused, where the upstream says which. */
  own?: OwnRefusal | undefined;
  onAgain?: () => void;
}

/** Why a game cannot be played now: what is safe, and where to go. */
export function GameProblem({ problem, name, words, category, code, own, onAgain }: GameProblemProps) {
  const { title, text } = words.states[problem];
  const isOwn = ownStates.includes(problem) || own !== undefined;
  const ways = (
    <>
      {problem === "refused" && code ? <ErrorMessage code={code} /> : null}
      {own ? <OwnLine own={own} /> : null}
      {onAgain && !isOwn && !calm.includes(problem) ? (
        <Button onClick={onAgain}>{words.page.again}</Button>
      ) : null}
      {/* What a member has set for themselves holds for every game. */}
      {isOwn ? (
        <ButtonLink href="/profile/limits">{words.page.limits}</ButtonLink>
      ) : (
        <ButtonLink look="quiet" href="/games">
          {words.page.lobby}
        </ButtonLink>
      )}
    </>
  );
  if (calm.includes(problem) && !isOwn && category)
    return (
      <NoGames category={category} title={fill(title, { name })} text={text}>
        {ways}
      </NoGames>
    );
  return calm.includes(problem) ? (
    <EmptyState icon={isOwn ? "shield" : "dice"} title={fill(title, { name })} text={text}>
      {ways}
    </EmptyState>
  ) : (
    <ErrorState title={fill(title, { name })} text={text}>
      {ways}
    </ErrorState>
  );
}
