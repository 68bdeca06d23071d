// What the commands print: one line per step, one sentence per failure.

const started = performance.now()

export function printStep(text: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(4)
  console.log(`${seconds} s  ${text}`)
}

export function fail(sentence: string): never {
  console.error(`\n${sentence}`)
  process.exit(1)
}
