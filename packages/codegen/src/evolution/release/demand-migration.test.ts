import { expect, test } from "vitest"
import { createFolder } from "../../../test/create-folder.ts"
import type { Config } from "../../config.ts"
import type { JsonObject } from "../../schema/json.ts"
import { findInstances, type Instance } from "../content/instances.ts"
import { findMigrationDemands } from "./demand-migration.ts"
import type { MigrationCase } from "./migrations.ts"
import type { BlockVerdict, Demand } from "./report.types.ts"

const PATH = "blocks/card/card.schema.json"
const MIGRATIONS = "src/card/card.migrations.ts"
const CASES = "schemas/blocks/card/migrations/1-to-2.json"
const CONFIG: Config = {
  schemas: "schemas",
  schemasPackage: "@shop/schemas",
  command: "npm run generate",
  blocks: { source: "src", renderer: "@shop/renderer" },
}

const text = { type: "string" }
const card = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  $id: PATH,
  title: "Card",
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})

const OLD = card({ title: text, label: text })
const NOW = card({ title: text, badge: text })

interface Wanted {
  readonly old?: JsonObject
  readonly now?: JsonObject
  readonly migrations?: string
  readonly cases?: readonly MigrationCase[]
  readonly fixtures?: readonly JsonObject[]
  readonly stored?: readonly Instance[]
  readonly verdict?: Partial<BlockVerdict>
  readonly config?: Config
}

function check({ old = OLD, now = NOW, migrations, cases, fixtures = [], stored = [], ...more }: Wanted): Demand[] {
  const root = createFolder({
    ...(migrations !== undefined && { [MIGRATIONS]: `export const cardMigrations = [${migrations}]\n` }),
    ...(cases && { [CASES]: cases }),
  })
  const released = more.verdict?.released ?? 1
  const impact = { block: "card", file: PATH, broken: [], total: 0 }
  const change = { pointer: "/properties/badge", level: "major", backward: false, forward: false } as const
  const verdict: BlockVerdict = {
    block: "card",
    released,
    version: released + 1,
    level: "major",
    backward: false,
    forward: false,
    impacts: [{ ...impact, change: { ...change, rule: "property-renamed", message: "label is called badge now." } }],
    ...more.verdict,
  }
  const record = {
    name: "card",
    version: released,
    schemas: { [PATH]: old },
    fixtures: Object.fromEntries(fixtures.entries()),
  }
  return findMigrationDemands(verdict, {
    root,
    config: more.config ?? CONFIG,
    now: { [PATH]: now },
    previous: record.schemas,
    blocks: new Map([["card", record]]),
    instances: stored,
  })
}

const use = (fields: JsonObject, version = 1, block = "card"): Instance =>
  findInstances("sites/se/content/home/sv.json", { block, fields, params: { SchemaVersion: version } })[0] as Instance

const up = (body: string, more = ""): string => `{ block: "card", from: 1, to: 2, up: ${body}${more} }`
const RENAME = up("({ label, ...rest }) => (label === undefined ? rest : { ...rest, badge: label })")
const SAME = { in: { title: "a" }, out: { title: "a" } }
const THREE = [SAME, { in: { label: "x" }, out: { badge: "x" } }, { in: {}, out: {} }]

const messages = (demands: readonly Demand[]) => demands.map(({ rule, message }) => `${rule}: ${message}`)

const STUB = `import { defineMigration } from "@shop/renderer/migration"

/** The migrations of content from earlier versions of the schema. */
export const cardMigrations = [
  defineMigration({
    block: "card",
    from: 1,
    to: 2,
    up({ label: badge, ...fields }) {
      return { ...fields, ...(badge === undefined ? {} : { badge }) }
    },
    down({ badge: label, ...fields }) {
      return { ...fields, ...(label === undefined ? {} : { label }) }
    },
  }),
]
`

test("a breaking change to a block requires a new version, a migration and test cases", () => {
  expect(check({ verdict: { version: 1 }, fixtures: [{ label: "x" }] })).toEqual([
    {
      file: `schemas/${PATH}`,
      rule: "version",
      message: "Content of version 1 can no longer be read, and the schema still says version 1.",
      cure: 'Write "x-block": { "version": 2, … }.',
    },
    {
      file: MIGRATIONS,
      rule: "migration",
      message: "Nothing takes content of version 1 to version 2.",
      cure: "Add this file, and finish it where it says so:",
      text: STUB,
    },
    {
      file: CASES,
      rule: "cases",
      message: "There are fewer than 3 cases of content before and after.",
      cure: "They can be written once there is a migration: run the check again then.",
    },
  ])
})

test.each([
  [1, ["version", "migration", "cases"]],
  [2, ["migration", "cases"]],
  [3, ["version", "migration", "cases"]],
])("after release 1, the check of a breaking change to a schema with version %i requires %j", (version, rules) => {
  expect(check({ verdict: { version } }).map(({ rule }) => rule)).toEqual(rules)
})

test("a breaking change with a new version, a lossless migration and three correct test cases is accepted", () => {
  expect(check({ migrations: RENAME, cases: THREE })).toEqual([])
})

