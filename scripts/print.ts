// What the commands print: one line per step, one sentence per failure.

const started = performance.now()

/** Prints the current step, with the seconds since the start of the command. */
export function printStep(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4)
  console.log(`${seconds} s  ${text}`)
}

/** Prints a sentence that describes an error and how to fix it, and exits with an error code. */
export function fail(sentence: string): never {
  console.error(`\n${sentence}`)
  process.exit(1)
}
