import fc from "fast-check"
import { expect, test } from "vitest"
import { askNext, redirect } from "../../test/ask-next.ts"
import { fromNextConfig } from "../import/from-next-config.ts"
import { compile } from "./compile-table.ts"

test("random rules are answered as Next answers them", () => {
  const part = fc.constantFrom("/a", "/b", "/:x", "/:x(\\d+)", "/:x*", "/:x?", "/a-:x", "/:x+", "/(.*)", "/A", "{/b}?")
  const source = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => {
    let place = 0
    return parts.join("").replace(/:x/g, () => `:x${place++}`)
  })
  const path = fc
    .array(fc.constantFrom("a", "b", "1", "12", "a-b", "A"), { maxLength: 4 })
    .map((parts) => `/${parts.join("/")}`)
  let redirected = 0

  fc.assert(
    fc.property(fc.array(source, { minLength: 1, maxLength: 5 }), path, (sources, given) => {
      const rules = sources.map((one, index) => redirect(one.startsWith("/") ? one : `/${one}`, `/to/${index}`))
      const imported = fromNextConfig(rules)
      const usable = rules.filter((_, index) => !imported.problems.some(({ rule }) => rule === `/redirects/${index}`))
      const table = compile(imported, { mode: "strict-next", trailingSlash: null })
      if (table.problems.length > 0) return
      const wanted = askNext(usable, { path: given })
      expect(table.match(given)?.location?.replace(/^\/to\//, "") ?? null, JSON.stringify(sources)).toBe(
        wanted === null ? null : wanted.replace(/^\/to\//, ""),
      )
      if (wanted !== null) redirected += 1
    }),
    { numRuns: 3000 },
  )

  expect(redirected).toBeGreaterThan(300)
})
