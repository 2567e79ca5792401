import { installProof } from "../../site/install.mjs";
import type { JudgedMutant } from "../mutation/mutant";
import type { Driver } from "../sweep/browsers/driver";

/** @param seed the same one has the same answer */
export type RandomAnswer = (method: "get" | "post", path: string, seed: string) => Promise<unknown>;

/**
 * The modules beside this one. They import packages that are installed for the proof alone, types too, so nothing
 * imports them: they are loaded by their names, and checked by `npm run check -- proof`.
 */
export interface Modules {
  readonly firefox: { readonly startFirefox: (program: string) => Promise<Driver> };
  readonly webkit: { readonly startWebkit: (program: string) => Promise<Driver> };
  readonly "random-answers": {
    readonly randomAnswers: (document: object) => Promise<RandomAnswer>;
  };
  readonly stryker: {
    readonly tryMutants: (file: string, config: "rules" | "services") => Promise<JudgedMutant[]>;
  };
}

/** Loads one of them, after the packages of the proof are installed. @throws StartError where they cannot be */
export async function load<Name extends keyof Modules>(name: Name): Promise<Modules[Name]> {
  await installProof();
  return import(`./${name}.ts`);
}
