import type { PendingEntry } from "./staff-actions.ts"

/** The state of an undelivered entry. A late entry is a waiting one, and a planned entry does not wait yet. */
export type EntryState = "planned" | "waiting" | "late" | "given-up"

type Timed = Pick<PendingEntry, "createdAt" | "gaveUpAt">

/** Returns the state by the rules of the metrics. */
export function getEntryState(entry: Timed, { now, lateMs }: { now: number; lateMs: number }): EntryState {
  if (entry.gaveUpAt !== null) return "given-up"
  if (isPlanned(entry, now)) return "planned"
  return Date.parse(entry.createdAt) <= now - lateMs ? "late" : "waiting"
}

/** Returns true if an entry is not to be delivered yet. */
export function isPlanned({ createdAt, gaveUpAt }: Timed, now: number): boolean {
  return gaveUpAt === null && Date.parse(createdAt) > now
}
