"use client";
import type { OperatorTicket } from "@/lib/contract/operators/tickets";
import { TICKET_TEXT_MAX } from "@/lib/domain/support/tickets";
import { useAct } from "@/stores/console/use-act";
import { useActKey } from "@/stores/console/use-act-key";
import { Button } from "../controls/button";
import { TextArea, Tick } from "../controls/field";
import { TicketMessages } from "../evidence/ticket-messages";
import { When } from "../fields/values";
import { useCallForm } from "../form/use-call-form";
import { Facts } from "../page/facts";
import { Section } from "../page/section";
import { useConsoleWords } from "../words/console-words";
import { FaultText } from "../words/fault-text";
import { ItemFrame } from "./item-frame";
import type { Outcome } from "./outcome-text";

interface TicketItemProps {
  row: OperatorTicket;
  onDone: (outcome: Outcome) => void;
}

/** One ticket of a member: what was written, the answer, what is known of them; or it is closed without an answer. */
export function TicketItem({ row, onDone }: TicketItemProps) {
  const t = useConsoleWords("queues");
  const close = useAct("tickets", "closeTicket");
  const { id, uuid, userName, subject, createdAt, since } = row;
  return (
    <ItemFrame
      amount={null}
      member={{ uuid, userName }}
      accountName={null}
      onDone={onDone}
      decisions={[
        {
          key: "c",
          label: t("ticketClose"),
          title: t("ticketCloseTitle", { name: userName }),
          text: t("ticketCloseText"),
          isDanger: true,
          reasons: "ticket",
          run: async (reason = "") => {
            await close.mutateAsync({ body: { id, reason } });
            return "closed";
          },
        },
      ]}
    >
      <Section title={t.code("subject", subject)}>
        <Facts
          facts={[
            [t("asked"), <When key="asked" at={createdAt} />],
            [t("waitsSince"), <When key="since" at={since} />],
          ]}
        />
        <TicketMessages ticket={row} />
        <Answer id={id} onDone={onDone} />
      </Section>
    </ItemFrame>
  );
}

function Answer({ id, onDone }: { id: string; onDone: TicketItemProps["onDone"] }) {
  const t = useConsoleWords("queues");
  const key = useActKey();
  const form = useCallForm(useAct("tickets", "answerTicket"), {
    key,
    defaultValues: { text: "", closes: false },
    read: (boxes) => ({ id, text: boxes.needed("text"), closes: boxes.isOn("closes") }),
    onDone: () => onDone("answered"),
  });
  return (
    <form {...form.props} style={{ display: "grid", gap: 8 }}>
      <TextArea
        {...form.register("text")}
        label={t("answer")}
        help={t("answerHelp")}
        rows={4}
        maxLength={TICKET_TEXT_MAX}
      />
      <Tick name="closes" label={t("answerCloses")} />
      <Button type="submit" look="primary" disabled={form.isSubmitting} isNarrow>
        {t("answerSend")}
      </Button>
      <FaultText fault={form.refusal} />
    </form>
  );
}
