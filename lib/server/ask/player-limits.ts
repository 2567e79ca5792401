import { cache } from "react";
import { orNull } from "@/lib/contract/or-null";
import { readPlayerLimits } from "@/lib/contract/player-limits";
import { ask } from "./ask";

/** The member's own limits, read once for a page; null while they cannot be read. */
export const readOwnLimits = cache(() => orNull(ask(readPlayerLimits)));
