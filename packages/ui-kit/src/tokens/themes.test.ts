import { globSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { expect, test } from "vitest"
import { buildTheme } from "./build-theme.ts"
import { contrastPairs } from "./contrast.ts"
import { choicesOf, LAYERS, printTheme } from "./print-theme.ts"
import { readTheme } from "./read-theme.ts"

const root = join(import.meta.dirname, "../../../..")
const resolvers = [
  "packages/ui-kit/src/tokens/kit.resolver.json",
  ...globSync("sites/*/theme/theme.resolver.json", { cwd: root }),
]
const tokenFiles = globSync(["packages/ui-kit/src/tokens/*.tokens.json", "sites/*/theme/*.tokens.json"], { cwd: root })
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"))

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const fits = ajv.compile(readJson("schemas/site/tokens.schema.json"))

test.each(tokenFiles)("%s fits the schema of token files", (path) => {
  fits(readJson(path))

  expect(fits.errors).toBeNull()
})

test.each(tokenFiles)("every colour of %s says the same in its components and in its hex", (path) => {
  const colors = readFileSync(join(root, path), "utf8").matchAll(/"components": \[([^\]]+)\][^}]*"hex": "(#\w+)"/g)

  for (const [, components = "", hex = ""] of colors) {
    const bytes = components.split(",").map((component) => Math.round(Number(component) * 255))
    expect(`#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`).toBe(hex)
  }
})

const combinations = resolvers.flatMap((resolver) => {
  const theme = readTheme(join(root, resolver))
  return [{}, ...choicesOf(theme)].map((choice) => ({ resolver, choice, theme }))
})

test.each(combinations)("every promised pair of colours can be read: $resolver $choice", ({ theme, choice }) => {
  const pairs = contrastPairs(theme.tokensOf(choice))

  expect(pairs.length).toBeGreaterThan(20)
  expect(pairs.filter(({ ratio, min }) => ratio < min)).toEqual([])
})

test.each(resolvers)("the style sheet of %s is up to date", (resolver) => {
  const stale = buildTheme(join(root, resolver), { isCheck: true }).map((path) => relative(root, path))

  expect(stale, "run `npm run tokens -w packages/ui-kit`").toEqual([])
})

test.each(resolvers)("the style sheet of %s begins with the order of the layers", (resolver) => {
  const sheet = readFileSync(join(root, resolver, "../generated/theme.css"), "utf8")

  expect(sheet.split("\n")[1]).toBe(LAYERS)
})

test("a light part inside a dark one is light again", () => {
  const sheet = printTheme(readTheme(join(root, resolvers[0] ?? "")))
  const rule = (selector: string) =>
    new RegExp(`${selector} \\{([^}]+)\\}`).exec(sheet)?.[1]?.match(/--fc-[\w-]+(?=:)/g)

  expect(rule('\\[data-theme="light"\\]')).toEqual(rule('\\[data-theme="dark"\\]'))
})
