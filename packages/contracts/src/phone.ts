/**
 * The allowed number of characters in a phone number, counting digits and spaces but not the plus sign. Spec 2 §5, §9;
 * 3 §5.1, §5.2.
 */
export const PHONE_LENGTH = { min: 6, max: 20 } as const

/** Matches separators between digits, and `(0)` after a country code. */
const BETWEEN = String.raw`(?:\(0\)|[\-.\/\)\u2010-\u2015]|\((?!0\)))`
const DIGIT_OR_SPACE = String.raw`[\d \u00a0\u2009\u202f]`

/**
 * The `pattern` attribute of a phone field. It accepts exactly the inputs that {@link normalizePhone} converts to a
 * number of a valid length, including common notations such as `070-174 06 05` or `+46 (0)70 174 06 05`.
 */
export const PHONE_PATTERN = String.raw`${BETWEEN}*\+?(?:${BETWEEN}*${DIGIT_OR_SPACE}){${PHONE_LENGTH.min},${PHONE_LENGTH.max}}${BETWEEN}*`

/**
 * Removes separators such as hyphens and brackets from a phone number. The characters that contracts accept remain:
 * digits, spaces and plus signs.
 */
export function normalizePhone(typed: string): string {
  return typed
    .replaceAll("(0)", "")
    .replaceAll(/[-./()\u2010-\u2015]/g, "")
    .replaceAll(/\s/g, " ")
    .trim()
}
