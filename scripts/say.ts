// What the commands print: one line per step, one sentence per failure.

const started = performance.now()

/** Says what is being done, with the seconds since the command began. */
export function say(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4)
  console.log(`${seconds} s  ${text}`)
}

/** Ends the command with one sentence that says what happened and what to do. */
export function fail(sentence: string): never {
  console.error(`\n${sentence}`)
  process.exit(1)
}
