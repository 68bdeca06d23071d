import { BUDGETS_TABLE } from "@forecourt/service-kit/budgets"
import { OUTBOX_TABLE } from "@forecourt/service-kit/messages"
import { addOutboxActions, OUTBOX_ENTRIES_INDEX, OUTBOX_ENTRIES_TABLE } from "@forecourt/service-kit/outbox"
import { addStaff } from "@forecourt/service-kit/staff"
import type { Migration } from "@forecourt/service-kit/storage"

const ALERTS_TABLE = `create table alerts (
  id text primary key,
  mailbox text not null,
  address text not null,
  address_hash text not null,
  search text not null,
  search_hash text not null,
  notice text not null,
  created_at text not null,
  confirmed_at text,
  ends_at text,
  ended_at text,
  due_at text,
  claimed_by text,
  claimed_until text,
  known text,
  mail_id text,
  mailed_at text
)`

export const MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    name: "tables",
    async up(tx, context) {
      await context.createTables([ALERTS_TABLE, BUDGETS_TABLE, OUTBOX_ENTRIES_TABLE, OUTBOX_TABLE])
      await tx.run("create unique index alerts_by_address on alerts (address_hash, search_hash)")
      await tx.run("create index alerts_by_mailbox on alerts (mailbox)")
      await tx.run("create index alerts_by_due on alerts (due_at)")
      await tx.run(OUTBOX_ENTRIES_INDEX)
      await addOutboxActions(tx, context)
      await addStaff(tx, context, { hasLogins: false })
    },
  },
]
