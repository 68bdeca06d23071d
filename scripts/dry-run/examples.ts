import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/**
 * Writes what a README shows in TypeScript into a folder; answers the files. A fence that names a file
 * (`tsx app/page.tsx`) is that file, others are numbered.
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

/** Packages of JSON and of commands: their pages show no TypeScript. */
const WITHOUT = ["content-service", "schemas", "search-service", "tyre-hotel-service"]

/** Writes the examples of all pages that an application has got, and of others; answers which page has none. */
export function complaintsAboutPages(app: string, others: readonly string[]): readonly string[] {
  const pages = globSync("node_modules/@forecourt/*/README.md", { cwd: app }).map((file) => join(app, file))
  return [...pages, ...others].flatMap((page) => {
    const name = basename(dirname(page))
    const files = writeExamples(page, join(app, "examples", name))
    return files.length > 0 || WITHOUT.includes(name) ? [] : [`${page} has no example`]
  })
}
