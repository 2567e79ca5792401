import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OwnNote } from "@/components/limits/limit-refusal";
import { Fault } from "@/lib/contract/fault";
import { readFault, writeFault } from "@/lib/contract/fault-details";
import { limitRefusalOf, type OwnRefusal } from "@/lib/contract/limit-refusal";
import { satang } from "@/lib/domain/money/money";
import th from "@/locales/th/limits.json";
import { renderWithStores } from "../member/with-stores";

afterEach(cleanup);

const until = "2026-11-27T00:00:00+07:00";
const limit = { span: "day", limit: satang(500_00), used: satang(480_00), until } as const;

test.each<[Fault, string]>([
  [
    new Fault("stake-limit-reached", limit),
    "วงเงินต่อวันของคุณคือ ฿500.00 ใช้ไปแล้ว ฿480.00 เริ่มนับใหม่ 27/11/2026 00:00:00",
  ],
  [
    new Fault("deposit-limit-reached", { ...limit, span: "month" }),
    "วงเงินต่อเดือนของคุณคือ ฿500.00 ใช้ไปแล้ว ฿480.00 เริ่มนับใหม่ 27/11/2026 00:00:00",
  ],
  [
    new Fault("loss-limit-reached", { ...limit, span: "week" }),
    "วงเงินเสียต่อสัปดาห์ของคุณคือ ฿500.00 เสียหรือรอผลอยู่ ฿480.00 เริ่มนับใหม่ 27/11/2026 00:00:00",
  ],
  [new Fault("self-excluded", { until }), "สิ้นสุด 27/11/2026 00:00:00 ระหว่างนี้ยังถอนเงินได้"],
])(
  "%s, over the wire and back, says how much and until when, and leads to the limits",
  async (fault, text) => {
    const own = limitRefusalOf(readFault(writeFault(fault))) as OwnRefusal;
    renderWithStores(<OwnNote own={own} />);
    await screen.findByText(text);
    expect(screen.getByRole("link", { name: th.mine }).getAttribute("href")).toMatch(/\/profile\/limits$/);
  },
);

test("other refusals, and these without their facts, have no such line", () => {
  expect(limitRefusalOf(new Fault("round-closed"))).toBeNull();
  expect(limitRefusalOf(new Fault("stake-limit-reached"))).toBeNull();
});
