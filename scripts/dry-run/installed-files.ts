import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** The fields of `package.json` that npm displays next to the README. */
const SHOWN = ["license", "repository", "homepage", "bugs", "keywords", "description"]

export function complaintsAboutInstalled(app: string): readonly string[] {
  return globSync("node_modules/@forecourt/*/package.json", { cwd: app }).flatMap((file) => {
    const folder = join(app, dirname(file))
    const manifest: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(join(app, file), "utf8"))
    const links = readFileSync(join(folder, "README.md"), "utf8").matchAll(/\]\((\.[^)]*)\)/g)
    return [
      ...SHOWN.filter((key) => manifest[key] === undefined).map((key) => `says nothing of ${key}`),
      ...["scripts", "devDependencies"].filter((key) => key in manifest).map((key) => `brings ${key}`),
      ...(existsSync(join(folder, "LICENSE")) ? [] : ["has no LICENSE"]),
      ...[...links].map(([, link]) => `links to ${link}, which is not on npm`),
    ].map((complaint) => `${manifest.name} ${complaint}`)
  })
}
