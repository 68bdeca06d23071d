import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { writeTexts } from "../../write-files.ts"
import type { BlockVerdict, EvolutionReport } from "./report.types.ts"

export function writeDemands(root: string, { demands, blocks }: EvolutionReport): string[] {
  return demands.flatMap(({ file, rule, text }) => {
    if (rule === "version") {
      const path = join(root, file)
      const verdict = blocks.find(({ block }) => file.endsWith(`/${block}.schema.json`))
      if (verdict === undefined) return []
      writeFileSync(path, setVersion(readFileSync(path, "utf8"), verdict))
      return [file]
    }
    if (text === undefined || rule === "falsified") return []
    writeTexts(root, { [file]: text })
    return [file]
  })
}

function setVersion(text: string, { released }: BlockVerdict): string {
  return text.replace(/("x-block"\s*:\s*\{[^}]*?"version"\s*:\s*)\d+/, `$1${released + 1}`)
}
