import type { FormIssue } from "./form.types.ts"

/** Appends a property or a list entry to a JSON pointer. RFC 6901. */
export function formatPointer(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`
}

export function getPlace({ pointer, property }: FormIssue): string {
  const whole = pointer === "/" ? "" : pointer
  return property === undefined ? whole : formatPointer(whole, property)
}

/**
 * Selects the issues at or below a pointer. Issues at or below one of the pointers in `others` are left out, since they
 * are shown elsewhere.
 */
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

export function isWithin(place: string, pointer: string): boolean {
  return place === pointer || place.startsWith(`${pointer}/`)
}
