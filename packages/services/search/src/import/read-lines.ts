import { readText } from "./read-text.ts"

export interface Line {
  readonly number: number
  readonly text: string
}

const MAX_LINE = 4_000_000

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
