import fc from "fast-check";
import type { Act, Drawn } from "./acts";
import { gameActs } from "./game-acts";
import { memberActs } from "./member-acts";
import type { MoneyModel } from "./model";
import { operatorActs } from "./operator-acts";
import { roundActs } from "./round-acts";
import { compare, type World } from "./world";

const acts: Record<string, readonly [weight: number, Act]> = {
  ...memberActs,
  ...gameActs,
  ...operatorActs,
  ...roundActs,
};

/** An act on the service and the model, after which they have to agree on every account. */
class MoneyCommand implements fc.AsyncCommand<MoneyModel, World> {
  constructor(
    private readonly name: string,
    private readonly act: Act,
    private readonly drawn: Drawn,
  ) {}

  check = (): boolean => true;

  async run(model: MoneyModel, real: World): Promise<void> {
    await this.act(model, real, this.drawn);
    await compare(model, real);
  }

  toString = (): string => `${this.name} ${JSON.stringify(this.drawn)}`;
}

const drawn = fc.record({
  who: fc.nat({ max: 2 }),
  pick: fc.nat({ max: 11 }),
  baht: fc.nat({ max: 999 }),
  // Few digits, so that lines win and bets share numbers.
  digits: fc.string({ unit: fc.constantFrom("1", "2", "3"), minLength: 6, maxLength: 6 }),
  isOther: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
});

/** Lists of acts, each as often as its weight says. */
export const moneyCommands = (most: number) =>
  fc.commands(
    Object.entries(acts).flatMap(([name, [weight, act]]) =>
      Array.from({ length: weight }, () => drawn.map((each) => new MoneyCommand(name, act, each))),
    ),
    { maxCommands: most, size: "max" },
  );
