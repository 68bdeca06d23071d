/**
 * Returns the number of random inputs that a test should try. In the full run (`npm run test:all`), this is `all`; in
 * `npm test`, it is a tenth of `all`. Every test with random inputs uses this function.
 */
export function readSampled(all: number): number {
  return process.env.FORECOURT_SAMPLED === "all" ? all : Math.ceil(all / 10)
}

/**
 * Returns an evenly spaced sample of a list. The offset `from` shifts the sample, so that the samples of different
 * lists leave out different positions.
 */
export function selectSample<Input>(all: readonly Input[], from = 0): readonly Input[] {
  const step = Math.max(1, Math.floor(all.length / readSampled(all.length)))
  return all.filter((_, at) => (at + from) % step === 0)
}
