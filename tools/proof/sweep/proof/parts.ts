import { faults } from "./faults";
import { fuzz } from "./fuzz";
import { histories } from "./histories";
import { model } from "./model";
import { mutation } from "./mutation";
import { parity } from "./parity";
import type { ProofPart } from "./part";
import { planted } from "./planted";
import { properties } from "./properties";
import { seeds } from "./seeds";
import { soak } from "./soak";

/** In the order of the document. */
export const proofParts: readonly ProofPart[] = [
  histories,
  seeds,
  planted,
  model,
  mutation,
  faults,
  fuzz,
  parity,
  properties,
  soak,
];
