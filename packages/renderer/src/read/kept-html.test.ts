import fc from "fast-check"
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { cleanHtml } from "./clean-html.ts"

type Node = DefaultTreeAdapterTypes.ChildNode

test.each([
  ["<p><del>100</del> <ins>90</ins></p>", "<p><del>100</del> <ins>90</ins></p>"],
  ["<strike>100</strike> 90", "<s>100</s> 90"],
  ['<a name="villkor">Villkor</a>', '<a id="villkor">Villkor</a>'],
  ['<a name="a" id="b">c</a>', '<a id="b">c</a>'],
  ['<ol><li value="7">a</li></ol>', '<ol><li value="7">a</li></ol>'],
  [
    '<table><colgroup span="2"><col span="2" class="x" /></colgroup></table>',
    '<table><colgroup span="2"><col span="2" /></colgroup></table>',
  ],
  ['<a class="x" href="sms:+468123">a</a>', '<a href="sms:+468123">a</a>'],
  ["<center>a</center><section>b</section>", "<div>a</div><div>b</div>"],
  ["<kbd>Ctrl</kbd><tt>a</tt><acronym>EU</acronym>", "<kbd>Ctrl</kbd><code>a</code><abbr>EU</abbr>"],
])("cleaning %s preserves semantic elements and attributes", (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

function listSeen(html: string): unknown[] {
  return parseFragment(html).childNodes.map(toSeenNode)
}

const TODAY: Readonly<Record<string, string>> = { strike: "s", center: "div", section: "div", h1: "h2" }

function toSeenNode(node: Node): unknown {
  if (!("childNodes" in node)) return "value" in node ? node.value : ""
  const attributes = node.attrs.map(({ name, value }) => [node.tagName === "a" && name === "name" ? "id" : name, value])
  const meant = attributes.filter(([name = ""]) => !["class", "style", "onclick"].includes(name))
  return [TODAY[node.tagName] ?? node.tagName, Object.fromEntries(meant), node.childNodes.map(toSeenNode)]
}

const TEXT = fc.constantFrom("100", "90 kr", " ", "å", "&amp;", "a&nbsp;b", "&lt;b&gt;", "1 &lt; 2")
const LOOKS = fc.constantFrom("", ' class="a"', ' style="color:red"', ' onclick="x()"')
const INLINE = fc.constantFrom(
  ..."del ins s strike strong b em i u small sub sup mark abbr cite q code kbd samp var dfn bdi span time data".split(
    " ",
  ),
)
const wrapText = (open: string, looks: string, inner: string) => `<${open}${looks}>${inner}</${open.split(" ")[0]}>`

const PHRASE = fc.oneof(
  TEXT,
  fc.tuple(INLINE, LOOKS, TEXT).map((parts) => wrapText(...parts)),
  fc
    .tuple(
      fc.constantFrom('a name="x"', 'a href="/b"', 'a href="sms:+46"', 'a href="tel:+46"', 'a id="c"'),
      LOOKS,
      TEXT,
    )
    .map((parts) => wrapText(...parts)),
)
const PHRASES = fc.array(PHRASE, { maxLength: 3 }).map((parts) => parts.join(""))
const BLOCK = fc.oneof(
  fc
    .tuple(fc.constantFrom("p", "h1", "h2", "center", "section", "blockquote", "address", "div"), LOOKS, PHRASES)
    .map((parts) => wrapText(...parts)),
  fc
    .array(PHRASES, { minLength: 1, maxLength: 3 })
    .map((items) => `<ol start="3">${items.map((item, at) => `<li value="${at + 5}">${item}</li>`).join("")}</ol>`),
  PHRASES.map(
    (cell) =>
      `<table><colgroup><col span="2"></colgroup><tbody><tr><th scope="row" headers="h">${cell}</th><td colspan="2">${cell}</td></tr></tbody></table>`,
  ),
  fc.tuple(PHRASES, PHRASES).map(([head, body]) => `<details><summary>${head}</summary><p>${body}</p></details>`),
)

test("cleaning randomly generated HTML preserves everything except the styling", () => {
  fc.assert(
    fc.property(fc.array(BLOCK, { maxLength: 4 }), (blocks) => {
      const html = blocks.join("")
      expect(listSeen(cleanHtml(html))).toEqual(listSeen(html))
    }),
    { numRuns: readSampled(1000) },
  )
})
