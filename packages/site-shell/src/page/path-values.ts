import { decodePath } from "./decode-path.ts"

/**
 * The path segment that separates the path of a page from its filter values, as in
 * `/kop-bil/alla-bilar/-/volvo/diesel`.
 */
export const SEPARATOR = "-"

/** The name of the choice in which blocks receive the filter values from the path. */
export const PATH_CHOICE = "values"

/**
 * Splits a path at the separator into the page's path and the decoded filter values. If a value is invalid, the whole
 * path is returned without values.
 */
export function parseValues(path: string): { readonly path: string; readonly values: readonly string[] } {
  const segments = path.split("/")
  const at = segments.indexOf(SEPARATOR, 2)
  const values = at === -1 ? [] : segments.slice(at + 1).map(decodePath)
  const isRead = values.length > 0 && values.every((value) => value !== null && value !== "")
  return isRead ? { path: segments.slice(0, at).join("/"), values: values.filter(isText) } : { path, values: [] }
}

export function buildValuesPath(path: string, values: readonly string[]): string {
  return [path, SEPARATOR, ...values.map((value) => encodeURIComponent(value.toLowerCase()))].join("/")
}

function isText(value: string | null): value is string {
  return value !== null
}
