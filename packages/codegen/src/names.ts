/** `hero-banner`, `heroBanner` or `hero banner` as words. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
}

export function pascalCase(name: string): string {
  return wordsOf(name).map(upperFirst).join("")
}

/** The same as code can be called by it: what has no letter in front gets a word there. */
export function typeName(name: string): string {
  const spoken = pascalCase(name)
  return /^[A-Za-z]/.test(spoken) ? spoken : `Value${spoken}`
}

export function camelCase(name: string): string {
  return lowerFirst(pascalCase(name))
}

export function kebabCase(name: string): string {
  return wordsOf(name).join("-").toLowerCase()
}

/** `buttonType` becomes `BUTTON_TYPE`. */
export function constantCase(name: string): string {
  return kebabCase(name).replaceAll("-", "_").toUpperCase()
}

/** What the file of a block's migrations exports: `carModelCardMigrations`. */
export function migrationsName(block: string): string {
  return `${camelCase(block)}Migrations`
}

/** `CarModelCard` becomes `Car model card`. */
export function sentenceCase(name: string): string {
  return upperFirst(wordsOf(name).join(" ").toLowerCase())
}

/** `CarModelCard` becomes `car model card`, `FAQList` becomes `FAQ list`. */
export function spokenName(name: string): string {
  return wordsOf(name)
    .map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
    .join(" ")
}

/** `a hero banner`, `an order`, `the page fields`. */
export function withArticle(noun: string): string {
  if (isPlural(noun)) return `the ${noun}`
  return `${/^[aeio]/i.test(noun) ? "an" : "a"} ${noun}`
}

export function isPlural(noun: string): boolean {
  return /[^su]s$/.test(noun)
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Name for one entry of a list: `facts` holds a `fact`. */
export function singular(name: string): string {
  if (/[^aeiou]ies$/.test(name)) return name.replace(/ies$/, "y")
  if (/(s|x|z|ch|sh)es$/.test(name)) return name.replace(/es$/, "")
  if (/[^s]s$/.test(name)) return name.replace(/s$/, "")
  return `${name}Entry`
}
