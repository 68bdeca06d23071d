import { hasSuite, partsOfSuite, runPart, type Standing, SUITE } from "./official-suite.ts"

// Prints the results of the two targets of `compile` in the official test suite, as the table in the README.

if (!hasSuite) {
  console.error(`conformance: the official suite is not here. Put its tests and remotes into ${SUITE}.`)
  process.exit(1)
}

// Thousands of schemas are compiled, twice: each row is shown as soon as it is known.
console.log("| Official suite, 2020-12 | groups | tests | parser: right | zod: right | refused | wrong |")
console.log("|---|---|---|---|---|---|---|")
const standings: Standing[] = []
for (const part of partsOfSuite()) {
  const [parser, zod] = [runPart(part, "parser"), runPart(part, "zod")]
  standings.push(parser, zod)
  console.log(
    `| ${part.name} | ${parser.groups} | ${parser.tests} | ${parser.right} | ${zod.right} | ${pair(parser, zod, countRefusedTests)} | ${pair(parser, zod, ({ wrong }) => wrong.length)} |`,
  )
}

for (const reason of new Set(standings.flatMap(({ refused }) => refused))) console.log(`\nRefused: ${reason}`)
for (const fault of new Set(standings.flatMap(({ wrong }) => wrong))) console.log(`\nWrong: ${fault}`)
process.exitCode = standings.some(({ wrong }) => wrong.length > 0) ? 1 : 0

function countRefusedTests({ tests, right, wrong }: Standing): number {
  return tests - right - wrong.length
}

function pair(parser: Standing, zod: Standing, count: (standing: Standing) => number): string {
  const [first, second] = [count(parser), count(zod)]
  return first === second ? String(first) : `${first} · ${second}`
}
