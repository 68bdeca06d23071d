import { expect, test } from "vitest"
import { LAYERS as OF_THEMES } from "../packages/ui-kit/src/tokens/print-theme.ts"
import { LAYERS, withLayers } from "./layers-first.ts"

test("the order of layers is that of themes", () => {
  expect(LAYERS).toBe(OF_THEMES)
})

test("a sheet with layers declares their order first", () => {
  const sheet = "/* A dialog. */\n@layer fc.kit {\n  .root {\n    color: red;\n  }\n}\n"

  expect(withLayers(sheet)).toBe(`${OF_THEMES}\n${sheet}`)
})

test("a sheet that is in no layer, and a theme, which says it already, stay as they are", () => {
  const theme = `/* Generated. */\n${OF_THEMES}\n\n@layer fc.tokens {\n  :root {}\n}\n`

  expect(withLayers(".root { color: red }")).toBe(".root { color: red }")
  expect(withLayers(theme)).toBe(theme)
})
