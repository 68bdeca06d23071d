/**
 * Prints whether a goal is met. If a goal is missed, the benchmark fails, but only after all measurements have run.
 */
export function goal(what: string, measured: number, limit: number, unit = ""): void {
  const isMet = measured <= limit
  const number = (value: number) => `${Number(value.toFixed(3))}${unit}`
  console.log(`  ${isMet ? "met   " : "MISSED"}  ${what}: ${number(measured)}, at most ${number(limit)}`)
  if (!isMet) process.exitCode = 1
}
