import { decodePath } from "./decode-path.ts"

/**
 * The path segment that separates the path of a list from its filter values, as in
 * `/kop-bil/alla-bilar/-/volvo/diesel`.
 */
export const SEPARATOR = "-"

export const PATH_CHOICE = "values"

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
