import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { type CompiledSheet, compileSheet } from "./compile-sheet.ts"
import { OWN_SHEETS } from "./own-sheets.ts"

interface LoaderContext {
  readonly resourcePath: string
  addDependency(path: string): void
}

/**
 * Matches imports of style sheets: `import css from "./footer.module.css"`, `import * as footer from …` and `import
 * "@forecourt/ui-kit/css/film.css"`.
 */
const CSS_IMPORT = /^import\s+(?:(\*\s+as\s+)?(\w+)\s+from\s+)?["']([^"']+\.css)["'];?$/gm

/** Replaces the style sheet imports of a module with objects, since Next.js would add all of them to every page. */
export default function styleSheetLoader(this: LoaderContext, code: string): string {
  const { resolve } = createRequire(this.resourcePath)
  return code.replaceAll(CSS_IMPORT, (whole, everything, name, specifier) => {
    const path = resolve(specifier)
    const sheetName = OWN_SHEETS.exec(path.replaceAll("\\", "/"))?.[1]
    if (sheetName === undefined) return whole
    if (name === undefined) return ""

    this.addDependency(path)
    const { classes, sheet } = compileSheet(sheetName, readFileSync(path, "utf8"))
    return `const ${name} = ${JSON.stringify(everything === undefined ? selectNamed(classes, name, code) : { sheet })};`
  })
}

/**
 * Returns the class names that a module accesses, such as `css.search`. Returns all class names if the module uses the
 * object in another way.
 */
function selectNamed(classes: CompiledSheet["classes"], name: string, code: string): CompiledSheet["classes"] {
  const uses = [...code.replaceAll(CSS_IMPORT, "").matchAll(new RegExp(`\\b${name}\\b(?:\\.(\\w+))?`, "g"))]
  const named = uses.map(([, local]) => local)
  if (named.includes(undefined)) return classes
  return Object.fromEntries(Object.entries(classes).filter(([local]) => named.includes(local)))
}
