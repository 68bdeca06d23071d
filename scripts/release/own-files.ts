import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { join, relative } from "node:path"
import { readPlace } from "./place.ts"
import { createPublishedManifest, createPublishedReadme } from "./published.ts"

const ROOT = join(import.meta.dirname, "../..")
const CHANGED = ["package.json", "README.md"]

const getKeptPath = (packageFolder: string) => join(ROOT, ".cache/packing", relative(ROOT, packageFolder))

export function publishFiles(packageFolder: string): void {
  const place = readPlace(ROOT)
  restoreFiles(packageFolder)
  const read = (file: string) => readFileSync(join(packageFolder, file), "utf8")
  const source = { folder: relative(ROOT, packageFolder).replaceAll("\\", "/"), getFileKind: getKind }
  const manifest = createPublishedManifest(JSON.parse(read("package.json")), source, place)
  const readme = createPublishedReadme(read("README.md"), source, place)

  const kept = getKeptPath(packageFolder)
  mkdirSync(kept, { recursive: true })
  for (const file of CHANGED) cpSync(join(packageFolder, file), join(kept, file))
  replaceFile(join(packageFolder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`)
  replaceFile(join(packageFolder, "README.md"), readme)
  cpSync(join(ROOT, "LICENSE"), join(packageFolder, "LICENSE"))
}

/** Restores the original files of a package. This also works after an interrupted run. */
export function restoreFiles(packageFolder: string): void {
  const kept = getKeptPath(packageFolder)
  if (!existsSync(kept)) return
  for (const file of readdirSync(kept)) replaceFile(join(packageFolder, file), readFileSync(join(kept, file), "utf8"))
  rmSync(join(packageFolder, "LICENSE"), { force: true })
  rmSync(kept, { recursive: true })
}

/** Replaces a file atomically, because npm reads all manifests while several packages are being packed. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

export function getKind(path: string): "file" | "folder" | null {
  const status = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (status === undefined) return null
  return status.isFile() ? "file" : "folder"
}
