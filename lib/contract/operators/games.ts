/** Operators' reads of what members play at partners. */
import { z } from "zod";
import { endpoint } from "../endpoint";
import { memberGameRound } from "../partners";
import * as v from "../values";

export const memberGameRounds = endpoint({
  service: "general",
  method: "POST",
  path: "/operators.games.rounds",
  summary: "A member's rounds of partners' games, newest first",
  access: "staff",
  body: z.object({ uuid: v.uuid, ...v.pageBody }),
  mayBeAutomatic: true,
  reply: v.pageOf(memberGameRound),
});
