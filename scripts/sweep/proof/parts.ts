import { faults } from "./faults";
import { histories } from "./histories";
import { mutation } from "./mutation";
import { parity } from "./parity";
import type { ProofPart } from "./part";
import { properties } from "./properties";

/** In the order of the document. */
export const proofParts: readonly ProofPart[] = [histories, faults, mutation, parity, properties];
