import { faults } from "./faults";
import { fuzz } from "./fuzz";
import { histories } from "./histories";
import { model } from "./model";
import { parity } from "./parity";
import type { ProofPart } from "./part";
import { properties } from "./properties";

/** In the order of the document. */
export const proofParts: readonly ProofPart[] = [histories, faults, model, fuzz, parity, properties];
