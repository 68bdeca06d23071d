/**
 * Returns the number of random inputs to test. All inputs are tested in the full run, and a tenth of them in `npm
 * test`.
 */
export function readSampled(all: number): number {
  return process.env.FORECOURT_SAMPLED === "all" ? all : Math.ceil(all / 10)
}

/**
 * Returns an evenly spaced sample of a list. The sample is shifted by `from`, so that the samples of different lists
 * omit different positions.
 */
export function selectSample<Input>(all: readonly Input[], from = 0): readonly Input[] {
  const step = Math.max(1, Math.floor(all.length / readSampled(all.length)))
  return all.filter((_, at) => (at + from) % step === 0)
}
