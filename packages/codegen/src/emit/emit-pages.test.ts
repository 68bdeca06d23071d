import { expect, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { buildIr } from "../ir/build-ir.ts"
import { isPageTemplate } from "../ir/is-of-pages.ts"
import { emitPageTemplates, emitPageTypes } from "./emit-pages.ts"
import { emitTemplate } from "./emit-templates.ts"

const FILES = {
  "fields/text.schema.json": {
    title: "TextField",
    type: "object",
    properties: { value: { type: "string" } },
    required: ["value"],
    additionalProperties: false,
    "x-field": "text",
  },
  "site/pages/recipe.schema.json": {
    title: "Recipe",
    description: "A recipe.",
    type: "object",
    properties: { dish: { $ref: "../../fields/text.schema.json", "x-cms-name": "dishName" } },
    required: [],
    additionalProperties: false,
  },
  "site/items/spice.schema.json": {
    title: "Spice",
    description: "A spice.",
    type: "object",
    properties: { isHot: { type: "boolean", default: false } },
    required: [],
    additionalProperties: false,
  },
} as const

const roots = buildIr(createSchemas(FILES)).roots
const recipe = roots.get("site/pages/recipe.schema.json")
const spice = roots.get("site/items/spice.schema.json")
if (!recipe || !spice) throw new Error("test: the schemas gave no roots.")

test("a schema in site/pages becomes a page template, and a schema in site/items becomes a template that inherits from no template", () => {
  expect([isPageTemplate(recipe), isPageTemplate(spice)]).toEqual([true, false])
  expect(emitTemplate(recipe)).toContain('base: ["Page"]')
  expect(emitTemplate(recipe)).toContain('{ name: "dishName", type: "Single-Line Text", prop: "dish", kind: "text" }')
  expect(emitTemplate(spice)).not.toContain("base")
  expect(emitTemplate(spice)).toContain("standardValues: { IsHot: false }")
})

test("the types and parsers of page templates are listed by template name", () => {
  expect(emitPageTypes([recipe])).toContain("export interface PageTemplates {\n  Recipe: Recipe\n}")
  const text = emitPageTemplates([recipe], "schemas/site/pages", "@forecourt/renderer", "npm run generate")
  expect(text).toContain('const recipeWire: Wire = { dishName: { prop: "dish", kind: "text" } }')
  expect(text).toContain("Recipe: { wire: recipeWire, parse: parseRecipe },")
})
