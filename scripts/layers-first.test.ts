import { expect, test } from "vitest"
import { LAYERS as OF_THEMES } from "../packages/ui-kit/src/tokens/print-theme.ts"
import { addLayers, LAYERS } from "./layers-first.ts"

test("the UI kit declares the same order of cascade layers as the themes", () => {
  expect(LAYERS).toBe(OF_THEMES)
})

test("a style sheet with layers begins with the declaration of their order", () => {
  const sheet = "/* A dialog. */\n@layer fc.kit {\n  .root {\n    color: red;\n  }\n}\n"

  expect(addLayers(sheet)).toBe(`${OF_THEMES}\n${sheet}`)
})

test("a style sheet without layers and a theme that already declares the order are unchanged", () => {
  const theme = `/* Generated. */\n${OF_THEMES}\n\n@layer fc.tokens {\n  :root {}\n}\n`

  expect(addLayers(".root { color: red }")).toBe(".root { color: red }")
  expect(addLayers(theme)).toBe(theme)
})
