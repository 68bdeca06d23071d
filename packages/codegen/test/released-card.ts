import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { runSchemaCommand } from "../src/evolution/schema-command.ts"
import type { JsonObject } from "../src/schema/json.ts"
import { createFolder } from "./create-folder.ts"

export const CARD = "schemas/blocks/card/card.schema.json"
export const CARD_MIGRATIONS = "packages/blocks/src/card/card.migrations.ts"
export const CARD_CASES = "schemas/blocks/card/migrations/1-to-2.json"
export const CONTENT = "sites/se/content/home/sv.json"

const text = { type: "string" }

const SCHEMA = {
  $id: "blocks/card/card.schema.json",
  title: "Card",
  type: "object",
  properties: {
    title: { $ref: "../../fields/line.schema.json" },
    label: text,
    tags: { type: "array", items: text, maxItems: 3 },
  },
  required: ["title"],
  additionalProperties: false,
  "x-block": { version: 1 },
}

export function createReleasedCard(files: Readonly<Record<string, unknown>> = {}): string {
  const root = createFolder({
    "forecourt.config.json": {
      schemas: "schemas",
      fields: { out: "packages/renderer/src" },
      blocks: { source: "packages/blocks/src", renderer: "@shop/renderer" },
      site: { out: "packages/shell/src", renderer: "@shop/renderer" },
    },
    "schemas/package.json": { name: "@shop/schemas" },
    "packages/renderer/package.json": { name: "@shop/renderer" },
    "packages/blocks/package.json": { name: "@shop/blocks" },
    "packages/shell/package.json": { name: "@shop/shell" },
    "schemas/fields/line.schema.json": { $id: "fields/line.schema.json", title: "Line", ...text, maxLength: 20 },
    "schemas/site/page.schema.json": createPage("metaTitle", "metaText"),
    [CARD]: SCHEMA,
    "schemas/blocks/card/examples/default.json": { title: "Default" },
    "schemas/blocks/card/examples/whole.json": { title: "Whole", label: "New", tags: ["a", "b"] },
    "schemas/blocks/card/examples/edge/label.json": { title: "Label", label: "Old" },
    "schemas/blocks/card/examples/invalid/none.json": {},
    [CONTENT]: { main: [createStored("1", { title: "One", label: "New" }), createStored("2", { title: "Two" })] },
    ...files,
  })
  runSchemaCommand(root, ["release"], () => {})
  return root
}

export function createPage(...names: readonly string[]): JsonObject {
  const properties = Object.fromEntries(names.map((name) => [name, text]))
  return { $id: "site/page.schema.json", title: "Page", type: "object", properties, additionalProperties: false }
}

export function createStored(id: string, fields: JsonObject, version?: number): JsonObject {
  return { block: "card", id, ...(version && { params: { SchemaVersion: String(version) } }), fields }
}

export function readJson(root: string, file: string): JsonObject {
  return JSON.parse(readFileSync(join(root, file), "utf8"))
}

export function editCard(
  root: string,
  properties: Readonly<Record<string, JsonObject | undefined>>,
  more: JsonObject = {},
): void {
  const schema = readJson(root, CARD)
  const all = Object.entries({ ...(schema.properties as JsonObject), ...properties })
  const kept = Object.fromEntries(all.filter(([, value]) => value !== undefined))
  writeFileSync(join(root, CARD), JSON.stringify({ ...schema, properties: kept, ...more }, null, 2))
}

export function renameLabel(root: string): void {
  editCard(root, { label: undefined, badge: { type: "string", "x-renamedFrom": "label" } })
}

export function runSchema(root: string, ...args: readonly string[]): { code: number | null; text: string } {
  const lines: string[] = []
  const code = runSchemaCommand(root, args, (line) => lines.push(line))
  return { code, text: lines.join("\n") }
}
