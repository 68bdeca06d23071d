import { browserslistToTargets, type CSSModuleExport, transform } from "lightningcss"

export interface CompiledSheet {
  /** The sheet as browsers load it. */
  readonly sheet: string
  /** The classes by the names that the source calls them. */
  readonly classes: Readonly<Record<string, string>>
}

/** Those that Next says it supports, and compiles its own style sheets for. */
const BROWSERS = ["chrome 111", "edge 111", "firefox 111", "safari 16.4"]

const TARGETS = browserslistToTargets(BROWSERS)

/**
 * Compiles a CSS module the way the framework would. Classes depend on the name of the sheet alone, which is the same
 * in every build.
 */
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
        .map(([local, own]) => [local, listClasses(own)])
        .sort(),
    ),
  }
}

/** A class, and those it is composed of. */
function listClasses({ name, composes }: CSSModuleExport): string {
  return [name, ...composes.map((other) => other.name)].join(" ")
}
