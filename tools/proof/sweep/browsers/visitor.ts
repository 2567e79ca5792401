import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Driver } from "./driver";

/** What a visitor looks for: by role and accessible name, by a field's label, or by text. Names may be parts. */
interface Sought {
  role?: string;
  name?: string;
  label?: string;
  text?: string;
  isExact?: boolean;
  /** Only a checked one. */
  isChecked?: boolean;
  within?: Sought;
}

/** A person at a browser: looks, taps, types, and takes a picture of every step. */
export interface Visitor {
  open(path: string): Promise<void>;
  see(sought: Sought): Promise<void>;
  /** Whether it can be seen now. */
  sees(sought: Sought): Promise<boolean>;
  /** Waits for any of them. */
  seeOneOf(...all: Sought[]): Promise<void>;
  /** Waits for a picture on which something is drawn. */
  seeDrawn(sought: Sought): Promise<void>;
  tap(sought: Sought): Promise<void>;
  type(label: string, text: string): Promise<void>;
  /** Waits until the address ends so. */
  arrive(path: RegExp): Promise<void>;
  /** A picture of the page as it is shown; what is wrong with the page is noted under this name. */
  step(name: string): Promise<void>;
  /** The page's faults, each with the step that found it. */
  faults(): string[];
}

const patienceMs = 60_000;
const pauseMs = 150;
/** A slip's picture has about 5 % of ink. */
const leastInk = 0.01;

/** `home` is the site's origin, `folder` takes the pictures. */
export function visitorOf(driver: Driver, home: string, folder: string): Visitor {
  const faults: string[] = [];
  let steps = 0;

  /** Repeats until it yields something, for a minute. */
  async function until(what: string, look: () => Promise<boolean>): Promise<void> {
    let last: unknown = "";
    for (const startMs = Date.now(); Date.now() - startMs < patienceMs; await wait(pauseMs)) {
      // A page that is being left, or an element that has gone, can be asked again.
      const isThere = await look().catch((failure) => {
        last = failure;
        return false;
      });
      if (isThere) return;
    }
    await driver.screenshot(join(folder, "failed.png"));
    throw new Error(`waited for ${what} on ${await driver.address()} ${last}`.trim());
  }
  const seek = (sought: Sought) => `seek(${JSON.stringify(sought)})`;
  const target = (sought: Sought) => `seekTarget(${JSON.stringify(sought)})`;
  const told = (sought: Sought) => JSON.stringify(sought);

  return {
    open: (path) => driver.open(new URL(path, home).href),
    see: (sought) => until(told(sought), () => driver.evaluate<boolean>(`${seek(sought)} !== null`)),
    sees: (sought) => driver.evaluate<boolean>(`${seek(sought)} !== null`),
    seeOneOf: (...all) =>
      until(all.map(told).join(" or "), () =>
        driver.evaluate<boolean>(all.map((sought) => `${seek(sought)} !== null`).join(" || ")),
      ),
    seeDrawn: (sought) =>
      until(`ink on ${told(sought)}`, async () => {
        return (await driver.evaluate<number>(`inkOf(${JSON.stringify(sought)})`)) > leastInk;
      }),
    tap: (sought) => until(told(sought), () => driver.click(target(sought))),
    type: (label, text) => until(label, () => driver.type(seek({ label }), text)),
    arrive: (path) => until(String(path), async () => path.test(new URL(await driver.address()).pathname)),
    async step(name) {
      steps += 1;
      await until(`rest at ${name}`, async () => {
        const moving = await driver.evaluate<string[]>("whatMoves()");
        if (moving.length > 0) throw new Error(moving.join("; "));
        return true;
      });
      await driver.screenshot(join(folder, `${String(steps).padStart(2, "0")}-${name}.png`));
      const found = await driver.evaluate<string[]>("measurePage()");
      faults.push(...[...driver.faults(), ...found].map((fault) => `${name}: ${fault}`));
    },
    faults: () => faults,
  };
}
