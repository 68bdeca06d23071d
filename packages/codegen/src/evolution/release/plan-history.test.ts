import { expect, test } from "vitest"
import { CARD_MIGRATIONS, createReleasedCard, editCard } from "../../../test/released-card.ts"
import { readConfig } from "../../config.ts"
import { buildIr } from "../../ir/build-ir.ts"
import type { Definition } from "../../ir/ir.types.ts"
import { readSchemas } from "../../schema/read-schemas.ts"
import { planHistory, planStoredHistory } from "./plan-history.ts"
import { createRecords, getBlockPath, writeReleases } from "./released.ts"

function definitionIn(root: string): Definition {
  const { schemas } = readSchemas(root, "schemas")
  return buildIr(schemas, { isFullDialect: true }).roots.get(getBlockPath("card")) as Definition
}

const MIGRATIONS = "export const cardMigrations = []\n"

function threeVersions(): string {
  const hero = { $id: "blocks/hero/hero.schema.json", title: "Hero", type: "object", properties: {} }
  const earlier = (version: number) => ({ name: "hero", version, schemas: { [hero.$id]: hero }, fixtures: {} })
  const root = createReleasedCard({ [CARD_MIGRATIONS]: MIGRATIONS })
  writeReleases(root, "schemas", [earlier(0), earlier(1)])
  editCard(root, { label: undefined, badge: { type: "string" } }, { "x-block": { version: 2 } })
  writeReleases(root, "schemas", createRecords(root, readSchemas(root, "schemas").schemas))
  editCard(root, { note: { type: "string" } }, { "x-block": { version: 3 } })
  return root
}

test("the generated history of a block contains the migrations and the field names of every earlier version", () => {
  const root = threeVersions()
  const text = planHistory(root, readConfig(root), "card", definitionIn(root))

  expect(
    text,
  ).toBe(`// Generated from schemas/.released/card@*.json by @forecourt/codegen. Do not edit: release a version, then run \`npx forecourt generate\`.
import type { History, Wire } from "@shop/renderer"
import { cardMigrations } from "../card/card.migrations.ts"

const wire1: Wire = {
  Label: { prop: "label", kind: "string" },
  Tags: { prop: "tags", kind: "list" },
  Title: { prop: "title", kind: "string" },
}

const wire2: Wire = {
  Badge: { prop: "badge", kind: "string" },
  Tags: { prop: "tags", kind: "list" },
  Title: { prop: "title", kind: "string" },
}

/** The rules for reading content of earlier versions of the card. */
export const cardHistory: History = {
  migrations: cardMigrations,
  wires: { 1: wire1, 2: wire2 },
}
`)
})

test("the generated history contains no field names of the current version", () => {
  const root = createReleasedCard()

  expect(planHistory(root, readConfig(root), "card", definitionIn(root))).toContain("wires: {},")
})

test("the content platform receives the earlier versions of a block and a copy of its migrations that starts with the path of the original file", () => {
  const root = threeVersions()
  const { history, migrations } = planStoredHistory(root, readConfig(root), "card", definitionIn(root))

  expect(history.block).toBe("card")
  expect([...history.earlier.keys()]).toEqual([1, 2])
  expect(migrations).toContain(CARD_MIGRATIONS)
  expect(migrations.endsWith(`\n${MIGRATIONS}`)).toBe(true)
})
