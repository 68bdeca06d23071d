import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import {
  CARD_MIGRATIONS,
  CONTENT,
  createPage,
  createReleasedCard,
  createStored,
  editCard,
} from "../../../test/released-card.ts"
import { checkEvolution } from "../release/check-evolution.ts"

const OTHER = "sites/no/content/home/nb.json"
const PAGE = "schemas/site/page.schema.json"
const MIGRATIONS = `export const cardMigrations = [{ block: "card", from: 1, to: 2, up: (fields) => fields }]\n`

const contentDemands = (root: string) => checkEvolution(root).demands.filter(({ rule }) => rule === "content")

test.each([
  [{ [CONTENT]: [createStored("1", {})] }, CONTENT, "1 stored use of card on 1 site can be brought to version 2."],
  [
    {
      [CONTENT]: [createStored("1", {}), createStored("2", {}), createStored("3", {}, 2)],
      [OTHER]: [createStored("1", {})],
    },
    OTHER,
    "3 stored uses of card on 2 sites can be brought to version 2.",
  ],
])(
  "stored content of an earlier schema version is counted in the report and left unmodified",
  (content, file, message) => {
    const root = createReleasedCard({ [CARD_MIGRATIONS]: MIGRATIONS, ...content })
    editCard(root, {}, { "x-block": { version: 2 } })
    const previous = readFileSync(join(root, CONTENT), "utf8")

    expect(contentDemands(root)).toEqual([
      {
        file,
        rule: "content",
        message,
        cure: "`forecourt schema check --write` does it once nothing else is missing; so does `forecourt schema migrate --write`.",
      },
    ])
    expect(readFileSync(join(root, CONTENT), "utf8")).toBe(previous)
  },
)

const PAGES = {
  "sites/se/content/pages/a/sv.json": { fields: { metaText: "A", metaTitle: "A", unknown: "A" } },
  "sites/se/content/pages/b/sv.json": { fields: { metaText: "B" } },
  "sites/se/content/pages/c/sv.json": { fields: { street: "C", metaText: "C" }, template: "Dealership" },
}
const DEALERSHIP = "schemas/site/dealership.schema.json"
const dealership = (...names: string[]) => ({ ...createPage(...names), title: "Place", "x-cms-name": "Dealership" })

test("a removed field that stored content still uses is reported once per template, with all affected files", () => {
  const root = createReleasedCard({ ...PAGES, [DEALERSHIP]: dealership("street") })
  writeFileSync(join(root, PAGE), JSON.stringify(createPage("metaTitle")))

  expect(contentDemands(root)).toEqual([
    {
      file: "sites/se/content/pages/a/sv.json",
      rule: "content",
      message: "/fields/metaText is stored here and in 1 other places, and Page has no such field any more.",
      cure: "Rename it there, or take it out: sites/se/content/pages/a/sv.json, sites/se/content/pages/b/sv.json.",
    },
    {
      file: "sites/se/content/pages/c/sv.json",
      rule: "content",
      message: "/fields/metaText is stored here and in 0 other places, and Dealership has no such field any more.",
      cure: "Rename it there, or take it out: sites/se/content/pages/c/sv.json.",
    },
  ])
})

test("a field that the schema no longer has but stored content still uses is reported with the name of the template", () => {
  const root = createReleasedCard({ ...PAGES, [DEALERSHIP]: dealership("street") })
  writeFileSync(join(root, DEALERSHIP), JSON.stringify(dealership("city")))

  expect(contentDemands(root).map(({ message }) => message)).toEqual([
    "/fields/street is stored here and in 0 other places, and Dealership has no such field any more.",
  ])
})

test("a removed field of a block is not reported for a page template with the same title", () => {
  const about = "sites/se/content/items/d/sv.json"
  const root = createReleasedCard({
    [about]: { fields: { label: "D", city: "D" }, template: "Card" },
    "schemas/site/empty.schema.json": { title: "Card" },
    "schemas/site/city.schema.json": { ...createPage("city"), title: "Card" },
  })
  editCard(root, { label: undefined })

  expect(contentDemands(root)).toEqual([])
  writeFileSync(join(root, "schemas/site/city.schema.json"), JSON.stringify({ ...createPage(), title: "Card" }))
  expect(contentDemands(root).map(({ message }) => message)).toEqual([
    "/fields/city is stored here and in 0 other places, and Card has no such field any more.",
  ])
})
