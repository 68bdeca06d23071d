// Lays out an application as another team would have it: our package from its tarball, the rest as it is installed.
import { spawnSync } from "node:child_process"
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

const ROOT = join(import.meta.dirname, "..")

/** What a consumer installs beside our package. */
const INSTALLED = [
  "react",
  "react-dom",
  "next",
  "vite",
  "typescript",
  "@types/react",
  "@types/react-dom",
  "@types/node",
]

/** Packs a built workspace; returns the tarball. */
export function pack(workspace: string, folder: string): string {
  const args = ["pack", "--json", "--ignore-scripts", "--loglevel=error", "--pack-destination", folder]
  const packed: readonly [{ filename: string }] = JSON.parse(run("npm", args, join(ROOT, workspace)))
  return join(folder, packed[0].filename)
}

/** Copies `scripts/consumers/<name>` into the folder, with its `node_modules`; answers where it lies. */
export function layConsumer(name: string, tarball: string, folder: string): string {
  const app = join(folder, name)
  cpSync(join(ROOT, "scripts/consumers", name), app, { recursive: true })
  writeFileSync(join(app, "package.json"), JSON.stringify({ private: true, type: "module" }))
  for (const dependency of INSTALLED) {
    const link = join(app, "node_modules", dependency)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(ROOT, "node_modules", dependency), link)
  }
  const kit = kitOf(app)
  mkdirSync(kit, { recursive: true })
  run("tar", ["-xzf", tarball, "--strip-components=1", "-C", kit], app)
  return app
}

/** Writes the examples of some pages beside the application, so that its types are checked with them. */
export function addExamples(app: string, pages: readonly string[]): void {
  const examples = pages.flatMap((page) => [
    ...readFileSync(join(ROOT, page), "utf8").matchAll(/^```tsx\n([\s\S]*?)^```/gm),
  ])
  if (examples.length < pages.length) throw new Error(`One of these has no example: ${pages.join(", ")}`)
  mkdirSync(join(app, "examples"))
  for (const [index, [, code = ""]] of examples.entries()) writeFileSync(join(app, `examples/${index}.tsx`), code)
}

/** Where the kit lies in an application. */
export function kitOf(app: string): string {
  return join(app, "node_modules/@forecourt/ui-kit")
}

/** Runs a program to its end; throws what it said when it fails. */
export function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" })
  if (status !== 0) throw new Error(`${[program, ...args].join(" ")}\n${error?.message ?? stdout + stderr}`)
  return stdout
}
