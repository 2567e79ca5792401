import { NAME_MAX } from "@/lib/domain/members/credential";

/** First and last name, one space between. */
export const LONGEST_NAME = 2 * NAME_MAX + 1;
