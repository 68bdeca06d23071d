import { isList, isObject, type Json } from "../schema/json.ts"

/** The line width of the code formatter. */
export const WIDTH = 120

export function formatHeader(from: string, command: string, cause = "change the schema"): string {
  return formatRemark(`Generated from ${from} by @forecourt/codegen. Do not edit: ${cause}, then run \`${command}\`.`)
}

/** Formats a text as a line comment. Line breaks are replaced by spaces, since they would end the comment. */
export function formatRemark(text: string): string {
  return `// ${text.replaceAll(/[\n\r\u2028\u2029]/g, " ")}`
}

export function joinFile(...parts: readonly (string | readonly string[] | null | undefined | false)[]): string {
  const texts = parts.map((part) => (Array.isArray(part) ? part.join("\n") : part)).filter(Boolean)
  return `${texts.join("\n\n")}\n`
}

/**
 * Indents each line of a text. The text is split only at `\n`, since other line breaks occur only within string
 * literals.
 */
export function indent(text: string, by = "  "): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? line : by + line))
    .join("\n")
}

export function toStringLiteral(text: string): string {
  if (isPlain(text)) return `"${text}"`
  const quoted = JSON.stringify(text).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029")
  return text.includes('"') && !text.includes("'") ? `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'` : quoted
}

