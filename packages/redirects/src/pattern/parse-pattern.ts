// The pattern language of path-to-regexp 6.3 (https://github.com/pillarjs/path-to-regexp, MIT), which Next.js carries
// along: names, expressions in parentheses, groups in braces, and the modifiers ?, * and +.

export interface Key {
  readonly name: string | number
  readonly prefix: string
  readonly suffix: string
  /**
   * The parameter's expression as written in the source, such as `\d+`. It is empty for a group without an expression
   * and for a parameter that matches any text.
   */
  readonly pattern: string
  readonly modifier: "" | "?" | "*" | "+"
  /**
   * True if the parameter has no expression. It then matches all characters up to the next slash, except the text in
   * `avoids`.
   */
  readonly isPlain: boolean
  /**
   * The text between the previous parameter and this parameter, for example `-` in `/:a-:b`. The values of this
   * parameter cannot contain that text.
   */
  readonly avoids: string
}

export type Token = string | Key

interface Lexeme {
  readonly type: "CHAR" | "ESCAPED" | "MODIFIER" | "NAME" | "PATTERN" | "OPEN" | "CLOSE" | "END"
  readonly index: number
  readonly value: string
}

export interface ParseOptions {
  /** @default "/#?" */
  readonly delimiter?: string
  /** @default "./" */
  readonly prefixes?: string
}

/** @throws TypeError with the place, as path-to-regexp does. */
export function parsePattern(text: string, { delimiter = "/#?", prefixes = "./" }: ParseOptions = {}): Token[] {
  const lexemes = readLexemes(text)
  const tokens: Token[] = []
  let at = 0
  let unnamed = 0
  let path = ""

  function take(...types: Lexeme["type"][]): string | undefined {
    const lexeme = lexemes[at]
    if (lexeme === undefined || !types.includes(lexeme.type)) return undefined
    at += 1
    return lexeme.value
  }
  function takeText(): string {
    let value = ""
    for (let next = take("CHAR", "ESCAPED"); next !== undefined; next = take("CHAR", "ESCAPED")) value += next
    return value
  }
  function endText(): void {
    if (path !== "") tokens.push(path)
    path = ""
  }
  function createPlainKey(prefix: string): Pick<Key, "isPlain" | "avoids"> {
    const previous = tokens.at(-1)
    const text = prefix || (typeof previous === "string" ? previous : "")
    if (previous !== undefined && text === "")
      throw new TypeError(`Must have text between two parameters, missing text after "${(previous as Key).name}"`)
    const isEnded = [...delimiter].some((sign) => text.includes(sign))
    return { isPlain: true, avoids: isEnded ? "" : text }
  }

  while (at < lexemes.length) {
    const char = take("CHAR")
    const name = take("NAME")
    const pattern = take("PATTERN")
    if (name !== undefined || pattern !== undefined) {
      let prefix = char ?? ""
      if (!prefixes.includes(prefix)) {
        path += prefix
        prefix = ""
      }
      endText()
      const fits = pattern === undefined ? createPlainKey(prefix) : { isPlain: false, avoids: "" }
      tokens.push({
        name: name ?? unnamed++,
        prefix,
        suffix: "",
        pattern: pattern ?? "",
        ...fits,
        modifier: toModifier(take("MODIFIER")),
      })
      continue
    }
    const text = char ?? take("ESCAPED")
    if (text !== undefined) {
      path += text
      continue
    }
    endText()
    if (take("OPEN") !== undefined) {
      const prefix = takeText()
      const ownName = take("NAME") ?? ""
      const ownPattern = take("PATTERN") ?? ""
      const suffix = takeText()
      if (take("CLOSE") === undefined) throw createUnexpectedError(lexemes[at], "CLOSE")
      const fits = ownName !== "" && ownPattern === "" ? createPlainKey(prefix) : { isPlain: false, avoids: "" }
      tokens.push({
        name: ownName || (ownPattern === "" ? "" : unnamed++),
        prefix,
        suffix,
        pattern: ownPattern,
        ...fits,
        modifier: toModifier(take("MODIFIER")),
      })
      continue
    }
    if (take("END") === undefined) throw createUnexpectedError(lexemes[at], "END")
  }
  return tokens
}

function toModifier(value: string | undefined): Key["modifier"] {
  return (value ?? "") as Key["modifier"]
}

function createUnexpectedError(lexeme: Lexeme | undefined, wanted: string): TypeError {
  return new TypeError(`Unexpected ${lexeme?.type} at ${lexeme?.index}, expected ${wanted}`)
}

const SIGNS: Readonly<Record<string, Lexeme["type"]>> = {
  "*": "MODIFIER",
  "+": "MODIFIER",
  "?": "MODIFIER",
  "{": "OPEN",
  "}": "CLOSE",
}

function readLexemes(text: string): Lexeme[] {
  const lexemes: Lexeme[] = []
  let at = 0
  while (at < text.length) {
    const char = text.charAt(at)
    const index = at
    if (char === "\\") {
      lexemes.push({ type: "ESCAPED", index, value: text.charAt(at + 1) })
      at += 2
    } else if (char === ":") {
      const name = /^\w+/.exec(text.slice(at + 1))?.[0]
      if (name === undefined) throw new TypeError(`Missing parameter name at ${at}`)
      lexemes.push({ type: "NAME", index, value: name })
      at += 1 + name.length
    } else if (char === "(") {
      const value = readExpression(text, at + 1)
      lexemes.push({ type: "PATTERN", index, value })
      at += value.length + 2
    } else {
      lexemes.push({ type: SIGNS[char] ?? "CHAR", index, value: char })
      at += 1
    }
  }
  lexemes.push({ type: "END", index: at, value: "" })
  return lexemes
}

function readExpression(text: string, start: number): string {
  if (text[start] === "?") throw new TypeError(`Pattern cannot start with "?" at ${start}`)
  let depth = 1
  let at = start
  while (at < text.length) {
    const char = text[at]
    if (char === "\\") at += 1
    else if (char === ")") {
      depth -= 1
      if (depth === 0) {
        if (at === start) throw new TypeError(`Missing pattern at ${start - 1}`)
        return text.slice(start, at)
      }
    } else if (char === "(") {
      depth += 1
      if (text[at + 1] !== "?") throw new TypeError(`Capturing groups are not allowed at ${at}`)
    }
    at += 1
  }
  throw new TypeError(`Unbalanced pattern at ${start - 1}`)
}
