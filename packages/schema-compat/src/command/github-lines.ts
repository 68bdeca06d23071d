import type { Change } from "../change.types.ts"
import { positionOf, positionsIn } from "../positions.ts"
import type { Judged, Need } from "./compat-command.ts"
import { breaks } from "./text-lines.ts"

/** Annotations of a GitHub workflow: an error where something breaks, a notice where something else changed. */
export function githubLines(judged: readonly Judged[], need: Need): string[] {
  return judged.flatMap(({ pair: { file, later }, classification: { changes } }) => {
    const positions = positionsIn(later?.text ?? "")
    return changes.map((change) => {
      const { line, column } = positionOf(positions, change.pointer)
      const command = breaks(change, need) ? "error" : "notice"
      const place = `file=${property(file)},line=${line},col=${column},title=${property(titleOf(change))}`
      return `::${command} ${place}::${escaped(change.message)}`
    })
  })
}

function titleOf({ rule, level }: Change): string {
  return `${rule} (${level})`
}

/** As the runner reads them: what would end a command or a property is written as its number. */
function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}

function property(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
}
