import { readLayout } from "@forecourt/renderer"
import { expect, test } from "vitest"
import { createPage, NoteBlock, note, noteEntry, siteWith } from "../test/situation.tsx"
import type { Registry } from "./block.types.ts"
import type { SiteContext } from "./site-context.types.ts"
import { validatePage } from "./validate-page.ts"

function Compact() {
  return null
}

const registry: Registry = {
  Note: noteEntry({ variants: { Compact } }),
  Plain: noteEntry(),
}

function getBlocks(renderings: readonly object[], site: SiteContext = siteWith(), blocks: Registry = registry) {
  return validatePage(readLayout(createPage(renderings)), blocks, site).placeholders["headless-main"]
}

test("the validated page of an unknown path has no placeholders", () => {
  const layout = readLayout({ sitecore: { context: { site: { name: "demo" }, language: "sv" }, route: null } })

  expect(validatePage(layout, registry, siteWith())).toEqual({ layout, placeholders: {} })
})

test("a block uses the variant that the editor selected", () => {
  const variants = [undefined, "Default", "Compact"]
  const blocks = getBlocks(variants.map((FieldNames) => note("a", { params: FieldNames ? { FieldNames } : {} })))

  expect(blocks).toMatchObject([{ component: NoteBlock }, { component: NoteBlock }, { component: Compact }])
})

test("an unknown variant or block is not rendered and is reported by name", () => {
  const site = siteWith()
  const unknown = [
    note("1", { params: { FieldNames: "Wide" } }),
    note("2", { params: { FieldNames: "constructor" } }),
    note("3", { componentName: "Plain", params: { FieldNames: "Compact" } }),
    note("4", { componentName: "Nope", params: { FieldNames: "Compact" } }),
    note("5", { componentName: "toString" }),
  ]

  expect(getBlocks(unknown, site)?.map(({ state }) => state)).toEqual(Array(5).fill("unknown"))
  expect(site.reports.map(({ kind, id, message }) => [kind, id, message])).toEqual([
    [
      "unknown-block",
      "1",
      'validatePage: no block answers to "Note" in the variant "Wide". Add it, or take it off the page.',
    ],
    [
      "unknown-block",
      "2",
      'validatePage: no block answers to "Note" in the variant "constructor". Add it, or take it off the page.',
    ],
    [
      "unknown-block",
      "3",
      'validatePage: no block answers to "Plain" in the variant "Compact". Add it, or take it off the page.',
    ],
    ["unknown-block", "4", 'validatePage: no block answers to "Nope". Add it, or take it off the page.'],
    ["unknown-block", "5", 'validatePage: no block answers to "toString". Add it, or take it off the page.'],
  ])
})

test("shared designs, hidden blocks and blocks without content do not count as unknown blocks", () => {
  const site = siteWith()
  const blocks = getBlocks(
    [
      note("p", { componentName: "PartialDesignDynamicPlaceholder", placeholders: { "sxa-header": [note("b")] } }),
      note("h", { componentName: "Hidden Rendering" }),
      note("e", { componentName: "" }),
      note("c", { isContentResolved: false }),
      note("u", { componentName: "Nope", isContentResolved: false }),
    ],
    site,
  )

  expect(blocks?.map(({ state }) => state)).toEqual(["partialDesign", "hidden", "hidden", "noContent", "unknown"])
  expect(blocks?.[0]?.placeholders).toMatchObject({ "sxa-header": [{ state: "ready" }] })
  expect(site.reports).toMatchObject([{ id: "u" }])
})

test("a block with content of a newer schema version is treated as unknown and reported", () => {
  const site = siteWith()
  const versions = ["1", "2", "3"].map((SchemaVersion) => note(SchemaVersion, { params: { SchemaVersion } }))

  expect(getBlocks(versions, site, { Note: noteEntry({ version: 2 }) })?.map(({ state }) => state)).toEqual([
    "ready",
    "ready",
    "unknown",
  ])
  expect(site.reports).toMatchObject([
    {
      kind: "unknown-version",
      block: "Note",
      id: "3",
      message:
        'validatePage: "Note" has content of version 3, and version 2 is the newest known here. Deploy the site again.',
    },
  ])
})

