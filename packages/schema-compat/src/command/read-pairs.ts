import { spawnSync } from "node:child_process"
import { globSync, readFileSync, statSync } from "node:fs"
import { join, relative } from "node:path"
import { isObject, type Json, type JsonObject } from "../json.ts"

export interface Version {
  readonly schema: JsonObject | boolean
  readonly others: Readonly<Record<string, JsonObject>>
  readonly text: string
}

export interface Pair {
  readonly file: string
  readonly old: Version | undefined
  readonly later: Version | undefined
}

export class InvalidInputError extends Error {
  override name = "InvalidInputError"
}

export function readFolderPairs(root: string, [old = "", later = ""]: readonly string[]): Pair[] {
  const [oldPath, newPath] = [join(root, old), join(root, later)]
  const isFolder = isFolderAt(oldPath, old)
  if (isFolder !== isFolderAt(newPath, later))
    throw new InvalidInputError(`${old} and ${later} are not of one kind. Name two files, or two folders.`)
  if (!isFolder) {
    const pair = createPairs(readOne(oldPath), readOne(newPath), () => later)
    return pair
  }
  return createPairs(readFolder(oldPath), readFolder(newPath), (path) => join(later, path))
}

export function readPairsSince(root: string, revision: string, paths: readonly string[]): Pair[] {
  return paths.flatMap((path) => {
    const isFolder = isFolderAt(join(root, path), path)
    const later = isFolder ? readFolder(join(root, path)) : readOne(join(root, path))
    const old = readRevision(root, revision, path, isFolder)
    return createPairs(old, later, (name) => (isFolder ? join(path, name) : path))
  })
}

type Texts = ReadonlyMap<string, string>

const ONLY = "schema.json"

function createPairs(previous: Texts, after: Texts, nameOf: (path: string) => string): Pair[] {
  const [old, later] = [parseVersions(previous), parseVersions(after)]
  return [...new Set([...old.keys(), ...later.keys()])]
    .sort()
    .map((path) => ({ file: nameOf(path).replaceAll("\\", "/"), old: old.get(path), later: later.get(path) }))
}

function parseVersions(texts: Texts): Map<string, Version> {
  const schemas = new Map([...texts].map(([path, text]) => [path, parseSchema(path, text)]))
  const others = Object.fromEntries(
    [...schemas].flatMap(([path, schema]) => (isObject(schema) ? [[path, schema]] : [])),
  )
  return new Map(
    [...schemas].map(([path, schema]) => {
      const named = isObject(schema) && schema.$id === undefined ? { $id: path, ...schema } : schema
      return [path, { schema: named, others, text: texts.get(path) ?? "" }]
    }),
  )
}

function parseSchema(path: string, text: string): JsonObject | boolean {
  const value = parseJson(path, text)
  if (isObject(value) || typeof value === "boolean") return value
  throw new InvalidInputError(`${path} is no JSON Schema: a schema is an object, true or false.`)
}

function parseJson(path: string, text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    throw new InvalidInputError(`${path} is no JSON: ${error instanceof Error ? error.message : error}`)
  }
}

function isFolderAt(path: string, name: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) throw new InvalidInputError(`there is no ${name}. Name a file or a folder that exists.`)
  return stats.isDirectory()
}

function readOne(path: string): Texts {
  return new Map([[ONLY, readFileSync(path, "utf8")]])
}

function readFolder(folder: string): Texts {
  const files = globSync("**/*.json", { cwd: folder, exclude: (name) => name === "node_modules" }).sort()
  return new Map(files.map((file) => [file.replaceAll("\\", "/"), readFileSync(join(folder, file), "utf8")]))
}

function readRevision(root: string, revision: string, path: string, isFolder: boolean): Texts {
  const at = readFromGit(root, ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`])
  if (at === null) throw new InvalidInputError(`git knows no revision ${revision} here. Fetch it, or name another.`)
  const folder = relative(root, join(root, path)) || "."
  const listed = readFromGit(root, ["ls-tree", "-r", "-z", "--name-only", at.trim(), "--", path]) ?? ""
  const files = listed.split("\0").filter((file) => file.endsWith(".json"))
  return new Map(
    files.map((file) => {
      const text = readFromGit(root, ["show", `${at.trim()}:./${file}`]) ?? ""
      return [isFolder ? relative(folder, file).replaceAll("\\", "/") : ONLY, text]
    }),
  )
}

function readFromGit(root: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 })
  return status === 0 ? stdout : null
}
