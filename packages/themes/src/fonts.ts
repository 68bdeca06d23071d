import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { basename, dirname, join } from "node:path"
import subsetFont from "subset-font"
import { listBrandGroups, listGroupTypefaces } from "./brand-groups.ts"

export const FONTS_FOLDER = join(import.meta.dirname, "../dist/fonts")

/**
 * The OpenType features that browsers enable by default (https://www.w3.org/TR/css-fonts-4/#default-features), and
 * tabular figures.
 */
const FEATURES = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig", "rvrn", "tnum"]

/** The entries of a font's `name` table that contain the licence. The built fonts must keep these entries. */
const LICENCE_NAMES = [13, 14]

const LAST_CODE_POINT = 0x10ffff

export interface FontFile {
  /**
   * The path of the built font, relative to the folder of all built fonts, for example
   * `norrvik/hanken-grotesk-latin-wght-normal.woff2`.
   */
  readonly path: string
  readonly source: string
  readonly min: number
  readonly max: number
}

export function listFontFiles(): readonly FontFile[] {
  return listBrandGroups().flatMap((group) =>
    listGroupTypefaces(group).flatMap(({ package: name, weights }) =>
      ["latin", "latin-ext"].map((subset) => {
        const file = `${name.split("/").pop()}-${subset}-wght-normal.woff2`
        const source = join(findPackageFolder(name), "files", file)
        return { path: `${group}/${file}`, source, min: Math.min(...weights), max: Math.max(...weights) }
      }),
    ),
  )
}

export function makeFont({ source, min, max }: FontFile): Promise<Buffer> {
  return subsetFont(readFileSync(source), listLetters(), {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE_NAMES,
  })
}

export async function buildFonts(folder = FONTS_FOLDER): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  for (const font of listFontFiles()) {
    const target = join(folder, font.path)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(dirname(font.source), "../LICENSE"), join(dirname(target), getLicenceFile(font)))
    writeFileSync(target, await makeFont(font))
  }
}

export function hasFonts(folder = FONTS_FOLDER): boolean {
  return listFontFiles().every(({ path }) => existsSync(join(folder, path)))
}

function getLicenceFile({ path }: FontFile): string {
  return `${basename(path).replace(/-latin.*$/, "")}.LICENSE`
}

function findPackageFolder(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
}

/** Returns all Unicode characters. The font builder ignores the characters that the font does not contain. */
function listLetters(): string {
  let text = ""
  for (let code = 0; code <= LAST_CODE_POINT; code += 1) text += String.fromCodePoint(code)
  return text
}
