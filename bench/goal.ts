/**
 * Prints whether a goal is met. If it is not met, the exit code of the process is 1, but all other measurements still
 * run.
 */
export function goal(what: string, measured: number, limit: number, unit = ""): void {
  const isMet = measured <= limit
  const number = (value: number) => `${Number(value.toFixed(3))}${unit}`
  console.log(`  ${isMet ? "met   " : "MISSED"}  ${what}: ${number(measured)}, at most ${number(limit)}`)
  if (!isMet) process.exitCode = 1
}
