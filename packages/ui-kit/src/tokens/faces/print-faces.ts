import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Tokens } from "../tokens.types.ts"
import { fallbackFaces } from "./fallback-faces.ts"
import { fontMetrics } from "./font-metrics.ts"
import { readFont } from "./read-font.ts"
import { typefacesOf } from "./typefaces.ts"

/** Stand-ins for every typeface of a theme that comes from a package; `locate` finds a package's folder. */
export function printFaces(tokens: Tokens, locate: (name: string) => string): string {
  const faces = typefacesOf(tokens).flatMap(({ family, package: name, weights }) => {
    const file = join(locate(name), "files", `${name.split("/").pop()}-latin-wght-normal.woff2`)
    return fallbackFaces(family, fontMetrics(readFont(readFileSync(file))), weights)
  })
  return faces.map((face) => `${face}\n`).join("")
}
