import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/**
 * Writes the TypeScript examples of a README to files in a folder, and returns the paths of these files. If the code
 * fence names a file, as in `tsx app/page.tsx`, the example is written to that file. The files of all other examples
 * are numbered.
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

/** The packages whose READMEs contain no TypeScript examples, but JSON or commands. */
const WITHOUT = ["content-service", "schemas", "search-service", "tyre-hotel-service"]

/**
 * Writes the examples from the READMEs of the installed packages, and from other pages, into an application. Returns an
 * error message for each page that unexpectedly contains no example.
 */
export function complaintsAboutPages(app: string, others: readonly string[]): readonly string[] {
  const pages = globSync("node_modules/@forecourt/*/README.md", { cwd: app }).map((file) => join(app, file))
  return [...pages, ...others].flatMap((page) => {
    const name = basename(dirname(page))
    const files = writeExamples(page, join(app, "examples", name))
    return files.length > 0 || WITHOUT.includes(name) ? [] : [`${page} has no example`]
  })
}
