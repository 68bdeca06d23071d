import { existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import { expect, test } from "vitest"
import { buildTheme } from "./build-theme.ts"
import { listContrastPairs } from "./contrast.ts"
import { formatCssValue } from "./css-value.ts"
import { formatTheme, LAYERS, listChoices } from "./print-theme.ts"
import { readTheme, type Theme } from "./read-theme.ts"
import type { Token } from "./tokens.types.ts"

const root = join(import.meta.dirname, "../../../..")
const resolvers = [
  "packages/ui-kit/src/tokens/kit.resolver.json",
  ...globSync("sites/*/theme/theme.resolver.json", { cwd: root }),
]
const tokenFiles = globSync(
  ["packages/ui-kit/src/tokens/*.tokens.json", "packages/themes/src/*.tokens.json", "sites/*/theme/**/*.tokens.json"],
  { cwd: root },
)
const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"))

const YELLOW_GREEN = { colorSpace: "srgb", components: [0.8431, 0.902, 0] }

const ajv = new Ajv2020({ strict: false, validateFormats: false })
const fits = ajv.compile(readJson("schemas/site/tokens.schema.json"))

test.each(tokenFiles)("%s is valid against the schema for design-token files", (path) => {
  fits(readJson(path))

  expect(fits.errors).toBeNull()
})

test.each(tokenFiles)("the colour components of every colour in %s match the hex value of the colour", (path) => {
  const colors = readFileSync(join(root, path), "utf8").matchAll(/"components": \[([^\]]+)\][^}]*"hex": "(#\w+)"/g)

  for (const [, components = "", hex = ""] of colors) {
    const bytes = components.split(",").map((component) => Math.round(Number(component) * 255))
    expect(`#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`).toBe(hex)
  }
})

const combinations = resolvers.flatMap((resolver) => {
  const theme = readTheme(join(root, resolver))
  return [{}, ...listChoices(theme)].map((choice) => ({ resolver, choice, theme }))
})

test.each(combinations)(
  "in the theme $resolver with the options $choice, every declared colour pair has the required contrast",
  ({ theme, choice }) => {
    const pairs = listContrastPairs(theme.getTokens(choice))

    expect(pairs.length).toBeGreaterThan(20)
    expect(pairs.filter(({ ratio, min }) => ratio < min)).toEqual([])
  },
)

test("a text colour with insufficient contrast is reported with both colours and the contrast ratio", () => {
  const smart = readTheme(join(root, "sites/uk-automotive/theme/theme.resolver.json")).getTokens({ brand: "smart" })
  const yellowGreen = smart.get("color.accent")
  const ink = smart.get("color.ink")
  expect(yellowGreen && formatCssValue(yellowGreen)).toBe("#d7e600")

  const mistake = { ...ink, value: yellowGreen?.value } as Token
  const low = listContrastPairs(new Map([...smart, ["color.ink", mistake]])).filter(({ ratio, min }) => ratio < min)

  expect(low[0]).toMatchObject({ color: "color.ink", surface: "color.paper", values: ["#d7e600", "#ffffff"], min: 4.5 })
  expect(low[0]?.ratio).toBeCloseTo(1.38, 2)
})

test("a theme with insufficient contrast is rejected, and no files are written", () => {
  const folder = mkdtempSync(join(tmpdir(), "theme-"))
  const resolver = join(folder, "theme.resolver.json")
  const files = [relative(folder, join(import.meta.dirname, "base.tokens.json")), "mistake.tokens.json"]
  const sets = { all: { sources: files.map(($ref) => ({ $ref })) } }
  const order = [{ $ref: "#/sets/all" }]
  writeFileSync(resolver, JSON.stringify({ name: "Mistake", version: "2025.10", sets, resolutionOrder: order }))
  const mistake = { color: { $type: "color", ink: { $value: YELLOW_GREEN } } }
  writeFileSync(join(folder, "mistake.tokens.json"), JSON.stringify(mistake))

  expect(() => buildTheme(resolver)).toThrow(
    "Mistake: color.ink (#d7e600) on color.paper (#ffffff) reaches 1.38 of 4.5. Darken or lighten one of them.",
  )
  expect(existsSync(join(folder, "generated"))).toBe(false)
})

const color = (brand: string, path: string) => {
  const token = readTheme(join(root, "sites/uk-automotive/theme/theme.resolver.json")).getTokens({ brand }).get(path)
  return token && formatCssValue(token)
}

test("the four car brands and the default theme all have different primary and hover colours", () => {
  const brands = ["none", "mercedes-benz", "smart", "bmw", "mini"]

  for (const path of ["color.primary", "color.primary-hover"])
    expect(new Set(brands.map((brand) => color(brand, path))).size, path).toBe(brands.length)
})

test("the primary colours of two car brands match the examples in the specification [spec 1 §9 brand-colours]", () => {
  expect([color("bmw", "color.primary"), color("bmw", "color.primary-hover")]).toEqual(["#0078d6", "#014880"])
  expect(color("smart", "color.primary")).toBe("#d7e600")
})

test.each(resolvers)(
  "the style sheet of %s contains no custom properties of the internal colour palette",
  (resolver) => {
    const theme = readTheme(join(root, resolver))
    const paints = [...theme.getTokens().values()].filter(({ isPrimitive }) => isPrimitive)

    expect(paints.length).toBeGreaterThan(20)
    expect(formatTheme(theme)).not.toContain("--fc-palette")
  },
)

