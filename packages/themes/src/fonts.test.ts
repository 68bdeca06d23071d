import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeAll, expect, test } from "vitest"
import { SAMPLE } from "../../ui-kit/src/tokens/faces/fallback-faces.ts"
import { readFontMetrics } from "../../ui-kit/src/tokens/faces/font-metrics.ts"
import { type FontTables, readFont } from "../../ui-kit/src/tokens/faces/read-font.ts"
import { listBrandGroups, listGroupTypefaces } from "./brand-groups.ts"
import { buildFonts, FONTS_FOLDER, hasFonts, listFontFiles } from "./fonts.ts"

const root = join(import.meta.dirname, "../../..")
const files = listFontFiles()
let folder = ""

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-fonts-"))
  await buildFonts(folder)
  return () => rmSync(folder, { recursive: true, force: true })
})

const built = (path: string) => readFileSync(join(folder, path))

test("the build contains two font subsets and a licence for each brand group's typefaces", () => {
  const typefaces = listBrandGroups().flatMap((group) => listGroupTypefaces(group))

  expect(hasFonts(folder)).toBe(true)
  expect(files).toHaveLength(2 * typefaces.length)
  for (const { path } of files) {
    expect(built(path.replace(/-latin.*/, ".LICENSE")).toString()).toContain("SIL Open Font License")
  }
})

test("hasFonts returns false for a folder without fonts", () => {
  expect(hasFonts(join(folder, "nothing"))).toBe(false)
})

test.each(files)("$path has the weight range $min to $max and is smaller than its source font", ({ path, ...font }) => {
  expect(weightAxis(readFont(built(path)))).toEqual([font.min, font.max])
  expect(built(path).length).toBeLessThan(readFileSync(font.source).length)
})

test.each(files)("$path contains every character of its source font", ({ path, source }) => {
  const letters = getLetters(readFont(readFileSync(source)))

  expect(letters.length).toBeGreaterThan(100)
  expect(getLetters(readFont(built(path)))).toEqual(letters)
})

const latin = files.filter(({ path }) => path.includes("-latin-wght"))

test.each(latin)("$path has the same glyph widths as its source font at every weight in use", ({ path, source }) => {
  const subset = readFontMetrics(readFont(built(path)))
  const whole = readFontMetrics(readFont(readFileSync(source)))
  const [group = "", file = ""] = path.split("/")
  const used = listGroupTypefaces(group).find(({ package: name }) => file.startsWith(`${name.split("/").pop()}-latin`))

  expect(used?.weights.length).toBeGreaterThan(1)
  for (const weight of used?.weights ?? []) {
    expect(subset.meanAdvance(SAMPLE, weight)).toBeCloseTo(whole.meanAdvance(SAMPLE, weight), 3)
  }
})

test.each(latin)(
  "$path has every OpenType feature of its source font except the features for fractions and digit widths",
  ({ path, source }) => {
    const features = getFeatures(readFont(built(path)))
    const lost = getFeatures(readFont(readFileSync(source))).filter((feature) => !features.includes(feature))

    expect(lost).toContain("frac")
    // A font without digits of different widths needs no `tnum`: see the next test.
    expect(["dnom", "frac", "numr", "pnum", "tnum"]).toEqual(expect.arrayContaining([...lost]))
  },
)

test.each(latin)(
  "in $path all digits have the same width, or an OpenType feature gives them the same width",
  ({ path }) => {
    const tables = readFont(built(path))
    const widths = [..."0123456789"].map((figure) => readFontMetrics(tables).meanAdvance(figure, 400))

    expect(getFeatures(tables).includes("tnum") || new Set(widths).size === 1).toBe(true)
  },
)

const loaders = globSync("sites/*/fonts.ts", { cwd: root })

test.each(loaders)("the fonts that %s loads exist and have the declared weights", (loader) => {
  const named = readFileSync(join(root, loader), "utf8").matchAll(/src: "([^"]+)",\n {2}weight: "(\d+) (\d+)"/g)
  const loaded = Array.from(named, ([, src = "", min, max]) => ({
    file: join(root, loader, "..", src),
    weights: [Number(min), Number(max)],
  }))

  expect(loaded.length).toBeGreaterThan(1)
  for (const { file, weights } of loaded) {
    const path = file.startsWith(FONTS_FOLDER) ? join(folder, file.slice(FONTS_FOLDER.length)) : file
    expect(existsSync(path), file).toBe(true)
    expect(weightAxis(readFont(readFileSync(path)))).toEqual(weights)
  }
})

test("the typefaces that the design tokens refer to are dev dependencies", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(import.meta.dirname, "../package.json"), "utf8"))
  const packages = listBrandGroups().flatMap((group) => listGroupTypefaces(group).map(({ package: name }) => name))

  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(packages))
})

function weightAxis(tables: FontTables): readonly number[] {
  const fvar = tables.get("fvar")
  if (!fvar) return []
  const at = fvar.getUint16(4)
  return [4, 12].map((offset) => fvar.getInt32(at + offset) / 65_536)
}

function getLetters(tables: FontTables): readonly string[] {
  const { meanAdvance } = readFontMetrics(tables)
  return Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter((letter) => {
    try {
      meanAdvance(letter, 400)
      return true
    } catch {
      return false
    }
  })
}

function getFeatures(tables: FontTables): readonly string[] {
  const tags = ["GPOS", "GSUB"].flatMap((name) => {
    const table = tables.get(name)
    if (!table) return []
    const list = table.getUint16(6)
    return Array.from({ length: table.getUint16(list) }, (_, index) =>
      String.fromCharCode(...[0, 1, 2, 3].map((byte) => table.getUint8(list + 2 + index * 6 + byte))),
    )
  })
  return [...new Set(tags)].sort()
}
