"use client";
import { onDemand } from "../controls/on-demand";

/** Asks for the second factor before it changes; its code loads when the first one opens. */
export const ProofDialog = onDemand(() => import("./proof-form").then(({ ProofForm }) => ProofForm));
