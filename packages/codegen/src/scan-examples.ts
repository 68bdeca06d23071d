import { existsSync } from "node:fs"
import { join, posix } from "node:path"
import { findFiles } from "./find-files.ts"

export interface ExampleFile {
  /** The name of the example, such as `default`, `edge/no-image` or `invalid/five-facts`. */
  readonly name: string
  readonly path: string
  readonly kind: "shown" | "edge" | "invalid"
  /**
   * The path of the file with the result that the block's loader would return. It is absent if the example has no such
   * file.
   */
  readonly data?: string
}

export function scanExamples(root: string, schemas: string, block: string): ExampleFile[] {
  const folder = posix.join("blocks", block, "examples")
  return findFiles(join(root, schemas, folder), "**/*.json")
    .map((path): ExampleFile => {
      const data = posix.join("blocks", block, "data", path)
      return {
        name: path.replace(/\.json$/, ""),
        path: posix.join(folder, path),
        kind: getKind(path),
        ...(existsSync(join(root, schemas, data)) && { data }),
      }
    })
    .sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))
}

function getKind(path: string): ExampleFile["kind"] {
  if (path.startsWith("edge/")) return "edge"
  return path.startsWith("invalid/") ? "invalid" : "shown"
}

function rank({ name, kind }: ExampleFile): number {
  if (name === "default") return 0
  return kind === "shown" ? 1 : kind === "edge" ? 2 : 3
}
