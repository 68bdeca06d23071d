import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { getReach } from "./changed.ts"
import { keepFlaky } from "./flaky.ts"
import type { Outcome } from "./outcome.ts"
import { forgetProof, writeProof } from "./passed-tree.ts"
import { readPlaywright } from "./read-playwright.ts"
import { readVitest } from "./read-vitest.ts"
import { counts, renderSummary } from "./summary.ts"

const outcome = (part: Partial<Outcome>): Outcome => ({
  passed: 1,
  failed: 0,
  skipped: 0,
  reasons: {},
  failures: [],
  flaky: [],
  seconds: 1,
  slowest: [],
  ...part,
})

const run = { startedAt: 10, flaky: [], logs: "test-results/logs" }

test("the last line of the output contains the totals of all suites, and the number of skipped tests if there are any", () => {
  expect(counts([{ name: "a", outcome: outcome({ passed: 2 }) }])).toBe("2 passed, 0 failed")
  expect(
    counts([
      { name: "a", outcome: outcome({ passed: 2, skipped: 3 }) },
      { name: "b", outcome: outcome({ passed: 4, failed: 1, skipped: 1 }) },
    ]),
  ).toBe("6 passed, 1 failed, 4 skipped")
})

test("the summary ends with the failed tests, their errors and the page content at the time of the failure", () => {
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
    run,
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

test("a suite that fails without running its tests is reported with the last lines of its log", () => {
  const said = ["storybook: no built Storybook. Run `npm run stories:build` first."]
  const summary = renderSummary([{ name: "Stories", outcome: outcome({ passed: 0, failed: 1 }), said }], run)

  expect(summary).toContain(["Not right", "  Stories: 1 failed of 1", `    ${said[0]}`].join("\n"))
})

test("a suite that runs no tests or does not finish counts as failed", () => {
  expect(counts([{ name: "a", outcome: outcome({ passed: 0 }) }])).toBe("0 passed, 1 failed")
  expect(counts([{ name: "a", outcome: null }])).toBe("0 passed, 1 failed")
})

test("the summary lists the slowest files and the reasons for skipped tests", () => {
  const summary = renderSummary(
    [
      { name: "Types", outcome: outcome({ seconds: 40 }) },
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
    run,
  )

  expect(summary).toContain("   40.0 s  Types: 1 passed")
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

test("a skipped unit test whose name contains no reason counts as a failure", () => {
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

test("a test file that cannot be loaded counts as a failure", () => {
  expect(readVitest({ success: false, testResults: [vitestFile({ status: "failed" })] })).toMatchObject({ failed: 1 })
})

const spec = (status: string, annotations: object[] = []) => ({
  title: "a",
  file: "a.e2e.ts",
  tests: [{ status, annotations, results: [{ duration: 1000 }, { duration: 500 }] }],
})
const report = (specs: object[]) => JSON.parse(JSON.stringify({ errors: [], suites: [{ suites: [{ specs }] }] }))

test("a browser test that passes on a retry counts as passed and is listed as flaky", () => {
  expect(readPlaywright(report([spec("flaky"), spec("expected")]))).toMatchObject({
    passed: 2,
    failed: 0,
    flaky: [{ test: "a.e2e.ts › a", tries: 2 }],
  })
})

test("a flaky test is listed above the totals, and a test that is flaky in three consecutive runs fails the run", () => {
  const file = join(mkdtempSync(join(tmpdir(), "forecourt-flaky-")), "flaky.json")
  const [slow, other] = ["a.e2e.ts › a", "b.e2e.ts › b"].map((test) => ({ test, tries: 2 }))
  if (!slow || !other) throw new Error("both are there")

  keepFlaky([slow], file)
  keepFlaky([slow, other], file)
  const flaky = keepFlaky([slow, other], file)
  const summary = renderSummary([{ name: "Sites", outcome: outcome({}) }], { ...run, flaky })

  expect(summary.split("\n").slice(-5)).toEqual([
    "Passed when tried again",
    "  a.e2e.ts › a: 2 tries, in 3 runs in a row. Fix the test.",
    "  b.e2e.ts › b: 2 tries",
    "",
    "1 passed, 0 failed",
  ])
  expect(keepFlaky([other], file)).toEqual([{ ...other, runsInARow: 3 }])
  expect(keepFlaky([slow], file)).toEqual([{ ...slow, runsInARow: 1 }])
})

test("a Git tree is recorded as passed only if the working tree was clean before and after the test run", () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-proof-"))
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" }).trim()
  const file = join(folder, "test-results/passed-tree")
  const isWritten = () => existsSync(file)
  git("init", "--quiet")
  writeFileSync(join(folder, ".gitignore"), "test-results/\n")
  git("add", ".")
  git("-c", "user.name=a", "-c", "user.email=a@b.example", "commit", "--quiet", "-m", "a")

  const tree = forgetProof(file, folder)
  writeProof(tree, file, folder)
  expect(readFileSync(file, "utf8")).toBe(`${git("rev-parse", "HEAD^{tree}")}\n`)

  writeFileSync(join(folder, "b"), "")
  writeProof(tree, file, folder)
  expect(isWritten()).toBe(false)
  expect(forgetProof(file, folder)).toBeNull()
})

test("a skipped browser test without a reason counts as a failure", () => {
  const why = { type: "skip", description: "se-used does not run" }

  expect(readPlaywright(report([spec("skipped", [why])]))).toMatchObject({
    failed: 0,
    skipped: 1,
    reasons: { "se-used does not run": 1 },
    slowest: [["a.e2e.ts", 1.5]],
  })
  expect(readPlaywright(report([spec("skipped")]))).toMatchObject({ failed: 1, skipped: 1 })
})

test("a change to a block runs the block's stories and the browser tests, and a change to a unit test runs only unit tests", () => {
  const block = getReach(["packages/blocks/src/faq-list/faq-list.tsx"], "base").suites
  const unit = getReach(["packages/blocks/src/faq-list/faq-list.test.tsx"], "base").suites

  expect(block).toMatchObject({
    "unit-services": ["--changed=base"],
    "unit-rendered": ["--changed=base"],
    "unit-rest": ["--changed=base"],
    journeys: [],
    stories: ["--grep", "/faq[ -]?list/i"],
  })
  expect(Object.keys(unit)).not.toContain("journeys")
  expect(Object.keys(unit)).not.toContain("stories")
})

test("a change to a design token file runs all stories, and a change to a content file runs all unit tests", () => {
  expect(getReach(["packages/ui-kit/src/tokens/kit.tokens.json"], "base").suites.stories).toEqual([])
  expect(getReach(["sites/se-used/content/pages/sv.json"], "base").suites).toMatchObject({
    "unit-core": [],
    "unit-services": [],
    "unit-rendered": [],
    "unit-rest": [],
  })
})

test("a change to a browser test runs only that browser test", () => {
  expect(getReach(["e2e/fonts.e2e.ts"], "base").suites.journeys).toEqual(["e2e/fonts.e2e.ts"])
  expect(getReach(["e2e/fixture.ts"], "base").suites.journeys).toEqual([])
  expect(getReach(["docs/map.md"], "base").suites.journeys).toBeUndefined()
})

test("the suites that a change affects but that only `npm run test:all` runs are listed", () => {
  const beyond = (file: string) => getReach([file], "base").beyond

  expect(beyond("scripts/release/published.ts")).toEqual(["packages", "release"])
  expect(beyond("packages/calendar/src/index.ts")).toContain("release")
  expect(beyond("packages/services/search/src/main.ts")).toContain("opensearch")
  expect(beyond("docs/release.md")).not.toContain("release")
  expect(beyond("docs/add-a-block.md")).toEqual(["docs"])
  expect(beyond("docs/adr/0001-x.md")).toEqual([])
  expect(beyond("e2e/dev/dev.e2e.ts")).toEqual(["dev"])
  expect(beyond("packages/blocks/src/faq-list/faq-list.module.css")).toContain("pictures")
})
