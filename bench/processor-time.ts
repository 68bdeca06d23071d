import { readFileSync } from "node:fs"

const TICKS_PER_SECOND = 100

/**
 * Returns the processor time that a process has used, in seconds. It is the sum of fields 14 and 15 of
 * `/proc/<pid>/stat`.
 */
export function getSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
