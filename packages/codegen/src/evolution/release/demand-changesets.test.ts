import type { Change, Level } from "@forecourt/schema-compat"
import { expect, test } from "vitest"
import { createFolder } from "../../../test/create-folder.ts"
import { findChangesetDemands } from "./demand-changesets.ts"
import type { Demand, FileChanges } from "./report.types.ts"

const CARD = "blocks/card/card.schema.json"

const change = (level: Level, message: string, more: Partial<Change> = {}): Change => ({
  rule: "property-added",
  pointer: "/properties/noteText",
  level,
  backward: level !== "major",
  forward: true,
  message,
  ...more,
})

const getFile = (path: string, blocks: readonly string[], ...changes: readonly Change[]): FileChanges => ({
  path,
  blocks,
  changes,
})

function check(files: readonly FileChanges[], waiting: Readonly<Record<string, unknown>> = {}): Demand[] {
  const root = createFolder({
    "schemas/package.json": { name: "@shop/schemas" },
    "blocks/package.json": { name: "@shop/blocks" },
    "shell/package.json": { name: "@shop/shell" },
    ...waiting,
  })
  return findChangesetDemands(files, {
    root,
    config: {
      schemas: "schemas",
      schemasPackage: "@shop/schemas",
      command: "generate",
      blocks: { source: "blocks/src", renderer: "@shop/renderer" },
      site: { out: "shell/src", renderer: "@shop/renderer" },
    },
    now: {},
    previous: {},
    blocks: new Map(),
    instances: [],
  })
}

const waiting = (...bumps: readonly string[]) => ({ ".changeset/x.md": `---\n${bumps.join("\n")}\n---\n\nWords.\n` })

test("a change requires a changeset with a description for every package generated from the changed file", () => {
  const note = change("minor", "noteText is new. Deploy those who read before those who write.")

  expect(check([getFile(CARD, ["card"], note)])).toEqual([
    {
      file: ".changeset/card-note-text-added.md",
      rule: "changeset",
      message: "No changeset gives @shop/schemas a minor, @shop/blocks a minor.",
      cure: "Add this file, and say in it what the reader gains:",
      text: '---\n"@shop/schemas": minor\n"@shop/blocks": minor\n---\n\n**card**: noteText is new.\n',
    },
  ])
})

test.each([
  [["@shop/schemas: minor", "@shop/blocks: minor"], null],
  [["@shop/schemas: major", "@shop/blocks: minor"], null],
  [["@shop/schemas: minor"], "No changeset gives @shop/blocks a minor."],
  [["@shop/schemas: minor", "@shop/blocks: patch"], "No changeset gives @shop/blocks a minor."],
  [["@shop/schemas: patch", "@shop/shell: major"], "No changeset gives @shop/schemas a minor, @shop/blocks a minor."],
])("the check requests only the version bumps that are missing in the pending changesets %j", (bumps, message) => {
  const demands = check([getFile(CARD, ["card"], change("minor", "It is new."))], waiting(...bumps))

  expect(demands.map((demand) => demand.message)).toEqual(message === null ? [] : [message])
})

const NAMED = change("major", "label is called badge now.", {
  rule: "property-renamed",
  pointer: "/properties/badge",
})

test("a rename requires a new changeset that describes the rename, even when a pending changeset has the same bump", () => {
  const older = waiting("@shop/schemas: major", "@shop/blocks: major")

  expect(check([getFile(CARD, ["card"], NAMED, change("major", "text is gone."))], older)).toEqual([
    {
      file: ".changeset/card-badge-renamed.md",
      rule: "changeset",
      message: "No changeset tells of card that label is called badge now.",
      cure: "Add this file, and say in it what the reader gains:",
      text: '---\n"@shop/schemas": major\n"@shop/blocks": major\n---\n\n**card**: label is called badge now. Stored content is brought up by the migration.\n',
    },
  ])
})

test.each([
  ["**card**: label is called badge now.", true],
  ["**card**: what stood in `label` stands in `badge`.", true],
  ["**hero**: its badge is blue.", false],
  ["**card-list**: its badge is blue.", false],
  ["**card**: badges are blue.", false],
])("the changeset text %j describes the rename: %s", (text, isThere) => {
  const head = "---\n@shop/schemas: major\n@shop/blocks: major\n---\n\n"

  expect(check([getFile(CARD, ["card"], NAMED)], { ".changeset/x.md": head + text })).toHaveLength(isThere ? 0 : 1)
})

test("a breaking change requires a minor bump of a 0.x package and a major bump of a 1.x package", () => {
  const initial = { "schemas/package.json": { name: "@shop/schemas", version: "0.1.0" } }

  expect(check([getFile(CARD, ["card"], NAMED)], initial)).toMatchObject([
    {
      message: "No changeset gives @shop/schemas a minor, @shop/blocks a major.",
      text: expect.stringContaining('"@shop/schemas": minor\n"@shop/blocks": major'),
    },
  ])
})

test("a minor bump is enough for a breaking change to a 0.x package", () => {
  const initial = {
    "schemas/package.json": { name: "@shop/schemas", version: "0.1.0" },
    ...waiting("@shop/schemas: minor", "@shop/blocks: major"),
  }

  expect(check([getFile(CARD, ["card"], change("major", "text is gone."))], initial)).toEqual([])
})

test("a change to descriptions requires a patch bump", () => {
  expect(check([getFile("site/page.schema.json", [], change("patch", "Words changed."))])).toMatchObject([
    { message: "No changeset gives @shop/schemas a patch, @shop/shell a patch." },
  ])
})

test("a suggested changeset describes the four most severe changes and states the number of remaining changes", () => {
  const major = (name: string) => change("major", `${name} is gone.`)
  const changes = [change("minor", "Small."), ...["a", "b", "c", "d"].map(major)]
  const getText = (items: readonly Change[]) => check([getFile(CARD, ["card", "hero"], ...items)])[0]

  expect(getText(changes)).toMatchObject({
    file: ".changeset/card-changes.md",
    text: expect.stringContaining(
      "\n\n**card**, **hero**: a is gone. b is gone. c is gone. d is gone. Stored content is brought up by the migration.\n",
    ),
  })
  expect(getText([...changes, major("e"), major("f")])?.text).toContain(
    ": a is gone. b is gone. c is gone. d is gone. And 2 more. Stored content is",
  )
})

test("a suggested changeset for a schema that no block references names the file and does not mention migrations", () => {
  const gone = change(
    "major",
    'metaTitle is gone. If it is called x now, say so there: "x-renamedFrom": "metaTitle".',
    {
      rule: "property-removed",
      pointer: "/properties/metaTitle",
    },
  )

  expect(check([getFile("site/page.schema.json", [], gone)])).toMatchObject([
    {
      file: ".changeset/page-meta-title-removed.md",
      text: '---\n"@shop/schemas": major\n"@shop/shell": major\n---\n\n**page**: metaTitle is gone.\n',
    },
  ])
})

test.each([
  ["schema-added", "minor", "is new."],
  ["schema-removed", "major", "is gone."],
] as const)("the changeset text for the change %s describes the whole schema", (rule, level, words) => {
  const whole = change(level, "blocks/card/card.schema.json is other.", { rule, pointer: "", backward: true })

  expect(check([getFile(CARD, ["card"], whole)])).toMatchObject([
    { file: `.changeset/card-${rule.slice(7)}.md`, text: expect.stringContaining(`\n\n**card**: ${words}\n`) },
  ])
})
