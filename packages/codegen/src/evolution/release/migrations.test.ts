import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { write } from "../../../test/small-repository.ts"
import { readCases, readMigrations, upcast } from "./migrations.ts"

function createFolder(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "forecourt-migrations-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) write(root, path, text)
  return root
}

const step = (from: number) => ({
  block: "hero",
  from,
  to: from + 1,
  up: (fields: object) => ({ ...fields, [`v${from + 1}`]: Object.keys(fields).length }),
})

test.each([
  [1, { v2: 0, v3: 1, v4: 2 }],
  [2, { v3: 0, v4: 1 }],
  [3, { v4: 0 }],
  [4, {}],
])("content of version %i passes through all later migrations in order", (version, fields) => {
  expect(upcast({}, version, [step(1), step(2), step(3)])).toEqual(fields)
})

test("a block's migrations are loaded as TypeScript and sorted by version", () => {
  const root = createFolder({
    "src/hero/hero.migrations.ts": `import { defineMigration } from "@forecourt/renderer"
// What is written in a comment does no harm: import x, export y
import type { Hero } from "../generated/hero.ts"

const second = defineMigration({ block: "hero", from: 2, to: 3, up: (fields) => ({ ...fields, b: "import x, export y" }) })
const first = defineMigration({ block: "hero", from: 1, to: 2, up: (fields: object) => ({ ...fields, a: 1 }) })
export const heroMigrations = [second, first]
`,
  })

  const migrations = readMigrations(root, "src", "hero")

  expect(migrations.map(({ from }) => from)).toEqual([1, 2])
  expect(upcast({}, 1, migrations)).toEqual({ a: 1, b: "import x, export y" })
  expect(readMigrations(root, "src", "blurb")).toEqual([])
})

test("a rejected migration is reported with the line that is not allowed", () => {
  const code = `import { defineMigration } from "@forecourt/renderer"\nimport fs from "fs"\nexport const heroMigrations = []\n`

  expect(() => readMigrations(createFolder({ "src/hero/hero.migrations.ts": code }), "src", "hero")).toThrow(
    'src/hero/hero.migrations.ts: "import fs from "fs"" is not allowed. A migration is pure: write what it needs into the file.',
  )
})

test.each([`import { readFileSync } from "node:fs"`, `import dayjs from "dayjs"`, `import "./side-effect.ts"`])(
  "a migration file that contains %s is rejected",
  (line) => {
    const code = `import { defineMigration } from "@forecourt/renderer"\n${line}\nexport const heroMigrations = []\n`

    expect(() => readMigrations(createFolder({ "src/hero/hero.migrations.ts": code }), "src", "hero")).toThrow(
      "A migration is pure: write what it needs into the file.",
    )
  },
)

test("readCases returns the test cases of a migration, or an empty list when the migration has no file with test cases", () => {
  const root = createFolder({ "schemas/blocks/hero/migrations/1-to-2.json": `[{ "in": {}, "out": { "a": 1 } }]` })

  expect(readCases(root, "schemas", "hero", 1)).toEqual([{ in: {}, out: { a: 1 } }])
  expect(readCases(root, "schemas", "hero", 2)).toEqual([])
})