const SECOND = `  defineMigration({
    block: "card",
    from: 2,
    to: 3,
    up({ label: badge, ...fields }) {
      return { ...fields, ...(badge === undefined ? {} : { badge }) }
    },
    down({ badge: label, ...fields }) {
      return { ...fields, ...(label === undefined ? {} : { label }) }
    },
  }),
`

test.each([
  [RENAME, `[${RENAME},\n${SECOND}]\n`],
  [`${RENAME}, \n`, `[${RENAME},\n${SECOND}]\n`],
])("a second migration is appended when the list of migrations is written as %s", (migrations, list) => {
  const [migration] = check({ migrations, verdict: { released: 2 } })

  expect(migration).toEqual({
    file: MIGRATIONS,
    rule: "migration",
    message: "Nothing takes content of version 2 to version 3.",
    cure: "Add the last entry of this, and finish it where it says so:",
    text: `export const cardMigrations = ${list}`,
  })
})

test("up to three missing test cases are suggested from the released examples, starting with the most complete example", () => {
  const fixtures = [{}, { title: "a" }, { title: "b", label: "x" }, { label: "y" }]

  expect(check({ migrations: RENAME, cases: THREE.slice(1), fixtures })).toEqual([
    {
      file: CASES,
      rule: "cases",
      message: "There are fewer than 3 cases of content before and after.",
      cure: "Add this file, and check that each `out` is what an editor would expect:",
      text: `${JSON.stringify(
        [
          { in: { title: "b", label: "x" }, out: { title: "b", badge: "x" } },
          { in: { title: "a" }, out: { title: "a" } },
          { in: { label: "y" }, out: { badge: "y" } },
        ],
        null,
        2,
      )}\n`,
    },
  ])
  const [none] = check({ migrations: RENAME })
  expect(none).toMatchObject({ rule: "cases" })
  expect(none).not.toHaveProperty("text")
})

test("only test cases with a wrong result are reported, each with its number", () => {
  const cases = [...THREE, { in: { label: "x" }, out: { badge: "y" } }]

  expect(check({ migrations: RENAME, cases })).toEqual([
    {
      file: CASES,
      rule: "cases",
      message: 'Case 4 becomes {"badge":"x"}.',
      cure: "Correct the migration or the case.",
    },
  ])
})

test("a test case whose migration throws is reported with the result null", () => {
  const migrations = up(
    "({ label, ...rest }) => ({ ...rest, ...(label && { badge: label.trim() }) })",
    ', drops: ["label"]',
  )
  const cases = [...THREE, { in: { label: 5 }, out: {} }]

  expect(messages(check({ migrations, cases }))).toEqual(["cases: Case 4 becomes null."])
})

const KEEP = "(fields) => fields"

test("a migration with an invalid result is reported with the content that caused it", () => {
  expect(check({ migrations: up(KEEP), cases: [SAME, SAME, SAME], fixtures: [{ label: "x" }] })).toEqual([
    {
      file: MIGRATIONS,
      rule: "falsified",
      message: '{"label":"x"} was valid and becomes {"label":"x"}, which is refused.',
      cure: "Let the migration make something valid of it, or let the schema take it.",
    },
  ])
})

test("a migration that throws is reported", () => {
  const migrations = up("({ label, ...rest }) => ({ ...rest, ...(label && { badge: label.none() }) })")

  expect(messages(check({ migrations, cases: [SAME, SAME, SAME], stored: [use({ label: "x" })] }))).toEqual([
    'falsified: {"label":"x"} was valid and becomes an error, which is refused.',
  ])
})

test("a migration is also run on generated content, including the minimum and maximum values of the old schema", () => {
  const range = (maximum: number) => card({ size: { type: "integer", minimum: 0, maximum } })
  const wanted = { old: range(1000), migrations: up(KEEP), cases: [SAME, SAME, SAME] }

  expect(messages(check({ ...wanted, now: range(999) }))).toEqual([
    'falsified: {"size":1000} was valid and becomes {"size":1000}, which is refused.',
  ])
  expect(check({ ...wanted, now: range(1000) })).toEqual([])
})

test("a migration is reported when its result violates a newly added format", () => {
  const stored = [use({ label: "soon" })]
  const now = card({ title: text, label: { ...text, format: "date" } })

  expect(messages(check({ now, stored, migrations: up(KEEP), cases: [SAME, SAME, SAME] }))).toEqual([
    'falsified: {"label":"soon"} was valid and becomes {"label":"soon"}, which is refused.',
  ])
})

test("a migration is tested only with stored content of the same block and version", () => {
  const stored = [use({ label: 5 }, 1, "hero"), use({ label: 5 }, 2)]
  const wanted = { migrations: RENAME, cases: THREE }

  expect(check({ ...wanted, stored })).toEqual([])
  expect(messages(check({ ...wanted, stored: [...stored, use({ label: 5 })] }))).toEqual([
    'falsified: {"label":5} was valid and becomes {"badge":5}, which is refused.',
  ])
})

