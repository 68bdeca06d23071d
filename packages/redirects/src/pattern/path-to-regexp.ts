// What path-to-regexp 6.3 makes of a pattern (https://github.com/pillarjs/path-to-regexp, MIT): the regular
// expression, what it captured, and the way back.
import { type Key, type ParseOptions, parsePattern, type Token } from "./parse-pattern.ts"

export interface PatternOptions extends ParseOptions {
  readonly sensitive?: boolean
  readonly strict?: boolean
  readonly start?: boolean
  readonly end?: boolean
  readonly endsWith?: string
}

export type Params = Record<string, string | string[]>

export interface Matcher {
  readonly regexp: RegExp
  readonly keys: readonly Key[]
}

/** @throws TypeError for an invalid pattern, as path-to-regexp does. */
export function toRegexp(text: string, options: PatternOptions = {}): Matcher {
  const { sensitive = false, strict = false, start = true, end = true, delimiter = "/#?", endsWith = "" } = options
  const tokens = parsePattern(text, options)
  const keys: Key[] = []
  let route = start ? "^" : ""
  for (const token of tokens)
    route += typeof token === "string" ? escapeText(token) : toKeySource(token, keys, delimiter)

  const after = endsWith === "" ? "$" : `[${escapeText(endsWith)}]|$`
  const sign = `[${escapeText(delimiter)}]`
  if (end) {
    if (!strict) route += `${sign}?`
    route += endsWith === "" ? "$" : `(?=${after})`
  } else {
    const last = tokens.at(-1)
    const isEnded = typeof last === "string" ? sign.includes(last.at(-1) ?? "") : last === undefined
    if (!strict) route += `(?:${sign}(?=${after}))?`
    if (!isEnded) route += `(?=${sign}|${after})`
  }
  return { regexp: new RegExp(route, sensitive ? "" : "i"), keys }
}

function toKeySource(key: Key, keys: Key[], delimiter: string): string {
  const [prefix, suffix, pattern] = [escapeText(key.prefix), escapeText(key.suffix), getKeyExpression(key, delimiter)]
  const { modifier } = key
  if (pattern === "") return `(?:${prefix}${suffix})${modifier}`
  keys.push(key)
  if (prefix !== "" || suffix !== "") {
    if (modifier !== "+" && modifier !== "*") return `(?:${prefix}(${pattern})${suffix})${modifier}`
    const more = `(?:${pattern})(?:${suffix}${prefix}(?:${pattern}))*`
    return `(?:${prefix}(${more})${suffix})${modifier === "*" ? "?" : ""}`
  }
  if (modifier === "+" || modifier === "*")
    throw new TypeError(`Can not repeat "${key.name}" without a prefix and suffix`)
  return `(${pattern})${modifier}`
}

export function getKeyExpression({ isPlain, pattern, avoids }: Key, delimiter = "/#?"): string {
  if (!isPlain) return pattern
  const sign = `[^${escapeText(delimiter)}]`
  return avoids === "" ? `${sign}+?` : `(?:(?!${escapeText(avoids)})${sign})+?`
}

export function readParams({ regexp, keys }: Matcher, text: string): Params | null {
  const match = regexp.exec(text)
  if (match === null) return null
  const params: Params = Object.create(null)
  keys.forEach((key, index) => {
    const value = match[index + 1]
    if (value === undefined) return
    const isList = key.modifier === "*" || key.modifier === "+"
    params[key.name] = isList ? value.split(key.prefix + key.suffix) : value
  })
  return params
}

type Values = Readonly<Record<string, unknown>>

/**
 * Builds a text from values.
 * @throws TypeError for invalid values, like path-to-regexp.
 */
export function toText(
  tokens: readonly Token[],
  values: Values = {},
  { encode = (value) => value, validate = true, delimiter = "/#?", sensitive = false }: ToTextOptions = {},
): string {
  const options = { encode, validate, delimiter, sensitive }
  return tokens.map((token) => (typeof token === "string" ? token : formatKey(token, values, options))).join("")
}

export interface ToTextOptions {
  readonly encode?: (value: string) => string
  readonly validate?: boolean
  readonly delimiter?: string
  readonly sensitive?: boolean
}

function formatKey(key: Key, values: Values, options: Required<ToTextOptions>): string {
  const { encode, validate, delimiter, sensitive } = options
  const { name, prefix, suffix, modifier } = key
  const value = values[name]
  const isOptional = modifier === "?" || modifier === "*"
  const repeats = modifier === "*" || modifier === "+"
  const write = (item: unknown, what: string) => {
    const segment = encode(String(item))
    const expression = getKeyExpression(key, delimiter)
    if (validate && !new RegExp(`^(?:${expression})$`, sensitive ? "" : "i").test(segment))
      throw new TypeError(`Expected ${what}"${name}" to match "${expression}", but got "${segment}"`)
    return prefix + segment + suffix
  }

  if (Array.isArray(value)) {
    if (!repeats) throw new TypeError(`Expected "${name}" to not repeat, but got an array`)
    if (value.length === 0 && !isOptional) throw new TypeError(`Expected "${name}" to not be empty`)
    return value.map((item) => write(item, "all ")).join("")
  }
  if (typeof value === "string" || typeof value === "number") return write(value, "")
  if (isOptional) return ""
  throw new TypeError(`Expected "${name}" to be ${repeats ? "an array" : "a string"}`)
}

export function escapeText(text: string): string {
  return text.replace(/([.+*?=^!:${}()[\]|/\\])/g, "\\$1")
}
