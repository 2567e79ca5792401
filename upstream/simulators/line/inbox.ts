/** The chats of the simulated LINE: messages to the play accounts of one browser. */
import { and, desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { simulatorPaths } from "@/lib/contract/line";
import { bangkokIso, displayDateTime } from "@/lib/domain/time/time";
import { messageOutbox } from "../../db/schema/operators";
import type { Dependencies } from "../../http/services";
import { lineChannel } from "../../line/channel";
import { messageWords } from "../../notices/message-words";
import { deviceOf, playAccount } from "./authorize";
import { LINE_OUTBOX } from "./messenger";
import { pageLanguage, safe, simulatorPage } from "./page";
import { playAccounts, type SimulatorWords, simulatorWords } from "./words";

/** The newest messages of one account. */
const MOST = 20;

const asked = z.object({
  ui_locales: z.string().max(20).default("").catch(""),
  name: z.string().trim().max(40).default("").catch(""),
});

export function addLineInbox(server: FastifyInstance, { db, env }: Pick<Dependencies, "db" | "env">): void {
  if (!lineChannel(env)?.isSimulated) return;
  server.get(simulatorPaths.messages, async (request, reply) => {
    const { ui_locales, name } = asked.parse(request.query);
    const language = pageLanguage(ui_locales);
    const words = simulatorWords[language] ?? simulatorWords.th;
    const names = [...new Set([...(name ? [name] : []), ...playAccounts])];
    const chats = await Promise.all(
      names.map(async (one) => ({
        name: one,
        messages: await messagesTo(one, deviceOf(request)),
      })),
    );
    return reply
      .type("text/html; charset=utf-8")
      .send(simulatorPage(language, words.inbox.title, inbox(chats, language, words)));
  });

  /** Visitors without cookies have no browser id, and so no chats. */
  const messagesTo = async (name: string, deviceId: string) => {
    if (!deviceId) return [];
    const to = playAccount(name, deviceId).sub;
    return db
      .select()
      .from(messageOutbox)
      .where(and(eq(messageOutbox.channel, LINE_OUTBOX), eq(messageOutbox.to, to)))
      .orderBy(desc(messageOutbox.id))
      .limit(MOST);
  };
}

interface Chat {
  name: string;
  messages: { at: Date; text: string }[];
}

/** Accounts with messages come first. */
const inbox = (
  chats: Chat[],
  language: string,
  { inbox: words }: SimulatorWords,
) => `<p>${safe(words.text)}</p>
<form method="get">
<input type="hidden" name="ui_locales" value="${safe(language)}">
<button class="quiet">${safe(words.again)}</button>
</form>
<p class="back"><a href="${messageWords(language).prefix}/profile/notifications">${safe(words.back)}</a></p>
${[...chats]
  .sort((one, other) => Number(other.messages.length > 0) - Number(one.messages.length > 0))
  .map((chat) => section(chat, words))
  .join("\n")}
<form method="get" class="own">
<input type="hidden" name="ui_locales" value="${safe(language)}">
<label for="name">${safe(words.ownName)}</label>
<input id="name" name="name" required maxlength="40" autocomplete="off">
<button>${safe(words.show)}</button>
</form>`;

const section = ({ name, messages }: Chat, words: SimulatorWords["inbox"]) => `<section>
<h2>${safe(name)}</h2>
${messages.length > 0 ? `<ol>${messages.map(bubble).join("\n")}</ol>` : `<p class="none">${safe(words.none)}</p>`}
</section>`;

function bubble({ at, text }: Chat["messages"][number]): string {
  const ms = at.getTime();
  const linked = safe(text).replace(/https?:\/\/\S+/g, (address) => `<a href="${address}">${address}</a>`);
  return `<li>${linked}<time datetime="${bangkokIso(ms)}">${displayDateTime(ms)}</time></li>`;
}
