import { browserslistToTargets, type CSSModuleExport, transform } from "lightningcss"

export interface CompiledSheet {
  readonly sheet: string
  readonly classes: Readonly<Record<string, string>>
}

/** The default browsers of Next.js. */
const BROWSERS = ["chrome 111", "edge 111", "firefox 111", "safari 16.4"]

const TARGETS = browserslistToTargets(BROWSERS)

/** Compiles a CSS module in the same way as Next.js. The class names are the same in every build. */
export function compileSheet(name: string, source: string): CompiledSheet {
  const { code, exports = {} } = transform({
    filename: name,
    code: Buffer.from(source),
    minify: true,
    targets: TARGETS,
    cssModules: { pattern: "[hash]_[local]", grid: false, container: false },
  })
  return {
    sheet: code.toString(),
    classes: Object.fromEntries(
      Object.entries(exports)
        .map(([local, entry]) => [local, listClasses(entry)])
        .sort(),
    ),
  }
}

function listClasses({ name, composes }: CSSModuleExport): string {
  return [name, ...composes.map((other) => other.name)].join(" ")
}
