import { IDEMPOTENCY_TABLE } from "@forecourt/service-kit/idempotency"
import { OUTBOX_TABLE } from "@forecourt/service-kit/messages"
import type { Migration } from "@forecourt/service-kit/storage"

export const tablesOfTheKit: Migration = {
  number: 3,
  name: "tables-of-the-kit",
  async up(tx, { createTables }) {
    await createTables([IDEMPOTENCY_TABLE, OUTBOX_TABLE])
    for (const step of [
      `insert into idempotent_requests (subject, name, fingerprint, claim, claimed_at, result, refusal)
       select vehicle_id, name, fingerprint, claim, claimed_at, booking_id,
         case refusal when 'OrderDropped' then 'Dropped' else refusal end
       from idempotency_keys`,
      "drop table idempotency_keys",
      `insert into outbox_messages (id, sent_at, recipient, text, about)
       select id, sent_at, recipient, words, '{"regNo":"' || reg_no || '","code":"' || code || '"}' from outbox`,
      "drop table outbox",
      "alter table code_requests rename column vehicle_id to subject",
      "alter table sessions rename column vehicle_id to subject",
      "alter table seeds rename column planted_at to seeded_at",
    ])
      await tx.run(step)
  },
}
