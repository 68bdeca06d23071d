import { isLighter } from "./contrast.ts"
import { formatCssValue } from "./css-value.ts"
import type { Choice, Theme } from "./read-theme.ts"
import type { Color, Tokens } from "./tokens.types.ts"

/** The order of the cascade layers, from the weakest to the strongest. Rules outside layers override all of them. */
export const LAYERS = "@layer fc.reset, fc.tokens, fc.kit, fc.blocks, site;"

type Properties = ReadonlyMap<string, string>
type Modifier = Theme["modifiers"][number]

/**
 * Formats the properties of a theme as CSS. A theme can have modifiers, such as `theme`, each with several contexts,
 * such as `light` and `dark`. The rule for a context sets every property that any context of the same modifier changes.
 * For example, a light element inside a dark element is light again.
 */
export function formatTheme(theme: Theme): string {
  const root = getProperties(theme.getTokens())
  const touched = new Map(theme.modifiers.map((modifier) => [modifier.name, listTouched(theme, modifier, root)]))
  const rules = [formatRule(":root", root)]

  for (const choice of listChoices(theme)) {
    const wanted = getProperties(theme.getTokens(choice))
    const parts = Object.keys(choice)
    const names = parts.flatMap((part) => [...(touched.get(part) ?? [])])
    const partsProperties = parts.length > 1 ? getPartsProperties(theme, choice, touched) : new Map<string, string>()
    const properties = new Map(
      [...wanted].filter(
        ([name, value]) => names.includes(name) && (parts.length === 1 || partsProperties.get(name) !== value),
      ),
    )
    if (properties.size > 0) rules.push(formatRule(formatSelector(choice), properties))
  }
  return `@layer fc.tokens {\n${rules.join("\n")}\n}\n`
}

export function listTokenNames(theme: Theme): readonly string[] {
  return [...getProperties(theme.getTokens()).keys()].filter((name) => name.startsWith("--")).sort()
}

export function listChoices({ modifiers }: Theme): readonly Choice[] {
  const single = modifiers.flatMap(({ name, contexts }) => contexts.map((context) => ({ [name]: context })))
  const pairs = modifiers.flatMap((outer, index) =>
    modifiers
      .slice(index + 1)
      .flatMap((inner) =>
        outer.contexts.flatMap((a) => inner.contexts.map((b) => ({ [outer.name]: a, [inner.name]: b }))),
      ),
  )
  return [...single, ...pairs]
}

function getProperties(tokens: Tokens): Properties {
  const semantic = [...tokens.values()].filter(({ isPrimitive }) => !isPrimitive)
  const entries = semantic.map((token) => [toPropertyName(token.path), formatCssValue(token)] as const)
  return new Map([...entries, ...getScheme(tokens)])
}

/**
 * Returns the property `color-scheme`, so that native controls such as scroll bars match the theme. Returns an empty
 * list if the theme lacks the colour `ink` or `paper`.
 */
function getScheme(tokens: Tokens): readonly (readonly [string, string])[] {
  const [ink, paper] = [tokens.get("color.ink")?.value, tokens.get("color.paper")?.value]
  if (!ink || !paper) return []
  return [["color-scheme", isLighter(ink as Color, paper as Color) ? "dark" : "light"]]
}

/**
 * Returns the property of a token: `color.action-hover` gives `--fc-color-action-hover`, and `component.button.height`
 * gives `--fc-button-height`.
 */
function toPropertyName(path: string): string {
  return `--fc-${path.replace(/^component\./, "").replaceAll(".", "-")}`
}

function listTouched(theme: Theme, { name, contexts }: Modifier, root: Properties): ReadonlySet<string> {
  const touched = new Set<string>()
  for (const context of contexts) {
    for (const [property, value] of getProperties(theme.getTokens({ [name]: context }))) {
      if (root.get(property) !== value) touched.add(property)
    }
  }
  return touched
}

/**
 * Returns the properties that an element with `data-brand="mini"` and `data-theme="dark"` already gets from the two
 * separate rules for `mini` and for `dark`. The rule for both attributes does not need to repeat them. A property from
 * the rule for `mini` is left out if its value is different in another theme, such as `light`.
 */
function getPartsProperties(
  theme: Theme,
  choice: Choice,
  touched: ReadonlyMap<string, ReadonlySet<string>>,
): Properties {
  const properties = new Map<string, string>()
  const [outer = "", inner = ""] = Object.keys(choice)
  const beside = listContexts(theme, inner).map((context) =>
    getProperties(theme.getTokens({ ...choice, [inner]: context })),
  )
  for (const name of [outer, inner]) {
    const single = getProperties(theme.getTokens({ [name]: choice[name] ?? "" }))
    for (const property of touched.get(name) ?? []) {
      const value = single.get(property)
      const isSafe = name === inner || beside.every((other) => other.get(property) === value)
      if (value !== undefined && isSafe) properties.set(property, value)
    }
  }
  return properties
}

function listContexts({ modifiers }: Theme, name: string): readonly string[] {
  return modifiers.find((modifier) => modifier.name === name)?.contexts ?? []
}

function formatSelector(choice: Choice): string {
  const [outer, inner] = Object.entries(choice).map(([name, context]) => `[data-${name}="${context}"]`)
  return inner ? `${outer}${inner},\n  ${outer} ${inner}` : `${outer}`
}

function formatRule(selector: string, declarations: Properties): string {
  const lines = [...declarations].map(([name, value]) => `    ${name}: ${value};`)
  return `  ${selector} {\n${lines.join("\n")}\n  }`
}
