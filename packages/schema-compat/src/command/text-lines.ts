import { formatShort } from "../changes/messages.ts"
import type { Judged, Need } from "./compat-command.ts"

export function formatTextLines(judged: readonly Judged[], need: Need): string[] {
  const broken = judged.filter(({ isFine }) => !isFine)
  const changed = judged.filter(({ classification }) => classification.changes.length > 0)
  return [
    ...broken.flatMap((item) => formatBroken(item, need)),
    formatClosing(judged.length, changed.length, broken.length),
  ]
}

function formatBroken({ pair, classification }: Judged, need: Need): string[] {
  const { changes, examples, level } = classification
  const named = changes.filter((change) => isBreaking(change, need))
  return [
    `${pair.file}  ${level}`,
    ...named.flatMap(({ pointer, rule, message }) => [`  ${pointer || "/"}  ${rule}`, `    ${message}`]),
    ...(need !== "forward" && examples.refusedNow !== undefined
      ? [`  Was valid and is refused now: ${formatShort(examples.refusedNow)}`]
      : []),
    ...(need !== "backward" && examples.refusedBefore !== undefined
      ? [`  Is valid now and was refused: ${formatShort(examples.refusedBefore)}`]
      : []),
    "",
  ]
}

export function isBreaking(change: { readonly backward: boolean; readonly forward: boolean }, need: Need): boolean {
  return (need !== "forward" && !change.backward) || (need !== "backward" && !change.forward)
}

function formatClosing(all: number, changed: number, broken: number): string {
  const schemas = all === 1 ? "1 schema" : `${all} schemas`
  if (broken === 0) return `schema-compat: ${schemas}, ${changed} changed, none broken.`
  return `schema-compat: ${schemas}, ${changed} changed, ${broken} broken or not proven.`
}
