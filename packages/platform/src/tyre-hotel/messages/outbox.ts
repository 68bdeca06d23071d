import { randomUUID } from "node:crypto"
import type { Storage } from "../storage/storage.types.ts"
import { meanwhile } from "./meanwhile.ts"
import type { Message, Sender } from "./sender.types.ts"

const MOST_MESSAGES = 50

export interface SentMessage extends Message {
  readonly sentAt: string
}

/** The sender of development: prints a message and puts it where a page shows it. */
export function outboxSender(storage: Storage, now: () => number, say: (line: string) => void): Sender {
  return meanwhile(async ({ to, regNo, code, words }) => {
    say(`tyre-hotel: to ${to}: ${words}`)
    await storage.run(
      "insert into outbox (id, sent_at, recipient, reg_no, code, words) values (?, ?, ?, ?, ?, ?)",
      ...[newId(), new Date(now()).toISOString(), to, regNo, code, words],
    )
    await storage.run(
      "delete from outbox where id not in (select id from outbox order by sent_at desc, id desc limit ?)",
      MOST_MESSAGES,
    )
  }, say)
}

interface OutboxRow {
  readonly sent_at: string
  readonly recipient: string
  readonly reg_no: string
  readonly code: string
  readonly words: string
}

/** What was sent, the newest first. */
export async function listOutbox(storage: Storage): Promise<SentMessage[]> {
  const rows = await storage.all<OutboxRow>("select * from outbox order by sent_at desc, id desc")
  return rows.map(({ sent_at, recipient, reg_no, code, words }) => ({
    sentAt: sent_at,
    to: recipient,
    regNo: reg_no,
    code,
    words,
  }))
}

/** Sorts as messages were sent, also within a millisecond. */
function newId(): string {
  return `${String(process.hrtime.bigint()).padStart(20, "0")} ${randomUUID()}`
}
