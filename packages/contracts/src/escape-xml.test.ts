import { parseFragment } from "parse5"
import { expect, test } from "vitest"
import { escapeXml } from "./escape-xml.ts"

test("escaped text is parsed as the original text, both in elements and in quoted attributes", () => {
  const text = `Köp & sälj <b>"nu"</b>, sa 'hon' &amp; log`
  const escaped = escapeXml(text)

  expect(parseFragment(`<p title="${escaped}" lang='${escaped}'>${escaped}</p>`).childNodes).toMatchObject([
    { attrs: [{ value: text }, { value: text }], childNodes: [{ nodeName: "#text", value: text }] },
  ])
})

test("characters that XML forbids are removed and white space is kept", () => {
  expect(escapeXml("a\u0000b\u000b\ufffec\td\ne")).toBe("abc\td\ne")
})