function isPlain(text: string): boolean {
  return !/["\\\u2028\u2029\p{Cc}\p{Cs}]/u.test(text)
}

export function formatKey(name: string): string {
  if (name === "__proto__") return `["__proto__"]`
  return /^(?:[A-Za-z_$][\w$]*|0|[1-9]\d{0,14})$/.test(name) ? name : toStringLiteral(name)
}

export function formatMember(value: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${value}.${name}` : `${value}[${toStringLiteral(name)}]`
}

export function formatImport(names: Iterable<string>, from: string, type = false): string {
  const sorted = [...new Set(names)].sort()
  const line = `import ${type ? "type " : ""}{ ${sorted.join(", ")} } from "${from}"`
  if (line.length <= WIDTH) return line
  return `import ${type ? "type " : ""}{\n${sorted.map((name) => `  ${name},\n`).join("")}} from "${from}"`
}

/** Formats an import of values and types. The names are sorted in the same way as by the code formatter. */
export function formatMixedImport(values: readonly string[], types: readonly string[], from: string): string {
  const names = [...new Set(values), ...[...new Set(types)].map((name) => `type ${name}`)]
  const toBareName = (name: string) => name.replace(/^type /, "")
  const sorted = names.sort((item, other) => compareNames(toBareName(item), toBareName(other)))
  return formatGroup("import {", sorted, `} from ${toStringLiteral(from)}`)
}

/**
 * Compares names in the order of the code formatter: case-insensitively, and capitals first if the names differ only in
 * case.
 */
function compareNames(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()]
  return left === right ? (a < b ? -1 : 1) : left < right ? -1 : 1
}

/** Compares import statements by the paths that they import from. */
export function comparePaths(a: string, b: string): number {
  const [left = "", right = ""] = [a, b].map((line) => /from "(.*?)"/.exec(line)?.[1])
  return left < right ? -1 : 1
}

export function formatDocComment(...lines: readonly (string | undefined | false)[]): string {
  const said = lines
    .filter((line) => typeof line === "string")
    .map((line) => line.replaceAll("*/", "*\\/").replaceAll(/[\r\u2028\u2029]/g, " "))
  const [first] = said
  if (first === undefined) return ""
  if (said.length === 1 && !first.includes("\n") && first.length <= WIDTH - 12) return `/** ${first} */`
  return `/**\n${said
    .flatMap((line) => line.split("\n"))
    .flatMap((line) => splitLine(line, WIDTH - 8))
    .map((line) => ` * ${line}`.trimEnd())
    .join("\n")}\n */`
}

function splitLine(line: string, width: number): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > width) {
    const at = rest.lastIndexOf(" ", width)
    if (at <= 0) break
    lines.push(rest.slice(0, at))
    rest = rest.slice(at + 1)
  }
  return [...lines, rest]
}

export function formatGroup(open: string, entries: readonly string[], close: string, room = WIDTH): string {
  if (entries.length === 0) return `${open}${close}`
  const pad = open.endsWith("{") ? " " : ""
  const line = `${open}${pad}${entries.join(", ")}${pad}${close}`
  if (line.length <= room && !line.includes("\n")) return line
  return `${open}\n${entries.map((entry) => `${indent(entry)},\n`).join("")}${close}`
}

/**
 * Formats a value as a literal in generated code. The value starts at the column `column` of a line that is indented by
 * `indented` spaces.
 */
export function formatJsonLiteral(value: Json, column = 0, indented = 0): string {
  const flat = formatFlat(value, WIDTH - column - 1)
  if (flat !== null && !isTable(value)) return flat

  const pad = " ".repeat(indented + 2)
  const end = " ".repeat(indented)
  if (isList(value)) {
    const entries = value.map((entry) => `${pad}${formatJsonLiteral(entry, indented + 2, indented + 2)},\n`)
    return `[\n${entries.join("")}${end}]`
  }
  if (isObject(value))
    return `{\n${Object.entries(value)
      .map(([name, entry]) => `${pad}${formatEntry(name, entry, indented + 2)},\n`)
      .join("")}${end}}`
  return formatScalar(value)
}

function formatEntry(name: string, value: Json, indented: number): string {
  const start = `${formatKey(name)}: `
  const text = formatJsonLiteral(value, indented + start.length, indented)
  // After a short key, a separate line gains too little: the formatter leaves the value where it is.
  const isTooLong =
    typeof value === "string" && formatKey(name).length > 4 && indented + start.length + text.length >= WIDTH
  return isTooLong ? `${start.trimEnd()}\n${" ".repeat(indented + 2)}${text}` : start + text
}

/**
 * True if a value is or contains a list of objects with several properties. Such a list is formatted with one object
 * per line.
 */
function isTable(value: Json): boolean {
  const isWide = (entry: Json) => isObject(entry) && Object.keys(entry).length > 1
  if (isList(value)) return (value.length > 1 && value.every(isWide)) || value.some(isTable)
  return isObject(value) && Object.values(value).some(isTable)
}

function formatFlat(value: Json, room: number): string | null {
  if (isList(value))
    return formatJoined(
      ["[", "]"],
      value.map((entry) => ["", entry] as const),
      room,
    )
  if (!isObject(value)) return toFitting(formatScalar(value), room)
  const entries = Object.entries(value).map(([name, entry]) => [`${formatKey(name)}: `, entry] as const)
  return entries.length === 0 ? toFitting("{}", room) : formatJoined(["{ ", " }"], entries, room)
}

function formatJoined(
  [opening, closing]: readonly [string, string],
  entries: readonly (readonly [start: string, value: Json])[],
  room: number,
): string | null {
  let text = opening
  for (const [index, [start, value]] of entries.entries()) {
    text += index === 0 ? start : `, ${start}`
    const flat = formatFlat(value, room - text.length - closing.length)
    if (flat === null) return null
    text += flat
  }
  return toFitting(text + closing, room)
}

function toFitting(text: string, room: number): string | null {
  return text.length <= room ? text : null
}

function formatScalar(value: Json): string {
  return typeof value === "string" ? toStringLiteral(value) : String(value)
}

export function formatConstant(start: string, value: Json, end = ""): string {
  return start + formatJsonLiteral(value, start.length + end.length) + end
}

export function formatConditions(text: string): string {
  return text
    .split("\n")
    .map((line) => (line.length > WIDTH ? formatCondition(line) : line))
    .join("\n")
}

function formatCondition(line: string): string {
  const [, pad = "", start, test, rest] =
    /^( *)((?:else )?if) \((.*)\) (return (?:null|false)|(?:return )?report\w*\(.*\)|\{)$/.exec(line) ?? []
  if (test === undefined) return formatReturn(line)
  if (rest === "{") return `${pad}${start} (\n${formatOperands(test, pad).join("\n")}\n${pad}) {`
  const whole = `${pad}${start} (${test})`
  if (whole.length <= WIDTH) return `${whole}\n${pad}  ${rest}`
  const lines = formatOperands(test, pad).map((part) => (part.length > WIDTH ? breakOperand(part, pad) : part))
  return `${pad}${start} (\n${lines.join("\n")}\n${pad})\n${pad}  ${rest}`
}

function breakOperand(part: string, pad: string): string {
  return part
    .replace(" === null", ` ===\n${pad}  null`)
    .replace(/(?<=\/u\.test\()(\w+)\)( \|\|| &&|)$/, `\n${pad}    $1,\n${pad}  )$2`)
}

function formatReturn(line: string): string {
  const [, pad = "", test] = /^( *)return (.*)$/.exec(line) ?? []
  const lines = test === undefined ? [] : formatOperands(test, pad)
  return lines.length < 2 ? line : `${pad}return (\n${lines.join("\n")}\n${pad})`
}

function formatOperands(test: string, pad: string): string[] {
  const parts = splitTest(test)
  return parts.map(
    (part, index) => `${pad}  ${part}${index < parts.length - 1 ? findOperator(test, parts, index) : ""}`,
  )
}

function splitTest(test: string): string[] {
  return splitOutside(test, [" || ", " && "])
}

/**
 * Splits a generated expression at the separators. Separators within brackets, string literals and regular expressions
 * are ignored.
 */
export function splitOutside(code: string, separators: readonly string[]): string[] {
  const parts: string[] = []
  let [depth, start] = [0, 0]
  for (let i = 0; i < code.length; i++) {
    const sign = code[i] ?? ""
    if (sign === '"' || sign === "'" || sign === "/") i = findTextEnd(code, i)
    else if ("([{".includes(sign)) depth++
    else if (")]}".includes(sign)) depth--
    const separator = depth === 0 ? separators.find((separator) => code.startsWith(separator, i)) : undefined
    if (separator === undefined) continue
    parts.push(code.slice(start, i))
    start = i + separator.length
    i = start - 1
  }
  return [...parts, code.slice(start)]
}

/**
 * Finds the end of a string literal or a regular expression. Every slash is treated as the start of a regular
 * expression, since generated expressions contain no divisions.
 */
function findTextEnd(code: string, start: number): number {
  let isInClass = false
  for (let i = start + 1; i < code.length; i++) {
    const sign = code[i]
    if (sign === "\\") i++
    else if (code[start] === "/" && (sign === "[" || sign === "]")) isInClass = sign === "["
    else if (sign === code[start] && !isInClass) return i
  }
  return code.length
}

function findOperator(test: string, parts: readonly string[], index: number): string {
  const end = parts.slice(0, index + 1).reduce((at, part) => at + part.length, 4 * index)
  return ` ${test.slice(end + 1, end + 3)}`
}
