import { isRecord } from "@forecourt/contracts/is-record"
import { readMessage } from "@forecourt/contracts/read-message"
import { InvalidTableError, type RawRow } from "./table.types.ts"

export function readJson(file: string, text: string): RawRow[] {
  const list = parseJson(file, text.replace(/^\uFEFF/, ""))
  if (!Array.isArray(list)) throw new InvalidTableError([`${file}:1: is no list. Write [ { … }, { … } ].`])
  const lines = findEntryLines(text)
  return list.map((entry: unknown, index) => toRow(entry, `${file}:${lines[index] ?? 1}`))
}

function toRow(entry: unknown, where: string): RawRow {
  if (!isRecord(entry)) throw new InvalidTableError([`${where}: is no object. Write { "column": "value" }.`])
  const values = Object.entries(entry).map(([name, value]: [string, unknown]) => {
    if (typeof value === "string") return [name, value.trim()] as const
    if (typeof value === "number") return [name, String(value)] as const
    if (value === null) return [name, ""] as const
    throw new InvalidTableError([`${where}: ${name} is neither a text nor a number. Write one of them, or null.`])
  })
  return { where, values: Object.fromEntries(values) }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = readMessage(error)
    const [, line, position] = /\(line (\d+)|at position (\d+)/.exec(message) ?? []
    const until = position === undefined ? text.length : Number(position)
    throw new InvalidTableError([`${file}:${line ?? getLine(text, until)}: ${message}. Fix the JSON.`])
  }
}

function getLine(text: string, position: number): number {
  return text.slice(0, position).split("\n").length
}

function findEntryLines(text: string): number[] {
  const lines: number[] = []
  let line = 1
  let depth = 0
  // Strings are one token, so that their content is not taken for structure.
  for (const [token] of text.matchAll(/"(?:\\.|[^"\\])*"|[[{\]}]|\n/g)) {
    if (token === "\n") line += 1
    if (depth === 1 && token === "{") lines.push(line)
    if (token === "[" || token === "{") depth += 1
    if (token === "]" || token === "}") depth -= 1
  }
  return lines
}
