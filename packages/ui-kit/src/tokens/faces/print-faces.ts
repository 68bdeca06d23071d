import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Tokens } from "../tokens.types.ts"
import { createFallbackFaces } from "./fallback-faces.ts"
import { readFontMetrics } from "./font-metrics.ts"
import { readFont } from "./read-font.ts"
import { listTypefaces } from "./typefaces.ts"

export function formatFaces(tokens: Tokens, locate: (name: string) => string): string {
  const faces = listTypefaces(tokens).flatMap(({ family, package: name, weights }) => {
    const file = join(locate(name), "files", `${name.split("/").pop()}-latin-wght-normal.woff2`)
    return createFallbackFaces(family, readFontMetrics(readFont(readFileSync(file))), weights)
  })
  return faces.map((face) => `${face}\n`).join("")
}
