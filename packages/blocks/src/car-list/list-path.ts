import { type FilterQuery, formatQuery } from "@forecourt/filters-machine"
import type { Choices } from "@forecourt/renderer"
import { LIST_FIELDS } from "./list-fields.ts"

const SEPARATOR = "-"

/**
 * Builds the URL of a list. Selected values become lower-case path segments. All other settings become query
 * parameters. Spec 2 §2.2.
 */
export function listPath(list: string, query: FilterQuery): string {
  const [address = "", fragment] = list.split("#")
  const [path = "", search = ""] = address.split("?")
  const all = LIST_FIELDS.lists.map(({ name }) => [name, query.lists[name] ?? []] as const)
  const chosen = all.flatMap(([, choices]) => choices.filter(({ isExcluded }) => !isExcluded))
  const values = [...new Set(chosen.flatMap(({ value, children }) => [value, ...children]))]
  const left = all.map(([name, choices]) => [name, choices.filter(({ isExcluded }) => isExcluded)])
  const others = formatQuery({ ...query, lists: Object.fromEntries(left) }, LIST_FIELDS)
  const parameters = [search, others].filter((part) => part !== "").join("&")
  return [
    values.length === 0 ? path : [path, SEPARATOR, ...values.map(toSegment)].join("/"),
    ...(parameters === "" ? [] : [`?${parameters}`]),
    ...(fragment === undefined ? [] : [`#${fragment}`]),
  ].join("")
}

export function readListPath(href: string): Choices {
  const { pathname, searchParams } = new URL(href, "https://list.invalid")
  const segments = pathname.split("/")
  const at = segments.indexOf(SEPARATOR, 2)
  const values = at === -1 ? [] : segments.slice(at + 1).map(decodeURIComponent)
  const names = [...new Set(searchParams.keys())]
  return { ...Object.fromEntries(names.map((name) => [name, searchParams.getAll(name)])), ...(at !== -1 && { values }) }
}

function toSegment(value: string): string {
  return encodeURIComponent(value.toLowerCase())
}
