import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { write } from "../../../test/small-repository.ts"
import type { Config } from "../../config.ts"
import { formatChangeset, listPackages, readBumps } from "./changesets.ts"

function createFolder(files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), "forecourt-changesets-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, value] of Object.entries(files))
    write(root, path, typeof value === "string" ? value : JSON.stringify(value))
  return root
}

const CONFIG: Config = {
  schemas: "schemas",
  schemasPackage: "@shop/schemas",
  command: "npm run generate",
  fields: { out: "packages/renderer/src/generated" },
  blocks: { source: "packages/blocks/src", renderer: "@shop/renderer" },
  site: { out: "packages/shell/src/generated", renderer: "@shop/renderer" },
  services: { out: "packages/clients/src/generated", name: "@shop/clients" },
  templates: { out: "packages/blocks/src/templates" },
}

test("listPackages returns each package that has generated files, and the schema folders behind these files", () => {
  const root = createFolder({
    "schemas/package.json": { name: "@shop/schemas", version: "0.9.0" },
    "packages/renderer/package.json": { name: "@shop/renderer", version: "1.0.0" },
    "packages/blocks/package.json": { name: "@shop/blocks" },
    "packages/shell/package.json": { name: "@shop/shell", private: true },
  })

  expect(listPackages(root, CONFIG)).toEqual([
    { name: "@shop/schemas", folders: [""], maxBump: "minor" },
    { name: "@shop/renderer", folders: ["fields/"], maxBump: "major" },
    { name: "@shop/blocks", folders: ["blocks/", "fields/", "blocks/", "fields/", "site/"], maxBump: "major" },
  ])
})

test("schemas for sites or services affect only the packages that are generated from these schemas", () => {
  const root = createFolder({
    "package.json": { name: "@shop/root" },
    "packages/shell/package.json": { name: "@shop/shell" },
    "packages/clients/package.json": { name: "@shop/clients" },
  })
  const { schemas, schemasPackage, command, site, services } = CONFIG

  expect(
    listPackages(root, { schemas, schemasPackage, command, ...(site && { site }), ...(services && { services }) }),
  ).toEqual([
    { name: "@shop/shell", folders: ["site/"], maxBump: "major" },
    { name: "@shop/clients", folders: ["services/"], maxBump: "major" },
  ])
  expect(listPackages(root, { schemas, schemasPackage, command })).toEqual([])
  expect(listPackages(root, { schemas: "/none/at/all", schemasPackage, command })).toEqual([])
})

test("a folder belongs to the nearest package that contains the folder", () => {
  const root = createFolder({
    "packages/package.json": { name: "@shop/all" },
    "packages/renderer/package.json": { name: "@shop/renderer" },
  })

  const names = listPackages(root, CONFIG).map(({ name }) => name)

  expect(names).toEqual(["@shop/renderer", "@shop/all"])
})

test.each([
  ["@shop/schemas", []],
  ["@shop/*", []],
  ["@shop/schema", ["@shop/schemas"]],
  ["shop/schemas", ["@shop/schemas"]],
  ["@shop.schemas", ["@shop/schemas"]],
  ["@shop/sche(mas", ["@shop/schemas"]],
])("the changeset ignore pattern %s excludes only matching packages", (ignored, names) => {
  const root = createFolder({
    "schemas/package.json": { name: "@shop/schemas" },
    ".changeset/config.json": { ignore: [ignored] },
  })

  expect(listPackages(root, CONFIG).map(({ name }) => name)).toEqual(names)
})

test("only the front matter of changesets is read, and the highest bump of each package counts", () => {
  const root = createFolder({
    ".changeset/a.md": `---\n"@shop/blocks": minor\n'@shop/schemas': "patch"\n---\n\n**a**: "@shop/renderer": major\n`,
    ".changeset/b.md": `---\n@shop/blocks: major\n---\n`,
    ".changeset/c.md": `---\n"@shop/blocks": patch\n---\n`,
    ".changeset/d.md": `"@shop/shell": major\n`,
    ".changeset/e.md": `Words.\n---\n"@shop/clients": major\n---\n`,
    ".changeset/f.md": `---\n"@shop/schemas":  patch\n---\n`,
  })

  expect([...readBumps(root)].sort()).toEqual([
    ["@shop/blocks", "major"],
    ["@shop/schemas", "patch"],
  ])
  expect(readBumps(createFolder({})).size).toBe(0)
})

test("readBumps reads the bumps from a changeset that formatChangeset wrote", () => {
  const text = formatChangeset(new Map([["@shop/blocks", "minor"]]), ["**hero**: is new.", "And more."])

  expect(text).toBe(`---\n"@shop/blocks": minor\n---\n\n**hero**: is new.\nAnd more.\n`)
  expect([...readBumps(createFolder({ ".changeset/x.md": text }))]).toEqual([["@shop/blocks", "minor"]])
})
