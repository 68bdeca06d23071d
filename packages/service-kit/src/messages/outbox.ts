import { randomUUID } from "node:crypto"
import type { Storage } from "../storage/storage.types.ts"
import { meanwhile } from "./meanwhile.ts"
import type { Message, Sender, SenderOptions } from "./message.types.ts"

const MAX_MESSAGES = 50

/** Table of the outbox; a migration of the service makes it. */
export const OUTBOX_TABLE = `create table outbox_messages (
  id text primary key,
  sent_at text not null,
  recipient text not null,
  text text not null,
  about text not null
)`

export interface SentMessage extends Message {
  readonly sentAt: string
}

/** The sender of development: prints a message and puts it where a page shows it. */
export function outboxSender(storage: Storage, now: () => number, options: SenderOptions): Sender {
  const { service, say } = options
  return meanwhile(async ({ to, text, about }) => {
    say(`${service}: to ${to}: ${text}`)
    await storage.run(
      "insert into outbox_messages (id, sent_at, recipient, text, about) values (?, ?, ?, ?, ?)",
      ...[newId(), new Date(now()).toISOString(), to, text, JSON.stringify(about)],
    )
    await storage.run(
      "delete from outbox_messages where id not in (select id from outbox_messages order by id desc limit ?)",
      MAX_MESSAGES,
    )
  }, options)
}

interface OutboxRow {
  readonly sent_at: string
  readonly recipient: string
  readonly text: string
  readonly about: string
}

/** What was sent, the newest first. */
export async function listOutbox(storage: Storage): Promise<SentMessage[]> {
  const rows = await storage.all<OutboxRow>("select * from outbox_messages order by id desc")
  return rows.map(({ sent_at, recipient, text, about }) => ({
    sentAt: sent_at,
    to: recipient,
    text,
    about: JSON.parse(about) as SentMessage["about"],
  }))
}

/**
 * Sorts as messages were sent, also within a millisecond. The machine's own time counts: the clock that a service is
 * given may go back.
 */
function newId(): string {
  const microseconds = Math.round((performance.timeOrigin + performance.now()) * 1000)
  return `${String(microseconds).padStart(20, "0")} ${randomUUID()}`
}
