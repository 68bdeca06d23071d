import type { Change } from "@forecourt/schema-compat"
import { expect, test } from "vitest"
import { createMigrationStub } from "./migration-stub.ts"

const change = (rule: string, pointer: string, message: string): Change => ({
  rule,
  pointer,
  level: "major",
  backward: false,
  forward: false,
  message,
})

const createRename = (old: string, now: string, pointer = `/properties/${now}`) =>
  change("property-renamed", pointer, `${old} is called ${now} now.`)
const removed = change("property-removed", "/properties/price", "price is gone.")

const stub = (...changes: readonly Change[]) => createMigrationStub("car-card", 4, changes, "@shop/renderer")

test("the generated migration of a renamed field has an up and a down function and needs no further edits", () => {
  expect(
    stub(createRename("label", "badge"), createRename("old", "$now_2")),
  ).toBe(`import { defineMigration } from "@shop/renderer/migration"

/** The migrations of content from earlier versions of the schema. */
export const carCardMigrations = [
  defineMigration({
    block: "car-card",
    from: 4,
    to: 5,
    up({ label: badge, old: $now_2, ...fields }) {
      return { ...fields, ...(badge === undefined ? {} : { badge }), ...($now_2 === undefined ? {} : { $now_2 }) }
    },
    down({ badge: label, $now_2: old, ...fields }) {
      return { ...fields, ...(label === undefined ? {} : { label }), ...(old === undefined ? {} : { old }) }
    },
  }),
]
`)
})

test("the generated migration has a comment for each change that requires the author's decision, and no backward migration", () => {
  expect(stub(createRename("label", "badge"), removed)).toBe(`import { defineMigration } from "@shop/renderer/migration"

/** The migrations of content from earlier versions of the schema. */
export const carCardMigrations = [
  defineMigration({
    block: "car-card",
    from: 4,
    to: 5,
    up({ label: badge, ...fields }) {
      // Decide: price is gone.
      return { ...fields, ...(badge === undefined ? {} : { badge }) }
    },
  }),
]
`)
  expect(stub(removed)).toContain(
    "    up(fields) {\n      // Decide: price is gone.\n      return fields\n    },\n  }),",
  )
})

test("the migration generated for a change that does not affect documents returns the fields unchanged", () => {
  expect(stub()).toContain(
    "    up(fields) {\n      return fields\n    },\n    down(fields) {\n      return fields\n    },\n",
  )
})

test.each([
  ["a renamed nested property", createRename("a", "b", "/properties/list/items/properties/b")],
  ["a renamed property of a definition", createRename("a", "b", "/$defs/x/properties/b")],
  ["a renamed keyword of a property", createRename("a", "b", "/properties/b/type")],
  ["a renamed property that is not an identifier", createRename("a", "b", "/properties/2b")],
  ["a renamed property with a hyphen", createRename("a", "b", "/properties/b-c")],
  ["an added property", change("property-added", "/properties/b", "b is new.")],
])("the generated migration has a comment for a change that requires the author's decision: %s", (_, open) => {
  expect(stub(open)).toContain(`    up(fields) {\n      // Decide: ${open.message}\n      return fields\n    },\n  }),`)
})
