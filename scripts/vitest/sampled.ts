/**
 * Returns the number of random inputs that a test tries: a tenth of `all` in the gate, and `all` in the full run (`npm
 * run test:all`). Every test that samples its inputs uses this function.
 */
export function readSampled(all: number): number {
  return process.env.FORECOURT_SAMPLED === "all" ? all : Math.ceil(all / 10)
}

/**
 * Selects an evenly spaced sample of a list. `from` is the offset at which the sample starts, so that different lists
 * leave out different inputs.
 */
export function selectSample<Input>(all: readonly Input[], from = 0): readonly Input[] {
  const step = Math.max(1, Math.floor(all.length / readSampled(all.length)))
  return all.filter((_, at) => (at + from) % step === 0)
}
