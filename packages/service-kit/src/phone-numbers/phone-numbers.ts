interface Plan {
  readonly country: string
  /** The trunk prefix of national numbers, such as `0`. Empty for Norway, where numbers have no trunk prefix. */
  readonly trunk: string
}

const PLANS: Readonly<Record<string, Plan>> = {
  SE: { country: "46", trunk: "0" },
  NO: { country: "47", trunk: "" },
  FI: { country: "358", trunk: "0" },
  SK: { country: "421", trunk: "0" },
  GB: { country: "44", trunk: "0" },
}

/**
 * Matches a phone number in E.164 format. It must have at least eight digits including the country code, since no
 * mobile number is shorter.
 */
const E164 = /^\+[1-9]\d{7,14}$/
/** The minimum number of digits after the country code. A number with fewer digits does not count as international. */
const SHORTEST_AT_HOME = 8

/**
 * Converts a phone number to E.164 format, for example `0701234567` in the Swedish market to `+46701234567`. Returns
 * `null` for an invalid number.
 */
export function toInternationalNumber(typed: string, market: string): string | null {
  const digits = typed
    .replaceAll("(0)", "")
    .replaceAll(/[^\d+]/g, "")
    .replace(/^00/, "+")
  const number = digits.startsWith("+") ? removeTrunk(digits) : `+${addCountry(digits, PLANS[market])}`
  return E164.test(number) ? number : null
}

/** Removes the trunk prefix after a country code, such as the `0` in `+46 (0)70`. */
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
  if (trunk !== "" && digits.startsWith(country + trunk)) return country + digits.slice(country.length + trunk.length)
  const isWhole = digits.startsWith(country) && digits.length - country.length >= SHORTEST_AT_HOME
  return isWhole ? digits : country + digits
}

/** Returns the numbers as which a typed number may be stored: one for each market, its misreadings, and its digits. */
export function listPossibleNumbers(typed: string): string[] {
  const numbers = Object.keys(PLANS).flatMap((market) => toInternationalNumber(typed, market) ?? [])
  const digits = typed.replaceAll(/\D/g, "")
  return [...new Set([...numbers, ...numbers.flatMap(listMisreadings), ...(digits === "" ? [] : [digits])])]
}

/**
 * Returns the forms in which a number was stored with its trunk prefix: `+46 070…`, and `+47 070…` for a number that was
 * written as `070…` in a market without trunk prefixes. They belong to no one else. In a market with trunk prefixes
 * `070…` is the number of another person.
 */
function listMisreadings(number: string): string[] {
  return Object.values(PLANS).flatMap(({ country, trunk }) => {
    if (trunk === "" || !number.startsWith(`+${country}`)) return []
    const national = trunk + number.slice(1 + country.length)
    const readers = Object.values(PLANS).filter((plan) => plan.trunk === "" || plan.country === country)
    return readers.map((plan) => `+${plan.country}${national}`)
  })
}
