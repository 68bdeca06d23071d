import { shorten } from "../changes/messages.ts"
import type { Judged, Need } from "./compat-command.ts"

/** The report for people: what is broken first, with a document that shows it. */
export function textLines(judged: readonly Judged[], need: Need): string[] {
  const broken = judged.filter(({ isFine }) => !isFine)
  const changed = judged.filter(({ classification }) => classification.changes.length > 0)
  return [...broken.flatMap((own) => brokenLines(own, need)), closing(judged.length, changed.length, broken.length)]
}

function brokenLines({ pair, classification }: Judged, need: Need): string[] {
  const { changes, examples, level } = classification
  const named = changes.filter((change) => breaks(change, need))
  return [
    `${pair.file}  ${level}`,
    ...named.flatMap(({ pointer, rule, message }) => [`  ${pointer || "/"}  ${rule}`, `    ${message}`]),
    ...(need !== "forward" && examples.refusedNow !== undefined
      ? [`  Was valid and is refused now: ${shorten(examples.refusedNow)}`]
      : []),
    ...(need !== "backward" && examples.refusedBefore !== undefined
      ? [`  Is valid now and was refused: ${shorten(examples.refusedBefore)}`]
      : []),
    "",
  ]
}

/** Whether a change stands in the way of what is needed. */
export function breaks(change: { readonly backward: boolean; readonly forward: boolean }, need: Need): boolean {
  return (need !== "forward" && !change.backward) || (need !== "backward" && !change.forward)
}

function closing(all: number, changed: number, broken: number): string {
  const schemas = all === 1 ? "1 schema" : `${all} schemas`
  if (broken === 0) return `schema-compat: ${schemas}, ${changed} changed, none broken.`
  return `schema-compat: ${schemas}, ${changed} changed, ${broken} broken or not proven.`
}
