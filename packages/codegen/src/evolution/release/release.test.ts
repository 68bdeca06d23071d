import { globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { smallRepository, write } from "../../../test/small-repository.ts"
import { splitLabels } from "../../../test/split-labels.ts"
import { writeGenerated } from "../../generate.ts"
import type { JsonObject } from "../../schema/json.ts"
import { runSchemaCommand } from "../schema-command.ts"
import { checkEvolution } from "./check-evolution.ts"
import { readMigrations } from "./migrations.ts"

const ROOT = join(import.meta.dirname, "../../../../..")
const SCHEMA = "schemas/blocks/car-model-card/car-model-card.schema.json"
const LABELS = "schemas/blocks/car-model-card/car-model-card.labels.json"
const MIGRATIONS = "packages/blocks/src/car-model-card/car-model-card.migrations.ts"
const CARD = { block: "car-model-card", id: "ex30" }

function createReleasedRepository(): string {
  const root = smallRepository()
  restoreFirstVersion(root)
  for (const [folder, name] of [
    ["schemas", "@forecourt/schemas"],
    ["packages/blocks", "@forecourt/blocks"],
  ] as const)
    write(root, `${folder}/package.json`, JSON.stringify({ name }))
  const main = [
    { ...CARD, fields: { title: { value: "EX30" }, campaignLabel: { value: "Nyhet" } } },
    { ...CARD, id: "ex40", fields: { title: { value: "EX40" } } },
  ]
  write(root, "sites/se/content/pages/sv.json", JSON.stringify({ layout: { main } }))
  run(root, "release")
  return root
}

/** Restores the first version of the card, so that the tests do not depend on later versions. */
function restoreFirstVersion(root: string): void {
  const record = JSON.parse(readFileSync(join(ROOT, "schemas/.released/car-model-card@1.json"), "utf8"))
  rmSync(join(root, "schemas/blocks/car-model-card"), { recursive: true })
  const writeJson = (file: string, value: unknown) => write(root, file, JSON.stringify(value, null, 2))
  for (const [path, released] of Object.entries(record.schemas)) {
    const { schema, labels } = splitLabels(addLanguages(released) as JsonObject)
    writeJson(`schemas/${path}`, schema)
    writeJson(`schemas/${path.replace(".schema.", ".labels.")}`, labels)
  }
  for (const [name, fixture] of Object.entries(record.fixtures))
    writeJson(`schemas/blocks/car-model-card/examples/${name}.json`, fixture)
}

/** Adds Danish labels to an old schema, since a changed schema must have labels in all languages. */
function addLanguages(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return schema
  const entries = Object.entries(schema).map(([name, value]) => [name, addLanguages(value)] as const)
  const result = Object.fromEntries(entries)
  return typeof result.nb === "string" && typeof result.sk === "string" ? { da: result.nb, ...result } : result
}

function run(root: string, ...words: string[]): { code: number | null; text: string } {
  const lines: string[] = []
  const code = runSchemaCommand(root, words, (line) => lines.push(line))
  return { code, text: lines.join("\n") }
}

function edit(root: string, file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(root, file), "utf8")
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(join(root, file), changed)
}

function renameLabel(root: string): void {
  edit(root, SCHEMA, '"campaignLabel": {', '"badge": {\n      "x-renamedFrom": "campaignLabel",')
  edit(root, LABELS, '"campaignLabel": {', '"badge": {')
}

function renamePageTitle(root: string): void {
  for (const kind of ["schema", "labels"])
    edit(root, `schemas/site/page.${kind}.json`, '"metaTitle": {', '"metaHeading": {')
}

test("a check directly after a release reports no changes", () => {
  const root = createReleasedRepository()

  expect(run(root, "check")).toEqual({ code: 0, text: "schema: nothing has changed since the last release." })
  expect(run(root, "release").text).toBe("schema: everything is already recorded.")
})

