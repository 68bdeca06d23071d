import { isList, isObject, type Json } from "../schema/json.ts"

/** Lines are kept below this, as the formatter of the repository keeps them. */
export const WIDTH = 120

/** The first line of every generated file: what made it, from what, and how to change it. */
export function header(from: string, command: string): string {
  return `// Generated from ${from} by @forecourt/codegen. Do not edit: change the schema, then run \`${command}\`.`
}

/** Joins the parts of a file with empty lines between them. */
export function file(...parts: readonly (string | readonly string[] | null | undefined | false)[]): string {
  const texts = parts.map((part) => (Array.isArray(part) ? part.join("\n") : part)).filter(Boolean)
  return `${texts.join("\n\n")}\n`
}

export function indent(text: string, by = "  "): string {
  return text.replaceAll(/^(?=.)/gm, by)
}

export function quote(text: string): string {
  const quoted = JSON.stringify(text)
  return text.includes('"') && !text.includes("'") ? `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'` : quoted
}

/** A property name as it is written in an object: quoted only when it must be. */
export function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== "__proto__" ? name : name === "__proto__" ? `["__proto__"]` : quote(name)
}

/** `value.name` or `value["some name"]`. */
export function member(value: string, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `${value}.${name}` : `${value}[${quote(name)}]`
}

/** One import line, or several when it is too long. */
export function importLine(names: Iterable<string>, from: string, type = false): string {
  const sorted = [...new Set(names)].sort()
  const line = `import ${type ? "type " : ""}{ ${sorted.join(", ")} } from "${from}"`
  if (line.length <= WIDTH) return line
  return `import ${type ? "type " : ""}{\n${sorted.map((name) => `  ${name},\n`).join("")}} from "${from}"`
}

/** A doc comment: on one line when it says one thing. */
export function docComment(...lines: readonly (string | undefined | false)[]): string {
  const said = lines.filter((line) => typeof line === "string").map((line) => line.replaceAll("*/", "*\\/"))
  const [first] = said
  if (first === undefined) return ""
  if (said.length === 1 && !first.includes("\n") && first.length <= WIDTH - 12) return `/** ${first} */`
  return `/**\n${said
    .flatMap((line) => line.split("\n"))
    .flatMap((line) => wrap(line, WIDTH - 8))
    .map((line) => ` * ${line}`.trimEnd())
    .join("\n")}\n */`
}

function wrap(line: string, width: number): string[] {
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

/** Anything between brackets: on one line when it fits, else one entry a line. */
export function group(open: string, entries: readonly string[], close: string, room = WIDTH): string {
  if (entries.length === 0) return `${open}${close}`
  const pad = open.endsWith("{") ? " " : ""
  const line = `${open}${pad}${entries.join(", ")}${pad}${close}`
  if (line.length <= room && !line.includes("\n")) return line
  return `${open}\n${entries.map((entry) => `${indent(entry)},\n`).join("")}${close}`
}

/** A JSON value as source. `room` is what is left of the line it starts on. */
export function literal(value: Json, room = WIDTH): string {
  if (typeof value === "string") return quote(value)
  if (isList(value)) {
    const entries = value.map((entry) => literal(entry, WIDTH - 2))
    return group("[", entries, "]", room)
  }
  if (isObject(value)) {
    const entries = Object.entries(value).map(([name, entry]) => `${key(name)}: ${literal(entry, WIDTH - 4 - name.length)}`)
    return group("{", entries, "}", room)
  }
  return String(value)
}
