import { parseFragment } from "parse5"
import { expect, test } from "vitest"
import { escapeXml } from "./escape-xml.ts"

test("what is escaped is read as it was, between elements and in attributes of either kind", () => {
  const text = `Köp & sälj <b>"nu"</b>, sa 'hon' &amp; log`
  const escaped = escapeXml(text)

  expect(parseFragment(`<p title="${escaped}" lang='${escaped}'>${escaped}</p>`).childNodes).toMatchObject([
    { attrs: [{ value: text }, { value: text }], childNodes: [{ nodeName: "#text", value: text }] },
  ])
})

test("signs that XML cannot carry are left out, and white space stays", () => {
  expect(escapeXml("a\u0000b\u000b\ufffec\td\ne")).toBe("abc\td\ne")
})
