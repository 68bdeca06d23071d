import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { createHits, createMisses, createTable } from "../test/generated-table.ts"
import { analyse } from "./analyse/analyse-table.ts"
import { compile } from "./compile/compile-table.ts"
import type { RedirectRule } from "./table.types.ts"

const createRule = (id: string, source: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  id,
  source,
  target,
  status: 308,
  ...more,
})

const FAULTS: readonly RedirectRule[] = [
  createRule("cycle dacia", "/bilmarken/dacia", "/bilmarken/daf"),
  createRule("ok daf", "/bilmarken/daf", "/bilmarken/dacia"),
  ...["chain 1", "chain 2", "chain 3", "chain 4", "ok 5"].map((id, index) =>
    createRule(id, `/kedja/${index}`, `/kedja/${index + 1}`),
  ),
  createRule("ok pattern", "/monster/:x", "/monstret/:x"),
  createRule("chain pattern", "/bild/:x", "/monster/:x"),
  createRule("ok wild", "/alla/:rest*", "/bilar"),
  createRule("shadowed wild 1", "/alla/volvo/ex30", "/bilar/volvo"),
  createRule("shadowed wild 2", "/alla/:make/:model", "/bilar/:make"),
  createRule("ok ids", "/nr/:id([0-9a-f]{32})", "/plats"),
  createRule("shadowed ids", "/nr/:number([0-9a-f]{32})", "/plats/:number", { match: { query: { re: "Syd" } } }),
  createRule("ok twice", "/dubbel", "/bilar"),
  createRule("duplicate twice", "/Dubbel/", "/bilar"),
  createRule("contradiction twice", "/d%75bbel", "/kontakt"),
  createRule("open-redirect param", "/ut/:to*", "https://:to*"),
  createRule("open-redirect slashes", "/ut", "//evil.example"),
  createRule("open-redirect backslash", "/ut2", "/\\evil.example"),
  createRule("open-redirect host", "/ut3", "https://evil.example/"),
  createRule("no-effect", "/samma", "/Samma/"),
  createRule("self-loop", "/sig", "/sig?om=igen"),
  createRule("growing-loop", "/mer/:rest*", "/mer/och/:rest*"),
  createRule("never-true", "/aldrig", "/bilar", { match: { query: { re: [] } } }),
  createRule("overlapping-map", "/karta", "/bilar", { query: { map: { a: { to: "c" }, b: { to: "c" } } } }),
  createRule("unsafe-expression", "/lang/:x([a-z]+)*", "/bilar"),
  createRule("unsafe-expression 2", "/langre/:x(.*)*", "/bilar"),
]

test("among 10,000 rules, the analysis finds exactly the faulty rules that the test inserted", () => {
  const { rules } = createTable(10_000 - FAULTS.length)
  const step = Math.floor(rules.length / FAULTS.length)
  const mixed = rules.flatMap((rule, index) =>
    index % step === 0 && index / step < FAULTS.length ? [rule, FAULTS[index / step] as RedirectRule] : [rule],
  )
  const table = { site: "generated", hosts: [], allowedHosts: [], rules: mixed }
  expect(mixed).toHaveLength(10_000)

  const findings = analyse(table)

  const wanted = FAULTS.map(({ id }) => id).filter((id) => !id.startsWith("ok"))
  const faults = findings.map(({ kind, rule }) => [kind, rule])
  expect(faults.map(([, rule]) => rule).sort()).toEqual(wanted.filter((id) => id !== "unsafe-expression").sort())
  for (const [kind = "", rule] of faults) expect(rule?.startsWith(kind), `${kind} ${rule}`).toBe(true)
})

test("the compiled artefact of 10,000 rules is smaller than 150 KB", () => {
  const compiled = compile(createTable(10_000))

  expect(compiled.problems).toEqual([])
  expect(gzipSync(JSON.stringify(compiled), { level: 9 }).byteLength / 1024).toBeLessThan(150)
})

test("a table of 10,000 rules matches all paths in the table and no others", () => {
  const table = createTable(10_000)
  const compiled = compile(table)
  const hits = createHits(table, 1000)

  expect(hits.length).toBeGreaterThan(900)
  expect(hits.filter((path) => compiled.match(path) === null)).toEqual([])
  expect(createMisses(1000).filter((path) => compiled.match(path) !== null)).toEqual([])
})
