/** Prints the result. A missed goal fails the benchmark only after all measurements have run. */
export function goal(what: string, measured: number, limit: number, unit = ""): void {
  const isMet = measured <= limit
  const number = (value: number) => `${Number(value.toFixed(3))}${unit}`
  console.log(`  ${isMet ? "met   " : "MISSED"}  ${what}: ${number(measured)}, at most ${number(limit)}`)
  if (!isMet) process.exitCode = 1
}
