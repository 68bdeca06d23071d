import { Transform } from "node:stream"

/**
 * Creates a stream that replaces a text, even if the text is split between two chunks. The replacement must have the
 * same length as the text.
 */
export function createReplacingStream(text: string, replacement: string): Transform {
  const wanted = Buffer.from(text)
  const instead = Buffer.from(replacement)
  let held: Buffer = Buffer.alloc(0)

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk])
      for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + wanted.length))
        instead.copy(bytes, at)
      const end = bytes.length - findBeginningAtEnd(bytes, wanted)
      held = bytes.subarray(end)
      done(null, bytes.subarray(0, end))
    },
    flush(done) {
      done(null, held)
    },
  })
}

function findBeginningAtEnd(bytes: Buffer, wanted: Buffer): number {
  for (let length = Math.min(wanted.length - 1, bytes.length); length > 0; length -= 1) {
    if (bytes.subarray(bytes.length - length).equals(wanted.subarray(0, length))) return length
  }
  return 0
}
