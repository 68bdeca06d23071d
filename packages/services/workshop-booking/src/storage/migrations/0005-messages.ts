import { OUTBOX_TABLE } from "@forecourt/service-kit/messages"
import { addOutboxActions, OUTBOX_ENTRIES_INDEX, OUTBOX_ENTRIES_TABLE } from "@forecourt/service-kit/outbox"
import type { Migration } from "@forecourt/service-kit/storage"

const TABLES = [
  OUTBOX_ENTRIES_TABLE,
  OUTBOX_TABLE,
  `create table booking_changes (
  booking_id text not null references bookings,
  sequence integer not null,
  action text not null check (action in ('move', 'cancel')),
  changed_by text not null,
  changed_at text not null,
  starts_at text not null,
  primary key (booking_id, sequence)
)`,
]

const STATEMENTS = [
  OUTBOX_ENTRIES_INDEX,
  "alter table bookings add column status text not null default 'booked'",
  // The number of changes since the booking was made.
  "alter table bookings add column sequence integer not null default 0",
  "alter table bookings add column language text not null default 'sv'",
  "alter table workshops add column phone text not null default ''",
  "alter table workshops add column email text not null default ''",
  // The local time on the day before a visit until which cancelling is free, and the fee in kronor afterwards.
  "alter table workshops add column free_until text",
  "alter table workshops add column late_fee integer",
]

/** Adds the outbox, the status of bookings and the contact details of workshops. */
export const messages: Migration = {
  number: 5,
  name: "messages",
  async up(tx, context) {
    await context.createTables(TABLES)
    for (const statement of STATEMENTS) await tx.run(statement)
    await addOutboxActions(tx, context)
  },
}
