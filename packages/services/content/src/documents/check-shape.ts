import { isRecord } from "@forecourt/contracts/is-record"
import { createFinding, nothing, toPointerBelow } from "./findings.ts"
import { formatSuggestion } from "./nearest-name.ts"
import type { Finding } from "./problem.types.ts"

type Kind = "text" | "number" | "object" | "list" | "flag"

export type Shape = Readonly<Record<string, Kind>>

/** Checks the property names and types of an object. `$schema` is always allowed, because code editors use it. */
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
  if (name === "$schema" || (kind !== undefined && isKind(part, kind))) return nothing
  return kind === undefined
    ? createFinding(pointer, "is not known here", `Take it out.${formatSuggestion(name, Object.keys(shape))}`)
    : createFinding(pointer, `is no ${kind}`, `Write a ${kind}.`)
}

function isKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case "text":
      return typeof value === "string"
    case "number":
      return typeof value === "number"
    case "object":
      return isRecord(value)
    case "list":
      return Array.isArray(value)
    case "flag":
      return typeof value === "boolean"
  }
}
