import { IDEMPOTENCY_TABLE } from "@forecourt/service-kit/idempotency"
import { OUTBOX_TABLE } from "@forecourt/service-kit/messages"
import { addOutboxActions, OUTBOX_ENTRIES_INDEX, OUTBOX_ENTRIES_TABLE } from "@forecourt/service-kit/outbox"
import { addStaff } from "@forecourt/service-kit/staff"
import type { Migration } from "@forecourt/service-kit/storage"

const LEADS_TABLE = `create table leads (
  id text primary key,
  form text not null,
  site text not null,
  content text not null,
  email_hash text,
  phone_hash text,
  received_at text not null,
  delivered_at text
)`

const LEADS_INDEXES = [
  "create index leads_by_time on leads (received_at)",
  "create index leads_by_email on leads (email_hash)",
  "create index leads_by_phone on leads (phone_hash)",
]

const RECEIPTS_TABLE = `create table receipts (
  mailbox text not null,
  form text not null,
  network text,
  sent_at text not null,
  primary key (mailbox, form)
)`

export const MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    name: "tables",
    up: (_, { createTables }) => createTables([IDEMPOTENCY_TABLE, OUTBOX_ENTRIES_TABLE, OUTBOX_TABLE]),
  },
  {
    number: 2,
    name: "indexes",
    up: async (tx) => void (await tx.run(OUTBOX_ENTRIES_INDEX)),
  },
  {
    number: 3,
    name: "outbox actions",
    up: addOutboxActions,
  },
  {
    number: 4,
    name: "leads",
    async up(tx, context) {
      await context.createTables([LEADS_TABLE])
      for (const index of LEADS_INDEXES) await tx.run(index)
      await addStaff(tx, context, { hasLogins: false })
    },
  },
  {
    number: 5,
    name: "receipts",
    async up(tx, { createTables }) {
      await createTables([RECEIPTS_TABLE])
      await tx.run("create index receipts_by_network on receipts (network, sent_at)")
    },
  },
]
