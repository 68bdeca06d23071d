import { CODES_TABLE, SESSIONS_TABLE } from "@forecourt/service-kit/login"
import { addStaff } from "@forecourt/service-kit/staff"
import type { Migration } from "@forecourt/service-kit/storage"

const RENAME = [
  "drop index code_requests_by_subject",
  "drop index sessions_by_subject",
  "alter table code_requests rename to code_requests_before_staff",
  "alter table sessions rename to sessions_before_staff",
]

const FILL = [
  "create index code_requests_by_subject on code_requests (subject)",
  "create index sessions_by_subject on sessions (subject)",
  `insert into code_requests (token_hash, subject, code_hash, expires_at, tries, used_at)
   select token_hash, subject, code_hash, expires_at, tries, used_at from code_requests_before_staff`,
  `insert into sessions (token_hash, subject, expires_at)
   select token_hash, subject, expires_at from sessions_before_staff`,
  "drop table code_requests_before_staff",
  "drop table sessions_before_staff",
]

/** Adds the log of staff's actions, and lets staff log in: until now, every code and session was that of a vehicle. */
export const staff: Migration = {
  number: 8,
  name: "staff",
  async up(tx, context) {
    for (const statement of RENAME) await tx.run(statement)
    await context.createTables([CODES_TABLE, SESSIONS_TABLE])
    for (const statement of FILL) await tx.run(statement)
    await addStaff(tx, context, { hasLogins: true })
  },
}
