/** A line of a source, and its number from 1. */
export interface Line {
  readonly number: number
  readonly text: string
}

/** Longest line that is read, in characters: no document comes near it. */
const MAX_LINE = 4_000_000

/** Splits bytes of UTF-8 into lines; empty ones are passed over. */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let number = 0
  let rest = ""
  for await (const chunk of source) {
    const pieces = (rest + decode(decoder, chunk, number)).split("\n")
    rest = pieces.pop() ?? ""
    if (rest.length > MAX_LINE) throw new Error(`search: line ${number + 1} is longer than ${MAX_LINE}. Cut it.`)
    for (const text of pieces) {
      number += 1
      if (text.trim() !== "") yield { number, text }
    }
  }
  rest += decode(decoder, undefined, number)
  if (rest.trim() !== "") yield { number: number + 1, text: rest }
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, line: number): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch {
    throw new Error(`search: what comes after line ${line} is not in UTF-8. Save the file as UTF-8.`)
  }
}
