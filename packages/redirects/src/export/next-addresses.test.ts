import fc from "fast-check"
import { getPathMatch } from "next/dist/shared/lib/router/utils/path-match.js"
import { expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { rule } from "../../test/rule.ts"
import { compile } from "../compile/compile-table.ts"
import { toCsv } from "./to-csv.ts"
import { toNetlify } from "./to-netlify.ts"
import { toNextConfig } from "./to-next-config.ts"
import { toNginxMap } from "./to-nginx-map.ts"

function isTaken(source: string, path: string): boolean {
  const { output } = toNextConfig({ site: "", hosts: [], rules: [rule(source, "/b")] })
  return output.some((item) => getPathMatch(item.source, { strict: true, removeUnnamedParams: true })(path) !== false)
}

const toSentPath = (path: string) => new URL(`https://site.example${path}`).pathname

test.each(["/a b", "/a|b", "/a^b", '/a"b', "/å", "/a[1]", "/a`b"])(
  "the source exported to Next for the path %s matches the path in the encoding that browsers send",
  (path) => {
    expect(isTaken(path, toSentPath(path))).toBe(true)
  },
)

test("a randomly generated source exported to Next matches the paths in the encoding that browsers send", () => {
  const letter = fc.constantFrom(..." |^\"<>`[]~!$&',;=@åÖ日", "%20", "%7C", "\\:", "\\{", "\\(", "a", "B", "-", ".")
  const text = fc.array(letter, { maxLength: 5 }).map((letters) => `x${letters.join("")}`)
  const part = fc.oneof(
    text.map((item) => ({ source: `/${item}`, path: `/${item.replaceAll("\\", "")}` })),
    text.map((item) => ({ source: "/:k", path: `/${item.replaceAll("\\", "")}` })),
    fc.constantFrom("1", "1 2", "|").map((item) => ({ source: "/:n([^/]+|\\d{2} )", path: `/${item}` })),
  )
  fc.assert(
    fc.property(fc.uniqueArray(part, { minLength: 1, maxLength: 3, selector: ({ source }) => source[1] }), (parts) => {
      const source = parts.map((part) => part.source).join("")
      const path = toSentPath(parts.map((part) => part.path).join(""))
      const table = compile({ site: "", hosts: [], rules: [rule(source, "/b")] })
      fc.pre(table.problems.length === 0 && table.match(path) !== null)

      expect(isTaken(source, path), `${source} ${path}`).toBe(true)
    }),
    { numRuns: readSampled(1000) },
  )
})

test("the Netlify export rejects a condition value that the Netlify parser would read as another field, line or parameter", () => {
  for (const value of ["a b", "a\n/b", ":a"]) {
    const table = { site: "", hosts: [], rules: [rule("/a", "/b", { match: { query: { k: value } } })] }

    expect(toNetlify(table)).toMatchObject({ output: "", problems: [{ rule: "/a" }] })
  }
})

test.each([toCsv, toNetlify, toNextConfig, toNginxMap])(
  "the exporter %o rejects a rule whose target is invalid",
  (write) => {
    for (const unusable of [rule("/a", "/b c"), rule("/a", "//b"), rule("/a", "/b/:none")]) {
      const table = { site: "", hosts: [], rules: [unusable] }

      expect(write(table).problems, unusable.target).toHaveLength(1)
      expect(JSON.stringify(write(table).output)).not.toContain(unusable.target)
    }
  },
)
