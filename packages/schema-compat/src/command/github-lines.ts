import type { Change } from "../change.types.ts"
import { findPosition, findPositions } from "../positions.ts"
import type { Judged, Need } from "./compat-command.ts"
import { isBreaking } from "./text-lines.ts"

export function formatGithubLines(judged: readonly Judged[], need: Need): string[] {
  return judged.flatMap(({ pair: { file, later }, classification: { changes } }) => {
    const positions = findPositions(later?.text ?? "")
    return changes.map((change) => {
      const { line, column } = findPosition(positions, change.pointer)
      const command = isBreaking(change, need) ? "error" : "notice"
      const place = `file=${formatProperty(file)},line=${line},col=${column},title=${formatProperty(getTitle(change))}`
      return `::${command} ${place}::${toEscaped(change.message)}`
    })
  })
}

function getTitle({ rule, level }: Change): string {
  return `${rule} (${level})`
}

function toEscaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}

function formatProperty(text: string): string {
  return toEscaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
}
