import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"
import { listContrastPairs } from "./contrast.ts"
import { formatFaces } from "./faces/print-faces.ts"
import { formatTheme, LAYERS, listChoices, listTokenNames } from "./print-theme.ts"
import { findPackageFolder, readTheme, type Theme } from "./read-theme.ts"
import type { Dimension } from "./tokens.types.ts"

const KIT = join(import.meta.dirname, "../..")

const CODE_HEAD =
  "// Generated from ../base.tokens.json by @forecourt/ui-kit. Do not edit: change the tokens, then run `forecourt-tokens`."

interface Output {
  readonly path: string
  readonly text: string
}

export function buildTheme(resolver: string, { isCheck = false } = {}): readonly string[] {
  const theme = readTheme(resolver)
  checkContrast(theme)
  return createOutputs(resolver, theme)
    .filter(isDifferent)
    .map((output) => {
      if (!isCheck) {
        mkdirSync(dirname(output.path), { recursive: true })
        writeFileSync(output.path, output.text)
      }
      return output.path
    })
}

function createOutputs(resolver: string, theme: Theme): readonly Output[] {
  const folder = join(dirname(resolver), "generated")
  const head = `/* Generated from ${relative(folder, resolver)} by @forecourt/ui-kit. Do not edit: change the tokens, then run \`forecourt-tokens\`. */`
  const reset = readFileSync(join(KIT, "src/base/reset.css"), "utf8")
  const faces = formatFaces(theme.getTokens(), (name) => findPackageFolder(name, resolver))
  const text = [`${head}\n${LAYERS}\n`, faces, formatTheme(theme), reset].filter(Boolean).join("\n")
  const css = { path: join(folder, "theme.css"), text }
  return isOfKit(resolver) ? [css, createNamesFile(folder, theme), createBreakpointsFile(folder, theme)] : [css]
}

function createNamesFile(folder: string, theme: Theme): Output {
  const names = listTokenNames(theme).map((name) => `  "${name}",`)
  const text = `${CODE_HEAD}\n\n/** Every custom property that a theme gives. */\nexport const TOKEN_NAMES = [\n${names.join("\n")}\n] as const\n\n/** Name of a custom property that a theme gives. */\nexport type TokenName = (typeof TOKEN_NAMES)[number]\n`
  return { path: join(folder, "token-names.ts"), text }
}

function createBreakpointsFile(folder: string, theme: Theme): Output {
  const breakpoints = [...theme.getTokens().values()].filter(({ path }) => path.startsWith("breakpoint."))
  const lines = breakpoints.flatMap(({ path, value, description }) => [
    ...(description ? [`  /** ${description} */`] : []),
    `  ${path.split(".")[1]}: ${(value as Dimension).value},`,
  ])
  const text = `${CODE_HEAD}\n\n/** Widths of the window, in pixels, from which pages change: for code. Style sheets write them out, which the css-rules check. Spec 1 §9. */\nexport const BREAKPOINTS_PX = {\n${lines.join("\n")}\n} as const\n`
  return { path: join(folder, "breakpoints.ts"), text }
}

function isOfKit(resolver: string): boolean {
  return basename(resolver) === "kit.resolver.json"
}

function isDifferent({ path, text }: Output): boolean {
  return !existsSync(path) || readFileSync(path, "utf8") !== text
}

function checkContrast(theme: Theme): void {
  for (const choice of [{}, ...listChoices(theme)]) {
    const low = listContrastPairs(theme.getTokens(choice)).find(({ ratio, min }) => ratio < min)
    if (!low) continue
    const where = Object.entries(choice).map(([name, context]) => `${name} ${context}`)
    throw new Error(
      `${[theme.name, ...where].join(", ")}: ${low.color} (${low.values[0]}) on ${low.surface} (${low.values[1]}) reaches ${low.ratio.toFixed(2)} of ${low.min}. Darken or lighten one of them.`,
    )
  }
}