test("the style sheet of a site contains only the car brands of the site's theme [spec 1 §1 brands]", () => {
  const carried = resolvers.flatMap((resolver) => {
    const sheet = readFileSync(join(root, resolver, "../generated/theme.css"), "utf8")
    const brands = new Set(Array.from(sheet.matchAll(/\[data-brand="([\w-]+)"\]/g), ([, name]) => name))
    return brands.size > 0 ? [[resolver.split("/")[1], [...brands]]] : []
  })

  expect(carried).toEqual([["uk-automotive", ["none", "mercedes-benz", "smart", "bmw", "mini"]]])
})

test.each(resolvers)("the theme %s has the same light and dark variants as the UI kit", (resolver) => {
  const [kit, site] = [resolvers[0] ?? "", resolver].map((path) => readTheme(join(root, path)))
  const surfaces = (theme: Theme | undefined) => theme?.modifiers.find(({ name }) => name === "theme")?.contexts

  expect(surfaces(site)).toEqual(surfaces(kit))
})

test.each(resolvers)("the generated style sheet of %s is up to date", (resolver) => {
  const stale = buildTheme(join(root, resolver), { isCheck: true }).map((path) => relative(root, path))

  expect(stale, "run `npm run tokens -w packages/ui-kit`").toEqual([])
})

test.each(resolvers)("the style sheet of %s starts with the declaration of the cascade layer order", (resolver) => {
  const sheet = readFileSync(join(root, resolver, "../generated/theme.css"), "utf8")

  expect(sheet.split("\n")[1]).toBe(LAYERS)
})

function stillness(theme: Theme): Record<string, string> {
  const paths = [...theme.getTokens().keys()]
  return {
    ...valueOfEach(paths, /^duration\./, "0s"),
    ...valueOfEach(paths, /^card\.lift$/, "0px"),
    ...valueOfEach(paths, /^scale\./, "1"),
  }
}

function valueOfEach(paths: readonly string[], kind: RegExp, value: string): Record<string, string> {
  const names = paths.filter((path) => kind.test(path)).map((path) => `--fc-${path.replaceAll(".", "-")}`)
  return Object.fromEntries(names.map((name) => [name, value]))
}

test.each(resolvers)(
  "in %s reduced motion turns off all animations and transitions, including hover transitions",
  (resolver) => {
    const sheet = readFileSync(join(root, resolver, "../generated/theme.css"), "utf8")
    const rules = Array.from(
      sheet.matchAll(/:root(?::not\(\[data-motion="full"\]\)|\[data-motion="reduce"\]) \{([^}]+)\}/g),
    )
    const declarations = rules.map(([, body = ""]) =>
      Object.fromEntries(Array.from(body.matchAll(/(--[\w-]+): ([^;]+);/g), ([, name, value]) => [name, value])),
    )

    const still = stillness(readTheme(join(root, resolver)))
    expect(Object.keys(still).length).toBeGreaterThan(6)
    expect(declarations).toEqual([still, still])
  },
)

test("the light and dark themes set the same design tokens, so that a light area can be nested in a dark area", () => {
  const sheet = formatTheme(readTheme(join(root, resolvers[0] ?? "")))
  const rule = (selector: string) =>
    new RegExp(`${selector} \\{([^}]+)\\}`).exec(sheet)?.[1]?.match(/--fc-[\w-]+(?=:)/g)

  expect(rule('\\[data-theme="light"\\]')).toEqual(rule('\\[data-theme="dark"\\]'))
})

test("native form controls are dark in the dark theme", () => {
  const sheet = formatTheme(readTheme(join(root, resolvers[0] ?? "")))
  const scheme = (selector: string) => new RegExp(`${selector} \\{[^}]*color-scheme: (\\w+);`).exec(sheet)?.[1]

  expect(scheme(":root")).toBe("light")
  expect(scheme('\\[data-theme="dark"\\]')).toBe("dark")
  expect(scheme('\\[data-theme="light"\\]')).toBe("light")
})

test.each(combinations)(
  "in the theme $resolver with the options $choice, the backdrop has the opacity that dialogs and drawers use",
  ({ theme, choice }) => {
    const scrim = theme.getTokens(choice).get("color.scrim")?.value

    // The style sheets of dialogs and drawers use this alpha.
    expect(scrim).toMatchObject({ alpha: 0.56 })
  },
)

test("the theme of a car brand sets the brand's button colours for light, dark and warning areas", () => {
  const sheet = readFileSync(join(root, "sites/uk-automotive/theme/generated/theme.css"), "utf8")
  const knobs = ["light", "dark", "warning"].map((surface) =>
    new RegExp(`\\[data-brand="smart"\\] \\[data-theme="${surface}"\\] \\{([^}]+)\\}`)
      .exec(sheet)?.[1]
      ?.match(/--fc-button-.*(?=;)/g),
  )

  expect(knobs[0]).toContain("--fc-button-secondary-bg: #1a1c0f")
  expect(knobs[1]).toContain("--fc-button-secondary-bg: #ffffff")
  expect(knobs.map((declarations) => declarations?.length)).toEqual([3, 3, 3])
})
