import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { listChoices } from "../print-theme.ts"
import { findPackageFolder, readTheme } from "../read-theme.ts"
import { createFallbackFaces, LOCAL_FONTS, SAMPLE } from "./fallback-faces.ts"
import { readFontMetrics } from "./font-metrics.ts"
import { formatFaces } from "./print-faces.ts"
import { readFont } from "./read-font.ts"
import { listTypefaces } from "./typefaces.ts"

const root = join(import.meta.dirname, "../../../../..")
const fontsource = (name: string) =>
  join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
const getMetrics = (path: string) => readFontMetrics(readFont(readFileSync(path)))

// Measured for each weight with `measureText` in Chromium 156.
const TEXT = "abcdefghijklmnopqrstuvwxyz ABC 0123 åäö"
const WIDTHS = [
  ["schibsted-grotesk", [0.5205, 0.5397, 0.5457, 0.5517]],
  ["hanken-grotesk", [0.5055, 0.5103, 0.5117, 0.5126]],
  ["familjen-grotesk", [0.481, 0.4993, 0.502, 0.505]],
] as const

test.each(WIDTHS)(
  "the calculated average character width of %s equals the width measured in the browser for every weight",
  (name, widths) => {
    const { meanAdvance } = getMetrics(fontsource(name))

    for (const [index, weight] of [400, 600, 650, 700].entries()) {
      expect(meanAdvance(TEXT, weight)).toBeCloseTo(widths[index] ?? 0, 3)
    }
  },
)

test("measuring text with a character that the font lacks throws an error that names the character", () => {
  expect(() => getMetrics(fontsource("hanken-grotesk")).meanAdvance("Škoda", 400)).toThrow('it has no "Š"')
})

test("the fallback font face has the character width and the line height of the original font", () => {
  const [arial = ""] = createFallbackFaces(
    "Wide Variable",
    { ascent: 1, descent: 0.2, lineGap: 0, meanAdvance: () => 2 * LOCAL_FONTS[0].regular.mean },
    [400],
  )

  expect(arial).toContain('font-family: "Wide as Arial"')
  expect(arial).toContain("size-adjust: 200%")
  expect(arial).toContain("ascent-override: 50%")
  expect(arial).toContain("descent-override: 10%")
})

const LIBERATION = "/usr/share/fonts/truetype/liberation"
const liberation = [
  ["LiberationSans-Regular.ttf", LOCAL_FONTS[0].regular.mean],
  ["LiberationSans-Bold.ttf", LOCAL_FONTS[0].bold.mean],
] as const

test.skipIf(!existsSync(LIBERATION)).each(liberation)(
  "Arial has the same width as its metric equivalent %s (skipped without Liberation Sans)",
  (file, mean) => {
    expect(getMetrics(join(LIBERATION, file)).meanAdvance(SAMPLE, 400)).toBeCloseTo(mean, 3)
  },
)

const resolvers = globSync("sites/*/theme/theme.resolver.json", { cwd: root })

test.each(resolvers)("%s has a fallback font face for every typeface and weight", (path) => {
  const resolver = join(root, path)
  const tokens = readTheme(resolver).getTokens()
  const faces = formatFaces(tokens, (name) => findPackageFolder(name, resolver))

  for (const [font, weights] of [
    ["font.heading", ["weight.heading", "weight.display"]],
    ["font.text", ["weight.text", "weight.strong"]],
  ] as const) {
    const family = [tokens.get(font)?.value].flat().join().split(" Variable")[0]
    for (const weight of weights) {
      expect(faces).toMatch(new RegExp(`"${family} as Arial";[^}]*font-weight: ${tokens.get(weight)?.value};`))
    }
  }
})

const loaders = globSync("sites/*/fonts.ts", { cwd: root })

test.each(loaders)("%s loads exactly the typefaces of the site's theme", (path) => {
  const tokens = readTheme(join(root, path, "../theme/theme.resolver.json")).getTokens()
  const named = ["font.heading", "font.text"].map((font) => tokens.get(font)?.forecourt.package?.split("/")[1])
  const loaded = readFileSync(join(root, path), "utf8").matchAll(/([\w-]+)-latin-wght-normal/g)

  expect(new Set(Array.from(loaded, ([, name]) => name))).toEqual(new Set(named))
})

test.each(loaders)("%s loads every font weight of the site's theme, including the weights of car brands", (path) => {
  const theme = readTheme(join(root, path, "../theme/theme.resolver.json"))
  const loader = readFileSync(join(root, path), "utf8")

  for (const choice of [{}, ...listChoices(theme)]) {
    for (const { properties, weights } of listTypefaces(theme.getTokens(choice))) {
      for (const property of properties.flatMap((name) => [name, `${name}-ext`])) {
        const [, min, max] = new RegExp(`weight: "(\\d+) (\\d+)",\\n {2}variable: "${property}"`).exec(loader) ?? []
        expect(weights.filter((weight) => weight < Number(min) || weight > Number(max))).toEqual([])
        expect(Number(min)).toBeGreaterThan(0)
      }
    }
  }
})
