import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { chooseEncoding, encode, isText } from "./encoding.ts"

test.each([
  ["br, gzip", "br"],
  ["gzip, br", "br"],
  ["GZIP", "gzip"],
  ["gzip;q=0.5, br;q=0", "gzip"],
  ["br ; q=0.1", "br"],
  ["br;q=0.0, gzip;q=0", null],
  ["br;level=4;q=0, gzip", "gzip"],
  ["*", "br"],
  ["*;q=0", null],
  ["br;q=0, *", "gzip"],
  ["deflate, identity", null],
  ["brotli", null],
  ["", null],
  [undefined, null],
])("to a browser that takes %j a body goes as %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test.each([
  ["text/html; charset=utf-8", true],
  ["application/json", true],
  ["application/javascript", true],
  ["application/xml", true],
  ["application/manifest+json", true],
  ["image/svg+xml", true],
  ["image/png", false],
  ["application/pdf", false],
  ["x-text/html", false],
  ["font/woff2", false],
])("%s is text that shrinks: %s", (type, isSo) => {
  expect(isText(type)).toBe(isSo)
})

test("a body comes out as it went in, and smaller where it is kept for others", async () => {
  const body = Buffer.from(Array.from({ length: 4000 }, (_, place) => `${place * place} cars `).join(""))
  const [quick, kept] = [await encode(body, "br", { isKept: false }), await encode(body, "br", { isKept: true })]
  const [quickZip, keptZip] = [
    await encode(body, "gzip", { isKept: false }),
    await encode(body, "gzip", { isKept: true }),
  ]

  for (const one of [quick, kept]) expect(brotliDecompressSync(one).equals(body)).toBe(true)
  for (const one of [quickZip, keptZip]) expect(gunzipSync(one).equals(body)).toBe(true)
  expect(kept.length).toBeLessThan(quick.length)
  expect(keptZip.length).toBeLessThan(quickZip.length)
})
