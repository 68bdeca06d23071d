/** The separator in a path between a page and its filter values: `/kop-bil/alla-bilar/-/volvo/diesel`. */
export const SEPARATOR = "-"

/** The name of the choice that passes the values in a path to the blocks of the page. */
export const PATH_CHOICE = "values"

/**
 * Splits a path into the page's path and the decoded values after the separator. A path with an invalid value is
 * returned whole.
 */
export function parseValues(path: string): { readonly path: string; readonly values: readonly string[] } {
  const segments = path.split("/")
  const at = segments.indexOf(SEPARATOR, 2)
  const values = at === -1 ? [] : segments.slice(at + 1).map(parseSegment)
  const isRead = values.length > 0 && values.every((value) => value !== null && value !== "")
  return isRead ? { path: segments.slice(0, at).join("/"), values: values.filter(isText) } : { path, values: [] }
}

export function buildValuesPath(path: string, values: readonly string[]): string {
  return [path, SEPARATOR, ...values.map((value) => encodeURIComponent(value.toLowerCase()))].join("/")
}

function isText(value: string | null): value is string {
  return value !== null
}

function parseSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
