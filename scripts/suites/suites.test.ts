import { expect, test } from "vitest"
import { reachOf } from "./changed.ts"
import type { Outcome } from "./outcome.ts"
import { isAllowedAgain, readPlaywright } from "./read-playwright.ts"
import { readVitest } from "./read-vitest.ts"
import { counts, renderSummary } from "./summary.ts"

const outcome = (part: Partial<Outcome>): Outcome => ({
  passed: 1,
  failed: 0,
  skipped: 0,
  reasons: {},
  failures: [],
  seconds: 1,
  slowest: [],
  ranAt: 10,
  ...part,
})

test("the last line counts over all suites, and names skips only when there are some", () => {
  expect(counts([{ name: "a", outcome: outcome({ passed: 2 }) }])).toBe("2 passed, 0 failed")
  expect(
    counts([
      { name: "a", outcome: outcome({ passed: 2, skipped: 3 }) },
      { name: "b", outcome: outcome({ passed: 4, failed: 1, skipped: 1 }) },
    ]),
  ).toBe("6 passed, 1 failed, 4 skipped")
})

test("the summary ends with the tests that failed, why, and what a page showed then", () => {
  const body = Buffer.from('- banner\n- main:\n  - heading "Welcome"').toString("base64")
  const results = [
    {
      duration: 1,
      errors: [{ message: "\u001b[31mnot visible\u001b[39m\n    at a.ts:1:2" }],
      attachments: [{ name: "page", body }],
    },
  ]
  const failed = readPlaywright(
    report([{ title: "a page opens", file: "a.e2e.ts", tests: [{ status: "unexpected", annotations: [], results }] }]),
  )
  const assertionResults = [{ status: "failed", fullName: "two is three", failureMessages: ["expected 2 to be 3"] }]
  const unit = readVitest({ success: false, testResults: [vitestFile({ status: "failed", assertionResults })] })

  const summary = renderSummary(
    [
      { name: "Sites", outcome: outcome(failed) },
      { name: "Unit", outcome: outcome(unit) },
    ],
    10,
  )

  expect(summary).toContain(
    [
      "Not right",
      "  Sites: 1 failed of 1",
      "    a.e2e.ts › a page opens",
      "      not visible",
      "      - main:",
      '        - heading "Welcome"',
      "  Unit: 1 failed of 1",
      "    a.test.ts › two is three",
      "      expected 2 to be 3",
    ].join("\n"),
  )
})

test("a suite that ran no test, or came to no end, is a failure", () => {
  expect(counts([{ name: "a", outcome: outcome({ passed: 0 }) }])).toBe("0 passed, 1 failed")
  expect(counts([{ name: "a", outcome: null }])).toBe("0 passed, 1 failed")
})

test("the summary says where the time went, what was not run again, and why tests were skipped", () => {
  const summary = renderSummary(
    [
      { name: "Types", outcome: outcome({ seconds: 40, ranAt: 5 }) },
      {
        name: "Unit",
        outcome: outcome({
          seconds: 90,
          skipped: 2,
          reasons: { "without ../shared/cases": 2 },
          slowest: [["a.test.ts", 7]],
        }),
      },
    ],
    10,
  )

  expect(summary).toContain("    0.0 s  Types: 1 passed, nothing has changed since")
  expect(summary).toContain("   90.0 s  Unit: 1 passed, 2 skipped")
  expect(summary).toContain("    7.0 s  a.test.ts")
  expect(summary).toContain("  2 without ../shared/cases")
  expect(summary.split("\n").at(-1)).toBe("2 passed, 0 failed, 2 skipped")
})

const vitestFile = (part: object) => ({
  name: `${process.cwd()}/a.test.ts`,
  status: "passed",
  assertionResults: [],
  ...part,
})

test("a skipped unit test says why in its name; one that does not is a failure", () => {
  const assertionResults = [
    { status: "passed", fullName: "one", duration: 1500 },
    { status: "skipped", fullName: "two (skipped without ../shared/cases)" },
    { status: "pending", fullName: "on Postgres, which is left out: put initdb into the PATH three" },
    { status: "todo", fullName: "four" },
  ]

  const count = readVitest({ success: true, testResults: [vitestFile({ assertionResults })] })

  expect(count).toMatchObject({ passed: 1, failed: 1, skipped: 3, slowest: [["a.test.ts", 1.5]] })
  expect(Object.keys(count.reasons)).toEqual([
    "without ../shared/cases",
    "on Postgres, which is left out",
    "no reason given: four",
  ])
})

