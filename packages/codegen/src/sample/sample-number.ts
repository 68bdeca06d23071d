import type { NumberTests } from "../ir/ir.types.ts"
import type { Random } from "./random.ts"

const REACH = 1000

/** Returns a random number that satisfies the tests. On average, every fifth number is one of the limits. */
export function sampleNumber(tests: NumberTests, random: Random): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer = false } = tests
  const step = tests.multipleOf ?? (integer ? 1 : null)
  const bounds = {
    lowest: Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY),
    highest: Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY),
  }
  const lowest = Number.isFinite(bounds.lowest) ? bounds.lowest : Math.min(0, bounds.highest - REACH)
  const highest = Number.isFinite(bounds.highest) ? bounds.highest : Math.max(lowest, 0) + REACH
  if (step !== null) return createStepped(step, lowest, highest, tests, random)

  const isEdge = random.chance(0.2)
  if (isEdge && lowest !== exclusiveMinimum) return lowest
  if (isEdge && highest !== exclusiveMaximum) return highest
  const between = lowest + (highest - lowest) * (0.05 + 0.9 * random.next())
  const rounded = Math.round(between * 100) / 100
  return rounded > lowest && rounded < highest ? rounded : between
}

function createStepped(
  step: number,
  lowest: number,
  highest: number,
  { integer = false, exclusiveMinimum, exclusiveMaximum }: NumberTests,
  random: Random,
): number {
  const first = Math.ceil(lowest / step) + (lowest === exclusiveMinimum && lowest % step === 0 ? 1 : 0)
  const last = Math.floor(highest / step) - (highest === exclusiveMaximum && highest % step === 0 ? 1 : 0)
  const steps = random.chance(0.2) ? random.pick([first, last]) : random.between(first, Math.max(first, last))
  const number = Number((steps * step).toPrecision(12))
  return integer ? Math.round(number) : number
}
