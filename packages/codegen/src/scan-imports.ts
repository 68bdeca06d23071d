export interface Import {
  readonly from: string
  /** The names of the imports, as exported by the other module. It is `null` if everything is imported. */
  readonly names: readonly string[] | null
  /**
   * The names under which the imports are re-exported. It is `null` if everything is re-exported under the same names,
   * and absent if nothing is re-exported.
   */
  readonly as?: readonly string[] | null
}

const FROM = /^(import|export)\s+(?!type\b)([\w$*{}\s,]+?)\s+from\s+["']([^"']+)["']/gm
const WHOLE = /^import\s+["']([^"']+)["']/gm
const LATER = /\bimport\(\s*["']([^"']+)["']\s*\)/g

export function scanImports(code: string): Import[] {
  const named = [...code.matchAll(FROM)].flatMap(([, word, bindings = "", from = ""]): Import[] =>
    word === "import" ? parseImport(bindings, from) : listPassedOn(bindings, from),
  )
  const whole = [...code.matchAll(LATER), ...code.matchAll(WHOLE)].map(([, from = ""]) => ({ from, names: null }))
  return [...named, ...whole]
}

function parseImport(bindings: string, from: string): Import[] {
  if (bindings.includes("*")) return [{ from, names: null }]
  const names = pairsIn(bindings).map(({ name }) => name)
  const isDefault = /^[\w$]/.test(bindings)
  return names.length > 0 || isDefault ? [{ from, names: isDefault ? [...names, "default"] : names }] : []
}

function listPassedOn(bindings: string, from: string): Import[] {
  const [, everythingAs] = /^\*\s+as\s+([\w$]+)/.exec(bindings) ?? []
  if (everythingAs !== undefined) return [{ from, names: null, as: [everythingAs] }]
  if (bindings.startsWith("*")) return [{ from, names: null, as: null }]
  return pairsIn(bindings).map(({ name, as }) => ({ from, names: [name], as: [as] }))
}

/**
 * Parses the bindings of an import, such as `{ A, B as C, type D }`, to pairs of names: `A` as `A`, and `B` as `C`.
 * Types are left out.
 */
function pairsIn(bindings: string): { readonly name: string; readonly as: string }[] {
  const list = /\{([^}]*)\}/.exec(bindings)?.[1] ?? ""
  return list
    .split(",")
    .map((binding) => binding.trim().split(/\s+as\s+/))
    .flatMap(([name = "", as = name]) => (name === "" || name.startsWith("type ") ? [] : [{ name, as }]))
}
