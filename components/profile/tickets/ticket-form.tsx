"use client";
import { useZodForm } from "@/components/form/use-zod-form";
import formStyles from "@/components/member/form.module.css";
import { Icon } from "@/components/ui/art/icon";
import { Card } from "@/components/ui/card";
import { Button } from "@/components/ui/controls/button";
import { Choice } from "@/components/ui/controls/choice";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { ticketSubjects } from "@/lib/domain/support/tickets";
import { useStoreInstance } from "@/stores/_core/registry";
import { createTickets } from "@/stores/member/tickets";
import { createSnackbar } from "@/stores/snackbar";
import { MessageField } from "./message-field";
import type { TicketWords } from "./ticket-words";

/** Kept over a reload until the question is sent. */
const keptNames = ["subject", "text"];

/** A question to the staff: what it is about, and the member's own words. */
export function TicketForm({ words }: { words: TicketWords }) {
  const store = useStoreInstance(createTickets);
  const snackbar = useStoreInstance(createSnackbar);
  const { form: own } = words;
  const form = useZodForm({
    schema: () => import("./ticket-schema").then(({ ticketForm }) => ticketForm),
    words: own.errors,
    keep: { as: "ticket", names: keptNames },
    onSubmit: async (question) => {
      await store.getState().create(question);
      form.forget();
      form.setValue("text", "");
      form.reset();
      snackbar.getState().showMessage({ text: own.sent, color: "success", timeout: 6_000 });
    },
  });
  const { subject: problem } = form.errors;
  return (
    <Card aria-labelledby="new-ticket">
      <form {...form.props} className={formStyles.form}>
        <h2 id="new-ticket">{own.title}</h2>
        <div className={formStyles.field} data-refused={problem ? "" : undefined}>
          <Choice
            label={own.subject}
            isLabelShown
            name="subject"
            layout="row"
            options={ticketSubjects.map((value) => ({ value, word: words.subjects[value] }))}
            chosen={form.watch("subject")}
          />
          <p className={formStyles.error} role="alert" hidden={!problem}>
            {problem}
          </p>
        </div>
        <MessageField {...form.register("text")} id="ticket-text" label={own.text} hint={own.hint} />
        <div className={formStyles.said}>
          <ErrorMessage code={form.refusal?.code ?? null} />
        </div>
        <Button type="submit" isWide isBusy={form.isSubmitting}>
          <Icon name="chat" size={20} />
          {form.isSubmitting ? own.sending : own.send}
        </Button>
      </form>
    </Card>
  );
}
