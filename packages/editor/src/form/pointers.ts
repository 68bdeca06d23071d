import type { FormIssue } from "./form.types.ts"

/** Returns the JSON pointer to a property, or to a list entry, of the value at `pointer`. RFC 6901. */
export function formatPointer(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`
}

/**
 * Returns the pointer at which an issue is shown. An issue about a missing or unknown property is shown at that
 * property.
 */
export function getPlace({ pointer, property }: FormIssue): string {
  const whole = pointer === "/" ? "" : pointer
  return property === undefined ? whole : formatPointer(whole, property)
}

/**
 * Returns the issues at or below a pointer, except those at or below one of the other pointers, where they are already
 * shown.
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