test("after a rename, check --write adds everything that the check requires", () => {
  const root = createReleasedRepository()
  renameLabel(root)

  const first = run(root, "check")
  expect(first.code).toBe(1)
  expect(first.text).toContain("/properties/badge  property-renamed  major\n    campaignLabel is called badge now.")
  expect(first.text).toContain("In car-model-card it breaks 1 of 2 stored uses on 1 site.")
  expect(first.text).toContain("Old content cannot be read as it is: it needs a migration.")
  expect(first.text).toContain("Old readers cannot read new content: deploy readers first.")
  expect(first.text).toContain("@forecourt/schemas: major\n  @forecourt/blocks: major")
  expect(checkEvolution(root).demands.map(({ rule }) => rule)).toEqual(["changeset", "version", "migration", "cases"])

  const written = run(root, "check", "--write")
  expect(written.code).toBe(0)
  expect(written.text).toContain("1 file has changed, and everything it takes is there.")

  const [migration] = readMigrations(root, "packages/blocks/src", "car-model-card")
  expect(migration?.up({ title: { value: "EX30" }, campaignLabel: { value: "Nyhet" } })).toEqual({
    title: { value: "EX30" },
    badge: { value: "Nyhet" },
  })
  expect(JSON.parse(readFileSync(join(root, SCHEMA), "utf8"))["x-block"].version).toBe(2)
  expect(run(root, "release").text).toContain("recorded schemas/.released/car-model-card@2.json")
  expect(run(root, "check").code).toBe(0)
})

test("after a rename, stored content with the old name is rendered with the new name", async () => {
  const root = createReleasedRepository()
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"))
  renameLabel(root)
  run(root, "check", "--write")
  writeGenerated(root)
  write(root, "site.ts", 'export { validatePage } from "@forecourt/renderer"\n')
  const { registry } = await import(join(root, "packages/blocks/src/generated/registry.ts"))
  const { validatePage } = await import(join(root, "site.ts"))

  const rendering = { id: "1", block: "CarModelCard", hasContent: true, params: {}, placeholders: {} }
  const fields = { Title: { value: "EX30" }, CampaignLabel: { value: "Nyhet" } }
  const layout = { route: { placeholders: { main: [{ ...rendering, fields }] } } }
  const [block] = validatePage(layout, registry, { mode: "live", report: () => {} }).placeholders.main

  expect(block).toMatchObject({
    state: "ready",
    fields: { title: { value: "EX30" }, badge: { value: "Nyhet" }, isCampaign: false },
  })
})

const CONTENT = "sites/se/content/pages/sv.json"
const getMain = (root: string) => JSON.parse(readFileSync(join(root, CONTENT), "utf8")).layout.main

test("check --write migrates stored content to the new names and changes nothing else", () => {
  const root = createReleasedRepository()
  edit(root, CONTENT, '"id":"ex30"', '"id":"ex30","params":{"Styles":"wide"},"placeholders":{"facts":[]}')
  renameLabel(root)

  expect(run(root, "check", "--write").text).toContain(`${CONTENT}/layout/main/0  car-model-card 1 → 2`)

  expect(getMain(root)).toEqual([
    {
      ...CARD,
      params: { Styles: "wide", SchemaVersion: "2" },
      placeholders: { facts: [] },
      fields: { title: { value: "EX30" }, badge: { value: "Nyhet" } },
    },
    { ...CARD, id: "ex40", params: { SchemaVersion: "2" }, fields: { title: { value: "EX40" } } },
  ])
  expect(run(root, "migrate").text).toBe("schema: all stored content is of the newest versions.")
})

test("the check fails while stored content has an older version and explains how to migrate it", () => {
  const root = createReleasedRepository()
  renameLabel(root)
  run(root, "check", "--write")
  write(
    root,
    CONTENT,
    JSON.stringify({ layout: { main: [{ ...CARD, fields: { campaignLabel: { value: "Nyhet" } } }] } }),
  )

  const { code, text } = run(root, "check")

  expect(code).toBe(1)
  expect(text).toContain(`${CONTENT}  content\n  1 stored use of car-model-card on 1 site can be brought to version 2.`)
  expect(run(root, "migrate").text).toContain(`${CONTENT}/layout/main/0  car-model-card 1 → 2`)
  expect(run(root, "migrate", "--write").text).toContain("1 use of a block migrated.")
  expect(run(root, "check").code).toBe(0)
})

test("content that already uses the new field names gets a new version number and is otherwise unchanged", () => {
  const root = createReleasedRepository()
  renameLabel(root)
  run(root, "check", "--write")
  edit(
    root,
    MIGRATIONS,
    "...fields }) {",
    '...fields }) {\n      if (badge === undefined) return { ...fields, badge: { value: "none" } }',
  )
  const fields = { badge: { value: "Ny" } }
  write(root, CONTENT, JSON.stringify({ layout: { main: [{ ...CARD, fields }] } }))

  run(root, "migrate", "--write")

  expect(getMain(root)).toEqual([{ ...CARD, params: { SchemaVersion: "2" }, fields }])
})

