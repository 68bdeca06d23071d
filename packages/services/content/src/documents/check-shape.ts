import { isRecord } from "@forecourt/contracts/is-record"
import { createFinding, nothing, toPointerBelow } from "./findings.ts"
import { formatSuggestion } from "./nearest-name.ts"
import type { Finding } from "./problem.types.ts"

const KINDS = {
  text: (value: unknown) => typeof value === "string",
  number: (value: unknown) => typeof value === "number",
  object: isRecord,
  list: Array.isArray,
  flag: (value: unknown) => typeof value === "boolean",
}

export type Shape = Readonly<Record<string, keyof typeof KINDS>>

/**
 * Checks the property names and types of an object. The property `$schema` is always allowed, since code editors use
 * it.
 */
export function checkShape(
  value: unknown,
  pointer: string,
  shape: Shape,
  required: readonly string[],
): readonly Finding[] {
  if (!isRecord(value)) return createFinding(pointer, "is no object", "Write an object.")
  return [
    ...required
      .filter((name) => !Object.hasOwn(value, name))
      .flatMap((name) => createFinding(toPointerBelow(pointer, name), "is missing", `Add ${name}.`)),
    ...Object.entries(value).flatMap(([name, part]) => checkPart(part, name, toPointerBelow(pointer, name), shape)),
  ]
}

function checkPart(part: unknown, name: string, pointer: string, shape: Shape): readonly Finding[] {
  const kind = Object.hasOwn(shape, name) ? shape[name] : undefined
  if (name === "$schema" || (kind !== undefined && KINDS[kind](part))) return nothing
  return kind === undefined
    ? createFinding(pointer, "is not known here", `Take it out.${formatSuggestion(name, Object.keys(shape))}`)
    : createFinding(pointer, `is no ${kind}`, `Write a ${kind}.`)
}
