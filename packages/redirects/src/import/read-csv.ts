export interface Row {
  readonly line: number
  readonly cells: readonly string[]
  readonly fault: string
}

const DELIMITERS = [",", ";", "\t"] as const

type Delimiter = (typeof DELIMITERS)[number]

export function readCsv(text: string): Row[] {
  const bare = text.replace(/^\ufeff/, "")
  return readRows(bare, findDelimiter(bare))
}

/**
 * Finds the delimiter of a CSV file. It is the delimiter with which the first row contains a cell `source`. If there is
 * none, it is the delimiter with which the most rows have the same length.
 */
function findDelimiter(text: string): Delimiter {
  const readings = DELIMITERS.map((delimiter) => ({ delimiter, rows: readRows(text, delimiter) }))
  const headed = readings.filter(({ rows }) => hasHeader(rows) && (rows[0]?.cells.length ?? 0) > 1)
  const [best] = (headed.length > 0 ? headed : readings).toSorted((item, other) => score(other.rows) - score(item.rows))
  return best?.delimiter ?? ","
}

export function hasHeader([first]: readonly Row[]): boolean {
  return first?.cells.some((cell) => cell.toLowerCase() === "source") ?? false
}

function score(rows: readonly Row[]): number {
  const [first] = rows
  if (first === undefined || first.cells.length < 2) return 0
  return rows.filter(({ cells }) => cells.length === first.cells.length).length
}

function readRows(text: string, delimiter: Delimiter): Row[] {
  const rows: Row[] = []
  let cells: string[] = []
  let fault = ""
  let start = 1
  let line = 1
  let at = 0
  while (at <= text.length) {
    const { value, end, problem } = text[at] === '"' ? readQuoted(text, at, delimiter) : readPlain(text, at, delimiter)
    line += text.slice(at, end).split("\n").length - 1
    cells.push(value)
    fault ||= problem
    at = end + 1
    if (text[end] === delimiter) continue
    if (text[end] === "\r" && text[end + 1] === "\n") at += 1
    if (cells.some((cell) => cell !== "")) rows.push({ line: start, cells, fault })
    cells = []
    fault = ""
    line += 1
    start = line
  }
  return rows
}

interface Cell {
  readonly value: string
  readonly end: number
  readonly problem: string
}

function readPlain(text: string, start: number, delimiter: Delimiter): Cell {
  const end = findCellEnd(text, start, delimiter)
  return { value: text.slice(start, end).trim(), end, problem: "" }
}

function readQuoted(text: string, start: number, delimiter: Delimiter): Cell {
  let value = ""
  let at = start + 1
  for (; at < text.length; at += 1) {
    if (text[at] !== '"') value += text[at]
    else if (text[at + 1] === '"') {
      value += '"'
      at += 1
    } else break
  }
  if (at >= text.length) return { value, end: text.length, problem: "has a quote that does not end" }
  const end = findCellEnd(text, at + 1, delimiter)
  const isClean = text.slice(at + 1, end).trim() === ""
  return { value: value.trim(), end, problem: isClean ? "" : "has text behind a quoted field" }
}

function findCellEnd(text: string, start: number, delimiter: Delimiter): number {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r") end += 1
  return end
}
