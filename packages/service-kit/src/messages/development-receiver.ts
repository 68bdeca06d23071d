import type { Receiver } from "../outbox/outbox.ts"
import { sql } from "../storage/sql.ts"
import type { Storage } from "../storage/storage.types.ts"
import type { Message } from "./message.types.ts"

const MAX_MESSAGES = 50

/**
 * The SQL statement that creates the table of sent messages, for a migration of the service. The outbox page shows
 * these messages in development.
 */
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

export interface DevelopmentOptions {
  readonly service: string
  readonly log: (line: string) => void
  readonly now: () => number
}

/**
 * Creates the receiver of text messages for development, which prints each message and stores it for the outbox page.
 */
export function createDevelopmentReceiver(
  storage: Storage,
  { service, log, now }: DevelopmentOptions,
): Receiver<Message | null> {
  return async (message, { id }) => {
    if (message === null) return
    const { to, text, about } = message
    const isNew = await sql`insert into outbox_messages (id, sent_at, recipient, text, about)
      values (${id}, ${new Date(now()).toISOString()}, ${to}, ${text}, ${JSON.stringify(about)})
      on conflict (id) do nothing`.run(storage)
    if (isNew === 1) log(`${service}: to ${to}: ${text}`)
    await sql`delete from outbox_messages where id not in
      (select id from outbox_messages order by id desc limit ${MAX_MESSAGES})`.run(storage)
  }
}

const OUTBOX_ROW = {
  sent_at: "text",
  recipient: "text",
  text: "text",
  about: "text",
} as const

export async function listMessages(storage: Storage): Promise<SentMessage[]> {
  const rows = await storage.all(OUTBOX_ROW, "select * from outbox_messages order by id desc")
  return rows.map(({ sent_at, recipient, text, about }) => ({
    sentAt: sent_at,
    to: recipient,
    text,
    about: JSON.parse(about) as SentMessage["about"],
  }))
}