test("a second rename adds a migration, and content of the first version passes through both migrations", () => {
  const root = createReleasedRepository()
  const old = readFileSync(join(root, CONTENT), "utf8")
  renameLabel(root)
  run(root, "check", "--write")
  for (const example of globSync("schemas/blocks/car-model-card/examples/**/*.json", { cwd: root }))
    write(root, example, readFileSync(join(root, example), "utf8").replaceAll("campaignLabel", "badge"))
  run(root, "release")
  edit(
    root,
    SCHEMA,
    /"badge": \{\n\s+"x-renamedFrom": "campaignLabel",/,
    '"ribbon": {\n      "x-renamedFrom": "badge",',
  )
  edit(root, LABELS, '"badge": {', '"ribbon": {')

  expect(run(root, "check", "--write").code).toBe(0)
  expect(readMigrations(root, "packages/blocks/src", "car-model-card").map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [2, 3],
  ])
  expect(getMain(root)[0]).toMatchObject({ params: { SchemaVersion: "3" }, fields: { ribbon: { value: "Nyhet" } } })

  write(root, CONTENT, old)
  run(root, "migrate", "--write")
  expect(getMain(root)[0]).toMatchObject({ params: { SchemaVersion: "3" }, fields: { ribbon: { value: "Nyhet" } } })
})

test("a migration that removes a value without declaring it in `drops` is reported", () => {
  const root = createReleasedRepository()
  renameLabel(root)
  run(root, "check", "--write")
  edit(root, MIGRATIONS, /return \{ \.\.\.fields, \.\.\.\(badge === undefined[^\n]*/, "return fields")
  edit(root, MIGRATIONS, /,\n {4}down[\s\S]*?\n {4}\},/, ",")
  rmSync(join(root, "schemas/blocks/car-model-card/migrations"), { recursive: true })

  expect(run(root, "check", "--write").text).toMatch(
    /lost\n.*the value at \/campaignLabel\/value is nowhere in.*drops: \["campaignLabel"\]/,
  )

  edit(root, MIGRATIONS, "to: 2,", 'to: 2,\n    drops: ["campaignLabel"],')
  expect(run(root, "check", "--write").code).toBe(0)
})

test("changing x-cms-name of a field requires a new version", () => {
  const root = createReleasedRepository()
  edit(root, SCHEMA, '"campaignLabel": {', '"campaignLabel": {\n      "x-cms-name": "Badge",')

  expect(checkEvolution(root).demands.map(({ rule }) => rule)).toEqual(["changeset", "version", "migration", "cases"])
  expect(run(root, "check", "--write").code).toBe(0)
  expect(JSON.parse(readFileSync(join(root, SCHEMA), "utf8"))["x-block"].version).toBe(2)
})

test("page content stored under a removed field name is reported", () => {
  const root = createReleasedRepository()
  const page = "sites/se/content/pages/bilar/sv.json"
  write(root, page, JSON.stringify({ fields: { metaTitle: { value: "Bilar" } }, layout: { main: [] } }))
  renamePageTitle(root)

  const demand = checkEvolution(root).demands.find(({ rule }) => rule === "content")

  expect(demand).toMatchObject({ file: page, message: expect.stringContaining("/fields/metaTitle is stored here") })
})

test("the impact command lists the broken content", () => {
  const root = createReleasedRepository()
  renameLabel(root)

  expect(run(root, "impact").text).toBe(`car-model-card: campaignLabel is called badge now.
  It breaks 1 of 2 stored uses on 1 site.
    se  pages  sv  ex30`)
})

test("a migration with an invalid result is reported", () => {
  const root = createReleasedRepository()
  edit(root, SCHEMA, '"maxItems": 4', '"maxItems": 3')
  run(root, "check", "--write")

  expect(run(root, "check").text).toMatch(/falsified\n.*was valid and becomes.*which is refused/)

  edit(
    root,
    MIGRATIONS,
    /up\(fields\) \{[^}]*\}/,
    'drops: ["facts"],\n    up({ facts, ...fields }: Record<string, unknown>) {\n      return Array.isArray(facts) ? { ...fields, facts: facts.slice(0, 3) } : fields\n    }',
  )
  edit(root, "schemas/blocks/car-model-card/migrations/1-to-2.json", /^[\s\S]*$/, "[]")
  expect(run(root, "check", "--write").code).toBe(0)
})

