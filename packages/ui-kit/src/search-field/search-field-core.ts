/**
 * The action of a search form without its query. `fields` contains the query parameters as hidden fields, since
 * browsers replace the query of the action when they submit a GET form.
 */
export interface SearchTarget {
  readonly action: string
  readonly fields: readonly (readonly [string, string])[]
}

/**
 * Splits a URL into the action and the hidden fields of a search form. The query parameter that `name` specifies is
 * omitted, since the text field submits it. Spec 1 §2.
 */
export function readTarget(address: string, name: string): SearchTarget {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? []
  const fields = [...new URLSearchParams(query)].filter(([key]) => key !== name)
  return { action: `${path}${fragment}`, fields }
}

export function buildSearchAddress(address: string, name: string, term: string): string {
  const { action, fields } = readTarget(address, name)
  const [path = "", fragment] = action.split("#")
  const query = new URLSearchParams([...fields, [name, term]].map(([key = "", value = ""]) => [key, value]))
  return `${path}?${query}${fragment === undefined ? "" : `#${fragment}`}`
}
