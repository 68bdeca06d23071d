import { sql } from "../storage/sql.ts"
import type { Storage } from "../storage/storage.types.ts"
import { toIsoTime } from "./entries.ts"

export interface OutboxCounts {
  /** The number of entries that wait to be delivered, without those whose time is in the future. */
  readonly waiting: number
  /** The number of entries that have waited for longer than the outbox tolerates. */
  readonly late: number
  /** The age of the oldest waiting entry in seconds, or 0 if there is none. */
  readonly oldestSeconds: number
  readonly givenUp: number
}

export const NO_ENTRIES: OutboxCounts = { waiting: 0, late: 0, oldestSeconds: 0, givenUp: 0 }

export interface Counting {
  readonly storage: Storage
  readonly now: () => number
  /** The waiting time in milliseconds after which an entry is late. */
  readonly lateMs: number
}

const COUNTS_ROW = {
  kind: "text",
  givenUp: "number",
  waiting: "number",
  late: "number",
  oldest: "text?",
} as const

/** Counts the entries of each kind. A kind without entries is left out. */
export async function countEntries({ storage, now, lateMs }: Counting): Promise<ReadonlyMap<string, OutboxCounts>> {
  const moment = now()
  const rows = await sql`select kind, cast(count(gave_up_at) as integer) as "givenUp",
      cast(count(case when gave_up_at is null and created_at <= ${toIsoTime(moment)} then 1 end) as integer) as waiting,
      cast(count(case when gave_up_at is null and created_at <= ${toIsoTime(moment - lateMs)} then 1 end) as integer) as late,
      min(case when gave_up_at is null and created_at <= ${toIsoTime(moment)} then created_at end) as oldest
    from outbox_entries group by kind order by kind`.all(storage, COUNTS_ROW)
  return new Map(
    rows.map(({ kind, givenUp, waiting, late, oldest }) => {
      const oldestSeconds = oldest === null ? 0 : Math.max(0, (moment - Date.parse(oldest)) / 1000)
      return [kind, { waiting, late, oldestSeconds, givenUp }]
    }),
  )
}

/** Returns whether any entry is late. */
export async function hasLate({ storage, now, lateMs }: Counting): Promise<boolean> {
  const late = await sql`select id from outbox_entries
    where created_at <= ${toIsoTime(now() - lateMs)} and gave_up_at is null limit 1`.get(storage)
  return late !== null
}
