import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import fc from "fast-check"
import { expect, test } from "vitest"
import { createReplacingStream } from "./replace-in-stream.ts"

const replaceText = (chunks: readonly string[], text: string, replacement: string) =>
  buffer(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(createReplacingStream(text, replacement)))

test("every occurrence of a text is replaced, even across several chunks, and all other text is unchanged", async () => {
  const pieces = fc.array(
    fc.oneof(fc.constantFrom("abab", "aba", "ab", "b", "a", "å", ""), fc.string({ maxLength: 3 })),
  )

  await fc.assert(
    fc.asyncProperty(pieces, async (chunks) => {
      const whole = (await replaceText(chunks, "abac", "WXYZ")).toString()
      expect(whole).toBe(Buffer.from(chunks.join("")).toString().replaceAll("abac", "WXYZ"))
    }),
  )
})

test("a match is replaced even when a chunk boundary splits the match at any position", async () => {
  const text = "before abac between abacabac end aba"

  for (let at = 0; at <= text.length; at += 1) {
    const whole = await replaceText([text.slice(0, at), text.slice(at)], "abac", "WXYZ")
    expect(whole.toString()).toBe("before WXYZ between WXYZWXYZ end aba")
  }
})

test("text that cannot be part of a match is emitted immediately", async () => {
  const stream = createReplacingStream("abac", "WXYZ")
  stream.write("hello")

  expect(String(stream.read())).toBe("hello")
})

test("the input chunks are not modified", async () => {
  const chunk = Buffer.from("abac")
  await buffer(Readable.from([chunk]).pipe(createReplacingStream("abac", "WXYZ")))

  expect(chunk.toString()).toBe("abac")
})
