import { readFileSync } from "node:fs"

/** As the kernel counts processor time. */
const TICKS_PER_SECOND = 100

/** What a process has used of the processor so far, in seconds, by `/proc`: fields 14 and 15 of its line. */
export function getSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
