import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Change } from "@forecourt/schema-compat"
import { expect, test } from "vitest"
import {
  CARD,
  CARD_CASES,
  CARD_MIGRATIONS,
  CONTENT,
  createPage,
  createReleasedCard,
  createStored,
  editCard,
  readJson,
  renameLabel,
  runSchema,
} from "../../test/released-card.ts"
import type { BlockVerdict, Demand, EvolutionReport } from "./release/report.types.ts"
import { reportLines } from "./schema-command.ts"

test("an unknown or missing command writes nothing and returns no exit code", () => {
  expect(runSchema(createReleasedCard(), "chekc")).toEqual({ code: null, text: "" })
  expect(runSchema(createReleasedCard())).toEqual({ code: null, text: "" })
})

test("directly after a release, all commands report that there is nothing to do", () => {
  const root = createReleasedCard()

  expect(runSchema(root, "check")).toEqual({ code: 0, text: "schema: nothing has changed since the last release." })
  expect(runSchema(root, "release")).toEqual({ code: 0, text: "schema: everything is already recorded." })
  expect(runSchema(root, "impact")).toEqual({ code: 0, text: "schema: no change breaks stored content." })
  expect(runSchema(root, "migrate")).toEqual({ code: 0, text: "schema: all stored content is of the newest versions." })
})

test("a check without --write fails and changes no files", () => {
  const root = createReleasedCard()
  renameLabel(root)
  const previous = readFileSync(join(root, CARD), "utf8")

  const { code, text } = runSchema(root, "check")
  expect(code).toBe(1)
  expect(text).toContain("`forecourt schema check --all` lists them.")
  expect(runSchema(root, "check", "--all").text).not.toContain("`forecourt schema check --all` lists them.")
  expect(readFileSync(join(root, CARD), "utf8")).toBe(previous)
  expect(existsSync(join(root, CARD_MIGRATIONS))).toBe(false)
  expect(existsSync(join(root, ".changeset"))).toBe(false)
})

test("a check with --write passes after it has written the required files and migrated the content", () => {
  const root = createReleasedCard()
  renameLabel(root)

  const { code, text } = runSchema(root, "check", "--write")

  expect(code).toBe(0)
  expect(text.split("\n").slice(0, 7)).toEqual([
    "  wrote .changeset/card-badge-renamed.md",
    `  wrote ${CARD}`,
    `  wrote ${CARD_MIGRATIONS}`,
    `  wrote ${CARD_CASES}`,
    `  ${CONTENT}/main/0  card 1 → 2`,
    `  ${CONTENT}/main/1  card 1 → 2`,
    "schema: 2 uses of blocks migrated.",
  ])
  expect(text.split("\n").at(-1)).toBe("schema: 1 file has changed, and everything it takes is there.")
  expect(readJson(root, CARD)["x-block"]).toEqual({ version: 2 })
  expect(readJson(root, CONTENT).main).toEqual([
    { ...createStored("1", { title: "One", badge: "New" }), params: { SchemaVersion: "2" } },
    { ...createStored("2", { title: "Two" }), params: { SchemaVersion: "2" } },
  ])
  expect(runSchema(root, "release").text).toBe("  recorded schemas/.released/card@2.json\nschema: 1 recorded.")
  expect(runSchema(root, "check").code).toBe(0)
})

test("check --write does not migrate content while the check reports other problems", () => {
  const root = createReleasedCard()
  renameLabel(root)
  runSchema(root, "check", "--write")
  writeFileSync(join(root, CONTENT), JSON.stringify([createStored("1", { title: "One", label: "New" })]))
  const page = "schemas/site/page.schema.json"
  writeFileSync(join(root, page), JSON.stringify(createPage("metaTitle")))
  writeFileSync(join(root, CARD_CASES), JSON.stringify([1, 2, 3].map(() => ({ in: { title: "a" }, out: {} }))))

  const { code, text } = runSchema(root, "check", "--write")

  expect(code).toBe(1)
  expect(text).not.toContain("migrated")
  expect(readJson(root, CONTENT)).toEqual([createStored("1", { title: "One", label: "New" })])
})

test("outdated content is reported but remains unchanged unless `migrate --write` is run", () => {
  const root = createReleasedCard()
  renameLabel(root)
  runSchema(root, "check", "--write")
  const old = [createStored("1", { title: "One", label: "New" })]
  writeFileSync(join(root, CONTENT), JSON.stringify(old))

  expect(runSchema(root, "migrate")).toEqual({
    code: 0,
    text: `  ${CONTENT}/0  card 1 → 2\nschema: 1 use of a block can be migrated. Run \`forecourt schema migrate --write\`; until then it is done at reading.`,
  })
  expect(readJson(root, CONTENT)).toEqual(old)
  expect(runSchema(root, "migrate", "--write").text).toBe(
    `  ${CONTENT}/0  card 1 → 2\nschema: 1 use of a block migrated.`,
  )
  expect(readJson(root, CONTENT)).toMatchObject([{ fields: { badge: "New" } }])
})

test("a release is not recorded while required versions, migrations or test cases are missing, and the missing items are listed", () => {
  const root = createReleasedCard()
  editCard(root, { note: { type: "string" } })
  expect(runSchema(root, "release")).toEqual({
    code: 0,
    text: "  recorded schemas/.released/card@1.json\nschema: 1 recorded.",
  })

  editCard(root, {}, { required: ["title", "note"] })
  const { code, text } = runSchema(root, "release")

  expect(code).toBe(1)
  expect(text).toContain(`${CARD}  version\n  Content of version 1 can no longer be read`)
  expect(text).not.toContain("changeset")
  expect(text).toMatch(/\nschema: nothing was recorded\. Do what is asked above first\.$/)
  expect(existsSync(join(root, "schemas/.released/card@2.json"))).toBe(false)
})