test("a backward migration that loses a value is reported", () => {
  const root = createReleasedRepository()
  renameLabel(root)
  run(root, "check", "--write")
  edit(root, MIGRATIONS, "down({ badge: campaignLabel, ...fields })", "down({ badge: campaignLabel, text, ...fields })")

  expect(run(root, "check").text).toContain(`does not come back from "up" and "down" as it was`)
})

test("a migration that imports other modules is rejected", () => {
  const root = createReleasedRepository()
  write(root, MIGRATIONS, 'import { readFileSync } from "node:fs"\nexport const carModelCardMigrations = []\n')

  expect(() => readMigrations(root, "packages/blocks/src", "car-model-card")).toThrow(/A migration is pure/)
})

test("a new optional field requires only a minor changeset", () => {
  const root = createReleasedRepository()
  edit(root, SCHEMA, '"facts": {', '"note": { "type": "string", "description": "A note." },\n    "facts": {')

  expect(checkEvolution(root)).toMatchObject({
    blocks: [{ level: "minor", backward: true, forward: false }],
    demands: [{ rule: "changeset", file: ".changeset/car-model-card-note-added.md" }],
  })
  expect(run(root, "check", "--write").code).toBe(0)
})

test("the check requests a changeset for each changed schema with the missing bump and a description", () => {
  const root = createReleasedRepository()
  write(
    root,
    ".changeset/others.md",
    '---\n"@forecourt/schemas": minor\n"@forecourt/blocks": minor\n---\n\nOther things.\n',
  )
  edit(root, SCHEMA, '"facts": {', '"note": { "type": "string", "description": "A note." },\n    "facts": {')
  expect(checkEvolution(root).demands).toEqual([])
  renameLabel(root)
  renamePageTitle(root)

  const changesets = checkEvolution(root).demands.filter(({ rule }) => rule === "changeset")

  expect(changesets).toMatchObject([
    {
      file: ".changeset/car-model-card-badge-renamed.md",
      text: '---\n"@forecourt/schemas": major\n"@forecourt/blocks": major\n---\n\n**car-model-card**: campaignLabel is called badge now. Stored content is brought up by the migration.\n',
    },
    {
      file: ".changeset/page-meta-title-removed.md",
      text: '---\n"@forecourt/schemas": major\n---\n\n**page**: metaTitle is gone.\n',
    },
  ])
})

test("only breaking changes are listed unless --all is set, and other changes are counted", () => {
  const root = createReleasedRepository()
  edit(root, SCHEMA, '"facts": {', '"note": { "type": "string", "description": "A note." },\n    "facts": {')
  edit(root, SCHEMA, '"maxItems": 4', '"maxItems": 3')

  const { text } = run(root, "check")

  expect(text).toContain("/properties/facts/maxItems  bound-tightened  major")
  expect(text).not.toContain("/properties/note")
  expect(text).toContain("Since the last release: 2 changes in 1 files (1 major, 1 minor, 0 patch), 0 of them schemas")
  expect(run(root, "check", "--all").text).toContain("/properties/note  property-added  minor")
})

test("a change to a field schema affects every block that uses the field", () => {
  const root = createReleasedRepository()
  edit(root, "schemas/fields/text.schema.json", '"type": "string"', '"type": "string", "maxLength": 3')

  const { files, blocks } = checkEvolution(root)

  expect(files[0]).toMatchObject({ path: "fields/text.schema.json", blocks: ["car-model-card"] })
  expect(files[0]?.changes[0]).toMatchObject({ rule: "bound-tightened", pointer: "/properties/value/maxLength" })
  expect(blocks[0]?.impacts[0]).toMatchObject({ total: 2, broken: [{ id: "ex30" }, { id: "ex40" }] })
})

test("an edited release is rejected", () => {
  const root = createReleasedRepository()
  edit(root, "schemas/.released/car-model-card@1.json", '"maxItems": 4', '"maxItems": 5')

  expect(run(root, "check").text).toContain("It was edited after it was released. Take the change back")
  expect(run(root, "release").code).toBe(1)
})