test("a change classified as compatible is reported when it makes a released example invalid", () => {
  const verdict = { backward: true, version: 1 }
  const wider = card({ title: text, label: text, badge: text })

  expect(check({ verdict, now: wider })).toEqual([])
  expect(messages(check({ verdict, fixtures: [{ title: "a" }, { label: "x" }] }))).toEqual([
    'falsified: {"label":"x"} was valid and becomes {"label":"x"}, which is refused.',
  ])
})

const LOSE = "({ label, ...rest }) => rest"

test("a value that is missing after a migration is reported as lost, unless the migration declares it in `drops`", () => {
  const wanted = { cases: [SAME, SAME, SAME], fixtures: [{ title: "a" }, { label: "x" }] }

  expect(check({ ...wanted, migrations: up(LOSE) })).toEqual([
    {
      file: MIGRATIONS,
      rule: "lost",
      message: 'Of {"label":"x"} the value at /label is nowhere in {}.',
      cure: 'Carry it over in "up", or say that it is given up: drops: ["label"].',
    },
  ])
  expect(check({ ...wanted, migrations: up(LOSE, ', drops: ["label"]') })).toEqual([])
})

test("a lost value is reported even when the migration throws on other content", () => {
  const migrations = up('({ label, ...rest }) => { if (label === "b") throw new Error("b"); return rest }')

  expect(
    messages(check({ migrations, cases: [SAME, SAME, SAME], fixtures: [{ label: "b" }, { label: "x" }] })),
  ).toEqual([
    'falsified: {"label":"b"} was valid and becomes an error, which is refused.',
    'lost: Of {"label":"x"} the value at /label is nowhere in {}.',
  ])
})

const BACK = "({ badge, ...rest }) => (badge === undefined ? rest : { ...rest, label: badge })"
const RENAME_UP = "({ label, ...rest }) => (label === undefined ? rest : { ...rest, badge: label })"

test("a backward migration that does not restore the original content is reported", () => {
  const wanted = { cases: THREE, fixtures: [{ title: "a" }, { title: "a", label: "x" }] }

  expect(check({ ...wanted, migrations: up(RENAME_UP, `, down: ${BACK}`) })).toEqual([])
  expect(check({ ...wanted, migrations: up(RENAME_UP, ", down: ({ badge, ...rest }) => rest") })).toEqual([
    {
      file: MIGRATIONS,
      rule: "migration",
      message: '{"title":"a","label":"x"} does not come back from "up" and "down" as it was.',
      cure: 'Correct "down", or leave it out where something is lost.',
    },
  ])
  expect(messages(check({ ...wanted, migrations: up(RENAME_UP, ', down() { throw new Error("no") }') }))).toEqual([
    'migration: {"title":"a"} does not come back from "up" and "down" as it was.',
  ])
})

test("content on which the forward migration throws is not used to test the backward migration", () => {
  const migrations = up('() => { throw new Error("no") }', `, down: ${BACK}`)

  expect(check({ migrations, cases: [SAME, SAME, SAME] }).map(({ rule }) => rule)).toEqual([
    "cases",
    "cases",
    "cases",
    "falsified",
  ])
})

test("a migration that mutates its input does not affect later test runs", () => {
  const moving =
    "(fields) => { const { label } = fields; delete fields.label; if (label !== undefined) fields.badge = label; return fields }"

  expect(check({ migrations: up(moving, `, down: ${BACK}`), cases: THREE, fixtures: [{ label: "x" }] })).toEqual([])
})

const NEXT =
  '{ block: "card", from: 2, to: 3, up: ({ badge, ...rest }) => (badge ? { ...rest, ribbon: badge } : rest) }'

test("the check runs content of earlier versions through all later migrations", () => {
  const second = card({ title: text, badge: text })
  const third = card({ title: text, ribbon: text })
  const wanted = { old: second, now: third, verdict: { released: 2 } }
  const chain = (first: string, stored: readonly Instance[]) =>
    check({ ...wanted, migrations: `${first}, ${NEXT}`, stored }).filter(({ rule }) => rule !== "cases")

  expect(chain(RENAME, [use({ label: "x" })])).toEqual([])
  expect(chain(up(KEEP), [use({ label: "x" })])).toEqual([
    {
      file: MIGRATIONS,
      rule: "falsified",
      message: "sites/se/content/home/sv.json is of version 1, and the migrations make nothing valid of it.",
      cure: "Let one of them take it.",
    },
  ])
  expect(chain(up('() => { throw new Error("no") }'), [use({})]).map(({ cure }) => cure)).toEqual([
    "Let one of them take it.",
  ])
  expect(chain(up(KEEP), [use({ label: "x" }, 1, "hero"), use({ label: "x" }, 3), use({ badge: "x" }, 2)])).toEqual([])
})

test("no migration is required for an unreleased block or in a repository without blocks", () => {
  const { blocks: _, ...config } = CONFIG

  expect(check({ verdict: { block: "hero" } })).toEqual([])
  expect(check({ config })).toEqual([])
})
