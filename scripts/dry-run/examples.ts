import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/**
 * Writes the TypeScript examples of a README to files. Each file is named by the code fence (`tsx app/page.tsx`) or,
 * without such a name, by the number of the example.
 */
export function writeExamples(readme: string, folder: string): readonly string[] {
  const fences = readFileSync(readme, "utf8").matchAll(/^```(tsx?)(?: (\S+))?\n([\s\S]*?)^```/gm)
  return [...fences].map(([, language, name, code = ""], index) => {
    const file = join(folder, name ?? `${index}.${language}`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, code)
    return file
  })
}

/** The packages whose READMEs contain JSON or commands instead of TypeScript. */
const WITHOUT = [
  "content-service",
  "forms-service",
  "schemas",
  "search-alerts-service",
  "search-service",
  "tyre-hotel-service",
  "workshop-booking-service",
]

export function complaintsAboutPages(app: string, others: readonly string[]): readonly string[] {
  const pages = globSync("node_modules/@forecourt/*/README.md", { cwd: app }).map((file) => join(app, file))
  return [...pages, ...others].flatMap((page) => {
    const name = basename(dirname(page))
    const files = writeExamples(page, join(app, "examples", name))
    return files.length > 0 || WITHOUT.includes(name) ? [] : [`${page} has no example`]
  })
}
