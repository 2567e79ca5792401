"use client";
import { useZodForm } from "@/components/form/use-zod-form";
import formStyles from "@/components/member/form.module.css";
import { Button } from "@/components/ui/controls/button";
import { ErrorMessage } from "@/components/ui/notices/error-message";
import { useStoreInstance } from "@/stores/_core/registry";
import { createTickets } from "@/stores/member/tickets";
import { MessageField } from "./message-field";
import type { TicketWords } from "./ticket-words";

interface MessageFormProps {
  /** The ticket's. */
  id: string;
  words: TicketWords;
  onSent: () => void;
}

/** One more message in a ticket. */
export function MessageForm({ id, words, onSent }: MessageFormProps) {
  const store = useStoreInstance(createTickets);
  const { form: own, list } = words;
  const form = useZodForm({
    schema: () => import("./ticket-schema").then(({ messageForm }) => messageForm(id)),
    words: own.errors,
    onSubmit: async (message) => {
      await store.getState().write(message);
      onSent();
    },
  });
  return (
    <form {...form.props} className={formStyles.form}>
      <MessageField {...form.register("text")} id={`message-${id}`} label={list.message} />
      <div className={formStyles.said}>
        <ErrorMessage code={form.refusal?.code ?? null} />
      </div>
      <Button type="submit" isWide isBusy={form.isSubmitting}>
        {form.isSubmitting ? own.sending : own.send}
      </Button>
    </form>
  );
}
