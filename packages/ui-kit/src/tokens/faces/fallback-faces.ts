import type { FontMetrics } from "./font-metrics.ts"

/**
 * The sentences that are used to measure the mean character width. They contain only characters of the subset `latin`.
 */
export const SAMPLE =
  "Vi tar hand om bilen. Hela vägen. We look after the car, from the first drive to the next one. Vi tar hånd om bilen din også i vinter. Löydä auto ja varaa koeajo huomiselle. Auto na sklade, cena za mesiac 349 eur."

/**
 * The preinstalled fonts: Arial on desktops and iPhones, and Roboto on Android. `mean` is the mean character width of
 * the sample in this font.
 */
export const LOCAL_FONTS = [
  {
    name: "Arial",
    regular: { files: ["Arial", "Liberation Sans"], mean: 0.4353 },
    bold: { files: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], mean: 0.4649 },
  },
  {
    name: "Roboto",
    regular: { files: ["Roboto"], mean: 0.4321 },
    bold: { files: ["Roboto Bold", "Roboto-Bold", "Roboto"], mean: 0.4391 },
  },
] as const

const BOLD_FROM = 600

export function listFallbackFamilies(family: string): readonly string[] {
  return LOCAL_FONTS.map(({ name }) => getFallbackName(family, name))
}

/**
 * Creates `@font-face` rules that scale preinstalled fonts to the size of a font family. The rules prevent a layout
 * shift when the font family has loaded.
 */
export function createFallbackFaces(
  family: string,
  metrics: FontMetrics,
  weights: readonly number[],
): readonly string[] {
  return LOCAL_FONTS.flatMap(({ name, regular, bold }) =>
    weights.map((weight) => {
      const local = weight < BOLD_FROM ? regular : bold
      const size = metrics.meanAdvance(SAMPLE, weight) / local.mean
      return formatFace({
        "font-family": `"${getFallbackName(family, name)}"`,
        src: local.files.map((file) => `local("${file}")`).join(", "),
        "font-weight": String(weight),
        "size-adjust": formatPercent(size),
        "ascent-override": formatPercent(metrics.ascent / size),
        "descent-override": formatPercent(metrics.descent / size),
        "line-gap-override": formatPercent(metrics.lineGap / size),
      })
    }),
  )
}

function getFallbackName(family: string, local: string): string {
  return `${family.replace(/ Variable$/, "")} as ${local}`
}

function formatFace(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join("\n")}\n}`
}

function formatPercent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`
}
