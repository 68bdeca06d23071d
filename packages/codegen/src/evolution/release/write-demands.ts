import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { BlockVerdict, EvolutionReport } from "./report.types.ts"

export function writeDemands(root: string, { demands, blocks }: EvolutionReport): string[] {
  return demands.flatMap(({ file, rule, text }) => {
    const path = join(root, file)
    if (rule === "version") {
      const verdict = blocks.find(({ block }) => file.endsWith(`/${block}.schema.json`))
      if (verdict === undefined) return []
      writeFileSync(path, setVersion(readFileSync(path, "utf8"), verdict))
      return [file]
    }
    if (text === undefined || rule === "falsified") return []
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return [file]
  })
}

function setVersion(text: string, { released }: BlockVerdict): string {
  return text.replace(/("x-block"\s*:\s*\{[^}]*?"version"\s*:\s*)\d+/, `$1${released + 1}`)
}
