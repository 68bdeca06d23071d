import { createHash, hash } from "node:crypto"
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** The path of the cache file. It is in `node_modules`, so that it is deleted together with the packages. */
const FILE = "node_modules/.cache/forecourt/generated.json"

export class Memory {
  private readonly file: string | null
  private before: Map<string, unknown>
  private now = new Map<string, unknown>()
  private isSaved = true

  /** @param file the cache file; `null` for an in-memory cache */
  constructor(file: string | null = null) {
    this.file = file
    this.before = new Map(file === null || !existsSync(file) ? [] : Object.entries(readJson(file)))
  }

  /**
   * Returns the cached result for a key. If there is none, it calls `make` and caches the result, which must be plain
   * data.
   */
  recall<Result>(key: readonly unknown[], make: () => Result): Result {
    const name = calculateHash(JSON.stringify(key))
    const known = this.now.get(name) ?? this.before.get(name)
    const result = known === undefined ? make() : (known as Result)
    this.now.set(name, result)
    return result
  }

  /** Ends a run. All cache entries that were not used in the run are removed. */
  endRun(): void {
    const isSame = this.now.size === this.before.size && [...this.now.keys()].every((key) => this.before.has(key))
    this.isSaved &&= isSame
    this.before = this.now
    this.now = new Map()
  }

  /**
   * Writes the cache to the disk for the next process. It replaces the file instead of changing it, so that hard links
   * to the previous file keep the previous content.
   */
  save(): void {
    if (this.isSaved || this.file === null) return
    mkdirSync(dirname(this.file), { recursive: true })
    const next = `${this.file}.${process.pid}`
    writeFileSync(next, JSON.stringify(Object.fromEntries(this.before)))
    renameSync(next, this.file)
    this.isSaved = true
  }
}

export function calculateHash(text: string): string {
  return hash("sha256", text, "base64url")
}

export function createMemory(root: string): Memory {
  return new Memory(existsSync(join(root, "node_modules")) ? join(root, FILE) : null)
}

export function getGeneratorVersion(): string {
  const hash = createHash("sha256")
  for (const file of globSync("**/*.{ts,js}", { cwd: import.meta.dirname }).sort()) {
    if (!file.includes(".test.")) hash.update(readFileSync(join(import.meta.dirname, file)))
  }
  return hash.digest("base64url")
}

/**
 * Parses a JSON file. Returns an empty object if the file is missing or incomplete, for example after an interrupted
 * write.
 */
function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return {}
  }
}
