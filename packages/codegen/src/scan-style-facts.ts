export interface StyleFacts {
  /** The values of the `data-part` attribute, in the order in which the parts are rendered. */
  readonly parts: readonly string[]
  readonly states: readonly State[]
  readonly properties: readonly CustomProperty[]
  readonly tokens: readonly string[]
}

export interface State {
  readonly name: string
  readonly values: readonly string[]
}

export interface CustomProperty {
  readonly name: string
  readonly value: string
  /** The other values of the property. Each value applies to the selector or condition in `where`. */
  readonly otherwise: readonly { readonly where: string; readonly value: string }[]
}

export function scanStyleFacts(block: string, css: string, code: string): StyleFacts {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "")
  const prefix = `--fc-${block}-`
  const read = [...plain.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name)
  return {
    parts: unique([...code.matchAll(/\bpart\("([\w-]+)"/g)].map(([, name = ""]) => name)),
    states: statesIn(plain),
    properties: propertiesIn(plain, prefix),
    tokens: unique(read.filter((name) => !name.startsWith(prefix))).sort(),
  }
}

function statesIn(css: string): State[] {
  const selectors = [...css.matchAll(/\[((?!data-(?:scope|part)\b)data-[\w-]+|aria-[\w-]+)(?:="([^"]*)")?\]/g)]
  const byName = Map.groupBy(selectors, ([, name = ""]) => name)
  return [...byName].map(([name, matches]) => ({ name, values: unique(matches.flatMap(([, , value]) => value ?? [])) }))
}

function propertiesIn(css: string, prefix: string): CustomProperty[] {
  const byName = Map.groupBy(
    declarationsIn(css).filter(({ name }) => name.startsWith(prefix)),
    ({ name }) => name,
  )
  return [...byName].map(([name, [first, ...others]]) => ({
    name,
    value: first?.value ?? "",
    otherwise: others.map(({ where, value }) => ({ where, value })),
  }))
}

interface Declaration {
  readonly name: string
  readonly value: string
  /**
   * The selector of the rule with the declaration, preceded by the enclosing conditional rules, such as `@media`.
   * Cascade layers (`@layer`) are left out.
   */
  readonly where: string
}

function declarationsIn(css: string): Declaration[] {
  const declarations: Declaration[] = []
  const around: string[] = []
  for (const [, text = "", sign] of css.matchAll(/([^{};]*)([{};])/g)) {
    const [, name, value] = /^\s*(--[\w-]+)\s*:\s*([\s\S]*)$/.exec(text) ?? []
    if (name !== undefined && value !== undefined)
      declarations.push({ name, value: tidy(value), where: getPlace(around) })
    if (sign === "{") around.push(tidy(text))
    else if (sign === "}") around.pop()
  }
  return declarations
}

function getPlace(around: readonly string[]): string {
  return around.filter((prelude) => !prelude.startsWith("@layer")).join(" ")
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ")
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
