import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { readLink } from "./read-kinds.ts"

const getHref = (value: object): string | undefined =>
  (readLink({ value }) as { value: { href: string } } | undefined)?.value.href

test.each<[string | undefined, object]>([
  ["/offers?fuel=el#winter", { href: "/offers#winter", querystring: "fuel=el" }],
  ["/list?page=12&page=1", { href: "/list?page=12", querystring: "page=1" }],
  ["/list?a=1&b=2", { href: "/list?a=1", querystring: "a=1&b=2" }],
  ["/list?a=1#b", { href: "/list", querystring: "a=1#b" }],
  ["/offers#summer", { href: "/offers#winter", anchor: "summer" }],
  ["#lista", { href: "lista", linktype: "anchor" }],
  ["#lista", { href: "", anchor: "lista" }],
  ["#lista", { href: "", anchor: "lista", linktype: "anchor" }],
  ["#lista", { href: "#", anchor: "lista", linktype: "anchor" }],
  ["?page=2#lista", { href: "", querystring: "page=2", anchor: "lista" }],
  ["mailto:a@b.se?subject=Hej", { href: "mailto:a@b.se", querystring: "subject=Hej" }],
  ["/bilar?", { href: "/bilar?" }],
  [undefined, { href: "", querystring: "?", anchor: "#" }],
  [undefined, { href: "javascript:alert(1)", anchor: "a", linktype: "anchor" }],
])("a link leads to %s", (href, value) => {
  expect(getHref(value)).toBe(href)
})

const NAME = fc.constantFrom("page", "fuel", "q", "å")
const PART = fc.tuple(NAME, fc.constantFrom("1", "12", "el", "", "a/b", "a?b", "x%23y")).map((pair) => pair.join("="))
const QUERY = fc.array(PART, { maxLength: 3 }).map((parts) => parts.join("&"))
const HASH = fc.constantFrom("", "winter", "a/b", "a?b", "å", "p%C3%A5")

test("query strings and anchors are added to a link's URL in the correct position", () => {
  const paths = fc.constantFrom("/", "/list", "/a.b/c", "https://a.example/b", "https://a.example", "list")
  fc.assert(
    fc.property(paths, QUERY, HASH, QUERY, HASH, fc.boolean(), (path, query, hash, added, anchor, isSigned) => {
      const href = path + (query && `?${query}`) + (hash && `#${hash}`)
      const original = new URL(href, "https://site.example/here")

      const joined = getHref({
        href,
        querystring: isSigned ? `?${added}` : added,
        anchor: isSigned ? `#${anchor}` : anchor,
      })
      const url = new URL(joined ?? "", "https://site.example/here")

      expect([url.origin, url.pathname]).toEqual([original.origin, original.pathname])
      expect(url.hash).toBe(anchor === "" ? original.hash : new URL(`#${anchor}`, "https://a.example").hash)
      const missing = [...new URLSearchParams(added)].filter(
        ([name, value]) => !original.searchParams.getAll(name).includes(value),
      )
      expect([...url.searchParams]).toEqual([...original.searchParams, ...missing])
    }),
    { numRuns: readSampled(1000) },
  )
})