test("the impact command lists the broken content", () => {
  const root = createReleasedCard()
  renameLabel(root)

  expect(runSchema(root, "impact")).toEqual({
    code: 0,
    text: "card: label is called badge now.\n  It breaks 1 of 2 stored uses on 1 site.\n    se  home  sv  1",
  })
})

test("unreadable schemas abort a release", () => {
  const root = createReleasedCard()
  rmSync(join(root, "schemas/.released"), { recursive: true })
  writeFileSync(join(root, CARD), "[]")

  expect(() => runSchema(root, "release")).toThrow("This is not a JSON object.")
  expect(existsSync(join(root, "schemas/.released"))).toBe(false)
})

const change = (pointer: string, level: Change["level"], more: Partial<Change> = {}): Change => ({
  rule: "bound-tightened",
  pointer,
  level,
  backward: level !== "major",
  forward: true,
  message: `${pointer} changed.`,
  ...more,
})

const TIGHT = change("/maxLength", "major")
const ADDED = change("", "minor", { rule: "schema-added", message: "It is new." })
const CARD_FILE = {
  path: "blocks/card/card.schema.json",
  blocks: ["card", "hero"],
  changes: [TIGHT, change("/a", "patch")],
}
const PAGE_FILE = { path: "site/page.schema.json", blocks: [], changes: [ADDED] }

const VERDICT: BlockVerdict = {
  block: "card",
  released: 1,
  version: 2,
  level: "major",
  backward: false,
  forward: true,
  impacts: [
    { block: "card", change: TIGHT, file: CARD_FILE.path, broken: [], total: 1 },
    { block: "card", change: TIGHT, file: "fields/line.schema.json", broken: [], total: 2 },
    { block: "card", change: change("/minLength", "major"), file: CARD_FILE.path, broken: [], total: 3 },
    { block: "card", change: { ...TIGHT, rule: "pattern-added" }, file: CARD_FILE.path, broken: [], total: 4 },
  ],
}
const SURVIVED: BlockVerdict = {
  ...VERDICT,
  block: "hero",
  version: 1,
  level: "patch",
  backward: true,
  forward: false,
  impacts: [],
}

const getReport = (more: Partial<EvolutionReport>): EvolutionReport => ({
  files: [CARD_FILE, PAGE_FILE],
  blocks: [VERDICT, SURVIVED],
  packages: new Map([["@shop/blocks", "major"]]),
  demands: [],
  ...more,
})

const CARD_LINES = [
  "schemas/blocks/card/card.schema.json  (in card, hero)",
  "  /maxLength  bound-tightened  major",
  "    /maxLength changed.",
  "    In card it breaks none of 1 stored use.",
]
const VERDICT_LINES = [
  "card (released as version 1, now 2): major",
  "  Old content cannot be read as it is: it needs a migration.",
  "  Old readers can read new content.",
  "",
]
const PACKAGE_LINES = ["What is made from them needs at least:", "  @shop/blocks: major", ""]

test("only breaking changes are listed, and other changes are counted", () => {
  expect(reportLines(getReport({}), "schemas")).toEqual([
    ...CARD_LINES,
    "",
    ...VERDICT_LINES,
    ...PACKAGE_LINES,
    "Since the last release: 3 changes in 2 files (1 major, 1 minor, 1 patch), 1 of them schemas that are new. `forecourt schema check --all` lists them.",
    "schema: 2 files have changed, and everything it takes is there.",
  ])
})

test("all changes are listed with the option --all", () => {
  expect(reportLines(getReport({}), "schemas", true)).toEqual([
    ...CARD_LINES,
    "  /a  bound-tightened  patch",
    "    /a changed.",
    "",
    "schemas/site/page.schema.json",
    "  /  schema-added  minor",
    "    It is new.",
    "",
    ...VERDICT_LINES,
    "hero (released as version 1, now 1): patch",
    "  Old content can be read.",
    "  Old readers cannot read new content: deploy readers first.",
    "",
    ...PACKAGE_LINES,
    "schema: 2 files have changed, and everything it takes is there.",
  ])
})

const demand = (text?: string): Demand => ({
  file: "a.md",
  rule: "changeset",
  message: "It is missing.",
  cure: "Add it.",
  ...(text !== undefined && { text }),
})
const WRITES = "`forecourt schema check --write` writes what can be written."
const getText = (count: number) => `${Array.from({ length: count }, (_, index) => `line ${index + 1}`).join("\n")}\n`
const addNumber = (count: number) => Array.from({ length: count }, (_, index) => `    line ${index + 1}`)

test.each([
  [[demand()], ["a.md  changeset", "  It is missing. Add it.", "", `schema: 1 thing is missing. ${WRITES}`]],
  [
    [demand("a\n\nb\n"), demand()],
    [
      "a.md  changeset",
      "  It is missing. Add it.",
      "    a",
      "",
      "    b",
      "",
      "a.md  changeset",
      "  It is missing. Add it.",
      "",
      `schema: 2 things are missing. ${WRITES}`,
    ],
  ],
  [
    [demand(getText(24))],
    ["a.md  changeset", "  It is missing. Add it.", ...addNumber(24), "", `schema: 1 thing is missing. ${WRITES}`],
  ],
  [
    [demand(getText(25))],
    [
      "a.md  changeset",
      "  It is missing. Add it.",
      ...addNumber(24),
      "    …",
      "",
      `schema: 1 thing is missing. ${WRITES}`,
    ],
  ],
])("missing files are reported with the first lines of their expected content", (demands, lines) => {
  expect(reportLines({ files: [], blocks: [], packages: new Map(), demands }, "schemas")).toEqual(lines)
})
