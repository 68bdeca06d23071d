import type { FormIssue } from "./form.types.ts"

/** The pointer of a property, or of an entry of a list. RFC 6901. */
export function formatPointer(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`
}

/** Where an issue belongs: what is missing, or not known, has a place too. */
export function getPlace({ pointer, property }: FormIssue): string {
  const whole = pointer === "/" ? "" : pointer
  return property === undefined ? whole : formatPointer(whole, property)
}

/** The issues at a pointer and below, but for those that others below have. */
export function selectIssues(
  issues: readonly FormIssue[],
  pointer: string,
  others: readonly string[] = [],
): readonly FormIssue[] {
  return issues.filter((issue) => {
    const place = getPlace(issue)
    return isWithin(place, pointer) && !others.some((other) => isWithin(place, other))
  })
}

/** Whether a place is at a pointer, or below it. */
export function isWithin(place: string, pointer: string): boolean {
  return place === pointer || place.startsWith(`${pointer}/`)
}
