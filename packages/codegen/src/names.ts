/** Splits `hero-banner`, `heroBanner` or `hero banner` into words. */
function splitWords(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
}

export function toPascalCase(name: string): string {
  return splitWords(name).map(toUpperFirst).join("")
}

/**
 * Converts a name to a type name in Pascal case. `Value` is added in front if the name does not start with a letter.
 */
export function toTypeName(name: string): string {
  const spoken = toPascalCase(name)
  return /^[A-Za-z]/.test(spoken) ? spoken : `Value${spoken}`
}

export function toCamelCase(name: string): string {
  return toLowerFirst(toPascalCase(name))
}

export function toKebabCase(name: string): string {
  return splitWords(name).join("-").toLowerCase()
}

export function toConstantCase(name: string): string {
  return toKebabCase(name).replaceAll("-", "_").toUpperCase()
}

export function toMigrationsName(block: string): string {
  return `${toCamelCase(block)}Migrations`
}

/** Converts `CarModelCard` to `Car model card`. */
export function toSentenceCase(name: string): string {
  return toUpperFirst(splitWords(name).join(" ").toLowerCase())
}

/** Converts `CarModelCard` to `car model card`, and `FAQList` to `FAQ list`. */
export function toSpokenName(name: string): string {
  return splitWords(name)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(" ")
}

/** Adds an article to a noun: `a hero banner`, `an order` or `the page fields`. */
export function addArticle(noun: string): string {
  if (isPlural(noun)) return `the ${noun}`
  return `${/^[aeio]/i.test(noun) ? "an" : "a"} ${noun}`
}

export function isPlural(noun: string): boolean {
  return /[^su]s$/.test(noun)
}

export function toUpperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function toLowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

export function toSingular(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, "y")
  if (/(s|x|z|ch|sh)es$/.test(name)) return name.replace(/es$/, "")
  if (/[^s]s$/.test(name)) return name.replace(/s$/, "")
  return `${name}Entry`
}

/** Adds a name to the set of taken names and returns it. If the name is already taken, a number is appended. */
export function addFreeName(wished: string, taken: Set<string>): string {
  let name = wished
  for (let i = 2; taken.has(name); i++) name = `${wished}${i}`
  taken.add(name)
  return name
}
