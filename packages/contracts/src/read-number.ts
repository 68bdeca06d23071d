export interface NumberWords {
  /** True to accept `k` or `tkr` after a number, which multiplies it by a thousand. @default false */
  readonly allowsThousands?: boolean | undefined
  /**
   * The unit that may be written before or after the number. It is a unit name of `Intl.NumberFormat`, such as
   * `kilometer` or `percent`.
   */
  readonly unit?: string | undefined
}

const MONEY = /^(?:\p{Sc}|[nd]?kr\.?|kron(?:[oe]r|[ae])|sek|nok|dkk|eur(?:o[asv]?|[aá])?|gbp|pounds?)$/u
/**
 * Matches the parts of a number in this order: sign, prefix, sign, digits, dash of a Swedish price such as `149 900:-`,
 * suffix.
 */
const SHAPE =
  /^([-+\u2010-\u2015\u2212])? ?(\D*?) ?([-+\u2010-\u2015\u2212])? ?((?:(?<![a-z])[.,])?\d(?:[\d., ]*[\d.,])?)(?: ?(?::|(?<=[.,]))[-\u2010-\u2015\u2212]+)? ?(\D*)$/
const THOUSANDS = /^(?:tkr?|k)(?!\p{L})\.? ?/u

/**
 * Parses a number as commonly written in a language, or returns `null` for any other text. The text may contain spaces
 * of any kind, the language's separators, a currency or unit before or after the number, a sign, and the dash of `149
 * 900:-`. A point or comma that the language does not use is a thousands separator if exactly three digits follow,
 * unless the number starts with zero, as in `0.500`; otherwise it is a decimal separator. Since visitors edit formatted
 * numbers, a group of digits between separators may have one digit too many, and a group between spaces may have too
 * few digits.
 */
export function readNumber(text: string, locale: string, { allowsThousands, unit }: NumberWords = {}): number | null {
  const clean = text
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()
  const [, sign, prefix, innerSign, digits, suffix = ""] = SHAPE.exec(clean) ?? []
  const behind = allowsThousands ? suffix.replace(THOUSANDS, "") : suffix
  const plain = toPlainDigits(digits ?? "", locale)
  if (plain === null || (sign && innerSign) || (prefix && behind)) return null
  const isNegative = /[^+]/.test(sign ?? innerSign ?? "")
  const number = Number(`${plain}e${behind === suffix ? 0 : 3}`) * (isNegative ? -1 : 1) + 0
  const word = prefix || behind
  // Larger numbers would lose digits.
  const isExact = Math.abs(number) <= Number.MAX_SAFE_INTEGER
  return isExact && (!word || MONEY.test(word) || isUnit(word, locale, unit)) ? number : null
}

/**
 * Converts digits to a plain decimal number such as `1234.5`. Returns `null` if the separators do not form a valid
 * number.
 */
function toPlainDigits(digits: string, locale: string): string | null {
  const [second, group, , decimal] = new Intl.NumberFormat(locale).formatToParts(12_345_678.5).slice(-5)
  const at = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","))
  const sign = digits[at]
  const isForeign = sign !== group?.value && (digits.length - at !== 4 || /^0+[.,]/.test(digits))
  const hasDecimals = sign && digits.indexOf(sign) === at && (sign === decimal?.value || isForeign)
  const [whole, fraction] = hasDecimals ? [digits.slice(0, at), digits.slice(at + 1)] : [digits, ""]
  const plain = whole.replace(/\D/g, "")
  const isNumber =
    /^\d*$/.test(fraction) && isGrouped(whole, second?.value.length ?? 3, group?.value) && plain + fraction !== ""
  return isNumber ? `${plain || 0}.${fraction || 0}` : null
}

/**
 * True if the digits are grouped correctly: the last group has three digits, the first has at most `size`, and all
 * others have exactly `size`.
 */
function isGrouped(whole: string, size: number, group = ""): boolean {
  const separator = /\D/.exec(whole)?.[0]
  if (!separator) return true
  const groups = whole.replace(/^0+(?=\d)/, "").split(separator)
  const off = groups.filter(({ length }, at) => {
    if (at === groups.length - 1) return length !== 3
    return at === 0 ? length > size : length !== size
  })
  // A digit too few behind a point or comma could be decimals of another language.
  const isTyped = separator === " " || (separator === group && off[0]?.length === 4)
  return groups.every((part) => /^\d{1,4}$/.test(part)) && off.length <= (isTyped ? 1 : 0)
}

function isUnit(word: string, locale: string, unit: string | undefined): boolean {
  if (!unit) return false
  return (["long", "short", "narrow"] as const).some((unitDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay })
    return [1, 1.5, 2, 5].some((number) =>
      format
        .formatToParts(number)
        .some(({ type, value }) => /^(?:unit|per)/.test(type) && value.trim().toLowerCase() === word),
    )
  })
}
