import { toCanonicalSegment, toLowerCaseKey } from "../address/path-key.ts"
import { isWithinSegment, toLowerCaseExpression } from "./fold-expression.ts"
import { assertSafe } from "./judge-expression.ts"
import { type Key, parsePattern, type Token } from "./parse-pattern.ts"
import { escapeText, getKeyExpression } from "./path-to-regexp.ts"

/**
 * A step in the path of a source: a whole segment (`literal`), the start of a segment (`prefix`), any segment (`any`),
 * or any number of segments (`rest`).
 */
export type Step =
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "prefix"; readonly text: string }
  | { readonly kind: "any" }
  | { readonly kind: "rest" }

export interface SourcePattern {
  readonly tokens: readonly Token[]
  /** The parameters, in the order of the capture groups in the regular expression. */
  readonly keys: readonly Key[]
  /** The normalised path if the source matches only one path, otherwise `null`. */
  readonly exact: string | null
  readonly steps: readonly Step[]
  /**
   * The regular expression for normalised paths. These paths are in lower case or, if the rule is case-sensitive, in
   * their original case.
   */
  readonly regexp: RegExp
  /** The regular expression for paths in their original case. It is used to read the values of parameters. */
  readonly written: RegExp
  readonly names: readonly (string | number)[]
}

export interface SourceManner {
  readonly case?: "ignore" | "sensitive"
  readonly slash?: "ignore" | "strict"
}

const DELIMITER = "/"

/** @throws TypeError with the problem of the source and its fix */
export function readSource(
  source: string,
  { case: letters = "ignore", slash = "ignore" }: SourceManner = {},
): SourcePattern {
  const isStrict = slash === "strict"
  const isSensitive = letters === "sensitive"
  const tokens = parseSource(source, isStrict)
  const parts = tokens.filter((token) => typeof token !== "string")
  const keys = parts.filter(({ pattern, isPlain }) => isPlain || pattern !== "")
  // Only a pattern of nothing but names may stand for the home page, whose key is a slash.
  const [start] = parts.length === tokens.length ? parts : []
  const end = isStrict || start === undefined || start.modifier === "" ? "$" : "\\/?$"
  const buildSource = (turn: (text: string) => string, turnExpression: (text: string) => string) =>
    `^${tokens.map((token) => (typeof token === "string" ? escapeText(turn(token)) : buildKeyExpression(token, turn, turnExpression))).join("") || "\\/"}${end}`
  const keepText = (text: string) => text
  const written = buildSource(keepText, keepText)
  if (parts.length > 0) assertSafe(written)

  const regexp = isSensitive ? new RegExp(written) : new RegExp(buildSource(toLowerCaseKey, toLowerCaseExpression))
  const steps = readSteps(tokens)
  const isExact = parts.length === 0 && !isStrict && !isSensitive
  return {
    tokens,
    keys,
    exact: isExact ? toLowerCaseKey(tokens.join("") || "/") : null,
    steps,
    regexp,
    written: isSensitive ? regexp : new RegExp(written, "i"),
    names: keys.map(({ name }) => name),
  }
}

/** Returns the steps of a source in the segment tree. @throws TypeError like {@link readSource}. */
export function readSourceSteps(source: string, { slash = "ignore" }: SourceManner = {}): Step[] {
  return readSteps(parseSource(source, slash === "strict"))
}

/** True if a source contains no pattern syntax. The check must be fast, since it runs for every rule. */
export function isPlainSource(source: string): boolean {
  return !/[:*+?(){}\\]/.test(source)
}

function parseSource(source: string, isStrict: boolean): Token[] {
  if (!source.startsWith("/")) throw new TypeError(`must start with a slash`)
  const tokens = parsePattern(decodeSource(source), { delimiter: DELIMITER })
  if (isStrict || tokens.length === 0) return tokens
  const last = tokens.at(-1)
  return typeof last === "string" && last.endsWith("/")
    ? [...tokens.slice(0, -1), last.slice(0, -1)].filter((token) => token !== "")
    : tokens
}

/**
 * Decodes the escapes in a source. Decoded characters that are special in the pattern syntax are escaped with a
 * backslash.
 */
function decodeSource(source: string): string {
  return source
    .replace(/\/{2,}/g, "/")
    .replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => toCanonicalSegment(escapes).replace(/[:*+?(){}\\]/g, "\\$&"))
    .normalize("NFC")
}

function buildKeyExpression(
  key: Key,
  turn: (text: string) => string,
  turnExpression: (text: string) => string,
): string {
  const [prefix, suffix] = [escapeText(turn(key.prefix)), escapeText(turn(key.suffix))]
  const { modifier } = key
  const pattern = key.isPlain
    ? getKeyExpression({ ...key, avoids: turn(key.avoids) }, DELIMITER)
    : turnExpression(key.pattern)
  if (pattern === "") return `(?:${prefix}${suffix})${modifier}`
  const repeats = modifier === "*" || modifier === "+"
  if (prefix === "" && suffix === "") {
    if (repeats)
      throw new TypeError(`repeats ":${key.name}" without a slash before it: write "/:${key.name}${modifier}"`)
    return `(${pattern})${modifier}`
  }
  if (!repeats) return `(?:${prefix}(${pattern})${suffix})${modifier}`
  return `(?:${prefix}((?:${pattern})(?:${suffix}${prefix}(?:${pattern}))*)${suffix})${modifier === "*" ? "?" : ""}`
}

function readSteps(tokens: readonly Token[]): Step[] {
  const steps: Step[] = []
  let text = ""
  let isOpen = false
  const endSegment = () => {
    if (isOpen) steps.push(text === "" ? { kind: "any" } : { kind: "prefix", text })
    else if (text !== "") steps.push({ kind: "literal", text })
    text = ""
    isOpen = false
  }
  const addText = (added: string) => {
    for (const char of toLowerCaseKey(added)) {
      if (char === "/") endSegment()
      else if (!isOpen) text += char
    }
  }
  for (const [at, token] of tokens.entries()) {
    if (typeof token === "string") {
      addText(token)
      continue
    }
    if (isReachingBeyond(token)) {
      if (text !== "" && canContinue(tokens.slice(at))) steps.push({ kind: "prefix", text })
      else endSegment()
      return [...steps, { kind: "rest" }]
    }
    if (token.modifier === "") addText(token.prefix)
    isOpen = true
  }
  endSegment()
  return steps
}

function canContinue([token, ...more]: readonly Token[]): boolean {
  if (token === undefined) return false
  if (typeof token === "string") return !token.startsWith("/")
  if (!token.prefix.startsWith("/")) return true
  return (token.modifier === "?" || token.modifier === "*") && canContinue(more)
}

function isReachingBeyond({ prefix, suffix, modifier, pattern, isPlain }: Key): boolean {
  if (modifier !== "" && (prefix + suffix).includes("/")) return true
  if (modifier === "*" || modifier === "+") return true
  return suffix.includes("/") || (!isPlain && pattern !== "" && !isWithinSegment(pattern))
}
