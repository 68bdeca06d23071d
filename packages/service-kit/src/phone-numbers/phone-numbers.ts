/** The numbering plan of a country: its international prefixes, and the prefix of a national number. */
interface Plan {
  readonly country: string
  /** Dialled before the number at home; none in Norway. */
  readonly trunk: string
}

const PLANS: Readonly<Record<string, Plan>> = {
  SE: { country: "46", trunk: "0" },
  NO: { country: "47", trunk: "" },
  FI: { country: "358", trunk: "0" },
  SK: { country: "421", trunk: "0" },
  GB: { country: "44", trunk: "0" },
}

/** E.164 has room for fifteen digits; no country's mobile numbers have fewer than eight with its code. */
const E164 = /^\+[1-9]\d{7,14}$/
/** The shortest national number: digits that begin with a country code are international when this many follow. */
const SHORTEST_AT_HOME = 8

/**
 * Converts a number to its international form, E.164: `0701234567` written in Sweden is `+46701234567`. Returns `null`
 * for text that is no number of any country.
 */
export function toInternationalNumber(typed: string, market: string): string | null {
  const digits = typed
    .replaceAll("(0)", "")
    .replaceAll(/[^\d+]/g, "")
    .replace(/^00/, "+")
  const number = digits.startsWith("+") ? removeTrunk(digits) : `+${addCountry(digits, PLANS[market])}`
  return E164.test(number) ? number : null
}

/** Removes the `0` of `+46 (0)70`, which is dialled at home alone. */
function removeTrunk(number: string): string {
  for (const { country, trunk } of Object.values(PLANS))
    if (trunk !== "" && number.startsWith(`+${country}${trunk}`))
      return `+${country}${number.slice(1 + country.length + trunk.length)}`
  return number
}

function addCountry(digits: string, plan: Plan | undefined): string {
  if (plan === undefined) return ""
  const { country, trunk } = plan
  if (trunk !== "" && digits.startsWith(trunk)) return country + digits.slice(trunk.length)
  const isWhole = digits.startsWith(country) && digits.length - country.length >= SHORTEST_AT_HOME
  return isWhole ? digits : country + digits
}