test("a block is parsed with its generated read function", () => {
  const read = (raw: unknown) => ({ title: raw })

  expect(getBlocks([note("a")], siteWith(), { Note: noteEntry({ read }) })).toMatchObject([
    { state: "ready", fields: { title: { Title: { value: "a" } } } },
  ])
  expect(getBlocks([note("a")], siteWith(), { Note: noteEntry({ read: () => null }) })).toMatchObject([
    { state: "invalid", fields: { title: { value: "a" } }, issues: [] },
  ])
})

const metadata = { fieldId: "{F}", fieldType: "general link" }
const half = note("a", { fields: { Title: { value: "a" }, Link: { value: { href: "" }, metadata } } })
const withoutLink = noteEntry({ parse: (fields) => ("link" in (fields as object) ? null : { ...(fields as object) }) })

test("empty fields that the schema rejects are kept in the page editor and removed for visitors", () => {
  const editing = siteWith({ mode: "editing" })
  const empty = { link: { value: { href: "" }, metadata } }

  expect(getBlocks([half], editing, { Note: withoutLink })).toMatchObject([
    { state: "ready", fields: { title: { value: "a" }, ...empty } },
  ])
  expect(getBlocks([half], editing)).toMatchObject([{ state: "ready", fields: { title: { value: "a" }, ...empty } }])
  for (const blocks of [registry, { Note: withoutLink }])
    expect(getBlocks([half], siteWith(), blocks)).toMatchObject([
      { state: "ready", fields: expect.not.objectContaining({ link: expect.anything() }) },
    ])
})

test("a block with an empty required field is valid in the page editor and invalid for visitors", () => {
  const empty = { value: "", metadata: { fieldType: "single-line" } }

  expect(getBlocks([note("a", { fields: { Title: empty } })], siteWith({ mode: "editing" }))).toMatchObject([
    { state: "ready", fields: { title: empty } },
  ])
  expect(getBlocks([note("a", { fields: { Title: empty } })])).toMatchObject([{ state: "invalid" }])
})

test("a block with a missing required field is invalid in the page editor", () => {
  const none = note("a", { fields: { Link: { value: { href: "" }, metadata } } })

  expect(getBlocks([none], siteWith({ mode: "editing" }))).toMatchObject([{ state: "invalid", fields: {}, issues: [] }])
})

const history = {
  wires: { 1: { Title: { prop: "title", kind: "text" }, Old: { prop: "old", kind: "text" } } },
  migrations: [{ block: "note", from: 1, to: 2, up: (fields: object) => ({ ...fields, up: true }) }],
} as const

test.each<[string, object, object, boolean]>([
  ["has the first version", { Title: { value: "a" }, Text: { value: "b" } }, { SchemaVersion: "1" }, true],
  ["has the newest version", { Title: { value: "a" }, Old: { value: "b" } }, { SchemaVersion: "2" }, false],
  ["fits both versions", { Title: { value: "a" } }, {}, true],
  ["fits the first version better", { Title: { value: "a" }, Old: { value: "b" } }, {}, true],
  ["fits the newest version better", { Title: { value: "a" }, Text: { value: "b" } }, {}, false],
])("content that %s is migrated only if it has an old version", (_, fields, params, isBroughtUp) => {
  const entry = noteEntry({ version: 2, history: history as never })

  const [block] = getBlocks([note("a", { fields, params })], siteWith(), { Note: entry }) ?? []
  expect(block).toMatchObject({ state: "ready" })
  expect(block !== undefined && "fields" in block && "up" in block.fields).toBe(isBroughtUp)
})

test("a block is invalid when its history has no entry for the schema version of the content", () => {
  const entry = noteEntry({ version: 3, history: { ...history, wires: { 2: history.wires[1] } } as never })

  expect(getBlocks([note("a")], siteWith(), { Note: entry })).toMatchObject([{ state: "invalid" }])
  expect(getBlocks([note("a", { params: { SchemaVersion: "2" } })], siteWith(), { Note: entry })).toMatchObject([
    { state: "ready" },
  ])
})
