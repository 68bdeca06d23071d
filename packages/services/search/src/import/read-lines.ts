import { readText } from "./read-text.ts"

/** A line of a source, with its number, starting at 1. */
export interface Line {
  readonly number: number
  readonly text: string
}

/** The maximum length of a line in characters. Any real document is much shorter. */
const MAX_LINE = 4_000_000

/** Splits UTF-8 bytes into lines. Empty lines are skipped. */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 0
  let rest = ""
  for await (const text of readText(source)) {
    const pieces = (rest + text).split("\n")
    rest = pieces.pop() ?? ""
    if (rest.length > MAX_LINE) throw new Error(`search: line ${number + 1} is longer than ${MAX_LINE}. Cut it.`)
    for (const text of pieces) {
      number += 1
      if (text.trim() !== "") yield { number, text }
    }
  }
  if (rest.trim() !== "") yield { number: number + 1, text: rest }
}
