import { hasSuite, partsOfSuite, runPart, type Standing, SUITE } from "./official-suite.ts"

// Prints how the two targets of `compile` stand in the official test suite, as the table in the README.

if (!hasSuite) {
  console.error(`conformance: the official suite is not here. Put its tests and remotes into ${SUITE}.`)
  process.exit(1)
}

const rows = partsOfSuite().map((part) => ({
  part,
  parser: runPart(part, "parser"),
  zod: runPart(part, "zod"),
}))

console.log("| Official suite, 2020-12 | groups | tests | parser: right | zod: right | refused | wrong |")
console.log("|---|---|---|---|---|---|---|")
for (const { part, parser, zod } of rows)
  console.log(
    `| ${part.name} | ${parser.groups} | ${parser.tests} | ${parser.right} | ${zod.right} | ${pair(parser, zod, refusedTests)} | ${pair(parser, zod, ({ wrong }) => wrong.length)} |`,
  )

for (const reason of new Set(rows.flatMap(({ parser, zod }) => [...parser.refused, ...zod.refused])))
  console.log(`\nRefused: ${reason}`)
for (const fault of new Set(rows.flatMap(({ parser, zod }) => [...parser.wrong, ...zod.wrong])))
  console.log(`\nWrong: ${fault}`)

function refusedTests({ tests, right, wrong }: Standing): number {
  return tests - right - wrong.length
}

/** One number where both targets agree, else one for each. */
function pair(parser: Standing, zod: Standing, count: (standing: Standing) => number): string {
  const [first, second] = [count(parser), count(zod)]
  return first === second ? String(first) : `${first} · ${second}`
}
