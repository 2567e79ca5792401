import { describe, expect, test } from "vitest";
import {
  mayAskOn,
  mayOpenTicket,
  TICKET_MESSAGES_MAX,
  TICKETS_OPEN_MAX,
  ticketAfter,
  ticketStates,
} from "@/lib/domain/support/tickets";

describe("a ticket", () => {
  test("waits again when the member writes, rests when staff answer, and ends when it is closed", () => {
    for (const state of ["open", "answered"] as const) {
      expect(ticketAfter(state, "ask")).toBe("open");
      expect(ticketAfter(state, "answer")).toBe("answered");
      expect(ticketAfter(state, "close")).toBe("closed");
    }
  });

  test("that is closed stays closed, whatever is tried", () => {
    for (const act of ["ask", "answer", "close"] as const) expect(ticketAfter("closed", act)).toBeNull();
  });

  test("takes so many messages of its member, and none once it is closed", () => {
    for (const state of ticketStates) {
      expect(mayAskOn(state, TICKET_MESSAGES_MAX - 1)).toBe(state !== "closed");
      expect(mayAskOn(state, TICKET_MESSAGES_MAX)).toBe(false);
    }
  });

  test("may be opened while fewer wait than may", () => {
    expect(mayOpenTicket(0)).toBe(true);
    expect(mayOpenTicket(TICKETS_OPEN_MAX - 1)).toBe(true);
    expect(mayOpenTicket(TICKETS_OPEN_MAX)).toBe(false);
  });
});
