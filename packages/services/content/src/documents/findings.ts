import { isRecord } from "@forecourt/contracts/is-record"
import type { Finding, Problem } from "./problem.types.ts"

export const nothing: readonly Finding[] = []

export function createProblem(file: string, pointer: string, message: string, cure: string): Problem {
  return { file, pointer, message, cure }
}

export function createFinding(pointer: string, message: string, cure: string): readonly Finding[] {
  return [{ pointer, message, cure }]
}

export function checkThat(isSo: boolean, pointer: string, message: string, cure: string): readonly Finding[] {
  return isSo ? nothing : createFinding(pointer, message, cure)
}

/** Creates a finding for missing content. A draft may lack this content, but a published page may not. */
export function createIncompleteFinding(pointer: string, message: string, cure: string): readonly Finding[] {
  return [{ pointer, message, cure, isIncomplete: true }]
}

export function toPointerBelow(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`
}

export function checkEntries(
  list: unknown,
  pointer: string,
  check: (entry: unknown, pointer: string) => readonly Finding[],
): readonly Finding[] {
  if (!Array.isArray(list)) return createFinding(pointer, "is no list", "Write a list of entries.")
  return list.flatMap((entry, index) => check(entry, toPointerBelow(pointer, index)))
}

export function checkValues(
  object: unknown,
  pointer: string,
  check: (value: unknown, pointer: string, key: string) => readonly Finding[],
): readonly Finding[] {
  if (!isRecord(object)) return createFinding(pointer, "is no object", "Write an object.")
  return Object.entries(object).flatMap(([key, value]) => check(value, toPointerBelow(pointer, key), key))
}
