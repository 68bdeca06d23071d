/** Decodes UTF-8. Throws for any other encoding, because names would otherwise be garbled silently. */
export async function* readText(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let line = 1
  for await (const chunk of source) {
    const text = parseUtf8(decoder, chunk, line)
    line += text.split("\n").length - 1
    yield text
  }
  yield parseUtf8(decoder, undefined, line)
}

function parseUtf8(decoder: TextDecoder, chunk: Uint8Array | undefined, line: number): string {
  const text = parseUtf8OrNull(decoder, chunk)
  // UTF-16 without a byte order mark is valid UTF-8 for most letters, with a NUL next to each.
  if (text !== null && !text.includes("\0")) return text
  throw new Error(`search: the text after line ${line} is not UTF-8. Save the file as UTF-8.`)
}

function parseUtf8OrNull(decoder: TextDecoder, chunk: Uint8Array | undefined): string | null {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined })
  } catch {
    return null
  }
}
