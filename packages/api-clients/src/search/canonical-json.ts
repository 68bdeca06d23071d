import { isRecord } from "@forecourt/contracts/is-record"

/** JSON in which the order of an object's properties makes no difference. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isRecord(part) ? sorted(part) : part))
}

function sorted(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
}
