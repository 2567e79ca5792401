import { asides } from "./asides";
import { everyday } from "./everyday";
import { forms } from "./forms";
import { languages } from "./languages";
import { prices } from "./prices";
import { words } from "./words";

/** Texts as members of many houses send them, each with its meaning for a round of the Thai morning index. */
export const corpus = { everyday, prices, asides, words, forms, languages };