test("a file of tests that cannot be loaded is a failure", () => {
  expect(readVitest({ success: false, testResults: [vitestFile({ status: "failed" })] })).toMatchObject({ failed: 1 })
})

const spec = (status: string, annotations: object[] = []) => ({
  title: "a",
  file: "a.e2e.ts",
  tests: [{ status, annotations, results: [{ duration: 1000 }, { duration: 500 }] }],
})
const report = (specs: object[]) => JSON.parse(JSON.stringify({ errors: [], suites: [{ suites: [{ specs }] }] }))

test("a browser test that passed when it was run again has failed", () => {
  expect(readPlaywright(report([spec("flaky"), spec("expected")]))).toMatchObject({ passed: 1, failed: 1 })
})

test("a skipped browser test says why; one that does not is a failure", () => {
  const why = { type: "skip", description: "se-used does not run" }

  expect(readPlaywright(report([spec("skipped", [why])]))).toMatchObject({
    failed: 0,
    skipped: 1,
    reasons: { "se-used does not run": 1 },
    slowest: [["a.e2e.ts", 1.5]],
  })
  expect(readPlaywright(report([spec("skipped")]))).toMatchObject({ failed: 1, skipped: 1 })
})

test("a second try is allowed by name, with a reason, until its day has passed", () => {
  const list = [{ test: "a", why: "the vendor's page is slow", until: "2026-12-01" }]

  expect(isAllowedAgain("a", "2026-12-01", list)).toBe(true)
  expect(isAllowedAgain("a", "2026-12-02", list)).toBe(false)
  expect(isAllowedAgain("b", "2026-11-01", list)).toBe(false)
  expect(isAllowedAgain("a", "2026-11-01", [{ test: "a", why: "", until: "2026-12-01" }])).toBe(false)
})

test("a change of a block reaches its own stories and the sites; one of a test only the unit tests", () => {
  const block = reachOf(["packages/blocks/src/faq-list/faq-list.tsx"], "base").suites
  const unit = reachOf(["packages/blocks/src/faq-list/faq-list.test.tsx"], "base").suites

  expect(block).toMatchObject({
    "unit-services": ["--changed=base"],
    "unit-rendered": ["--changed=base"],
    "unit-rest": ["--changed=base"],
    sites: [],
    "stories-blocks": ["--grep", "/faq[ -]?list/i"],
  })
  expect(Object.keys(unit)).not.toContain("sites")
  expect(Object.keys(unit)).not.toContain("stories-blocks")
})

test("a change of what every story wears reaches all of them; one of content all unit tests", () => {
  expect(reachOf(["packages/ui-kit/src/tokens/kit.tokens.json"], "base").suites["stories-kit"]).toEqual([])
  expect(reachOf(["sites/se-used/content/pages/sv.json"], "base").suites).toMatchObject({
    "unit-core": [],
    "unit-services": [],
    "unit-rendered": [],
    "unit-rest": [],
  })
})

test("a browser test that was changed is run by itself", () => {
  expect(reachOf(["e2e/fonts.e2e.ts"], "base").suites.sites).toEqual(["e2e/fonts.e2e.ts"])
  expect(reachOf(["e2e/fixture.ts"], "base").suites.sites).toEqual([])
  expect(reachOf(["docs/map.md"], "base").suites.sites).toBeUndefined()
})

test("what a release is made with is tried by making one", () => {
  expect(Object.keys(reachOf(["scripts/release/published.ts"], "base").suites)).toContain("release")
  expect(Object.keys(reachOf(["packages/calendar/src/index.ts"], "base").suites)).toContain("release")
  expect(Object.keys(reachOf(["docs/release.md"], "base").suites)).not.toContain("release")
})

test("a page that is followed to the letter is followed again, and so is what shows edits", () => {
  expect(Object.keys(reachOf(["docs/add-a-block.md"], "base").suites)).toContain("docs")
  expect(Object.keys(reachOf(["docs/adr/0001-x.md"], "base").suites)).not.toContain("docs")
  expect(Object.keys(reachOf(["e2e/dev/dev.e2e.ts"], "base").suites)).toContain("dev")
  expect(reachOf(["e2e/dev/dev.e2e.ts"], "base").suites.sites).toBeUndefined()
})
