import { expect, test } from "vitest"
import { LAYERS as OF_THEMES } from "../packages/ui-kit/src/tokens/print-theme.ts"
import { addLayers, LAYERS } from "./layers-first.ts"

test("the UI kit and the themes declare the same order of cascade layers", () => {
  expect(LAYERS).toBe(OF_THEMES)
})

test("the declaration of the layer order is added to the beginning of a style sheet with cascade layers", () => {
  const sheet = "/* A dialog. */\n@layer fc.kit {\n  .root {\n    color: red;\n  }\n}\n"

  expect(addLayers(sheet)).toBe(`${OF_THEMES}\n${sheet}`)
})

test("a style sheet without cascade layers or with a declared layer order is not changed", () => {
  const theme = `/* Generated. */\n${OF_THEMES}\n\n@layer fc.tokens {\n  :root {}\n}\n`

  expect(addLayers(".root { color: red }")).toBe(".root { color: red }")
  expect(addLayers(theme)).toBe(theme)
})
