/** What a node of a component carries: its class, and the names that tests and themes look for. */
export interface PartAttributes {
  readonly className?: string
  readonly "data-scope": string
  readonly "data-part": string
  readonly [state: `data-${string}`]: string
}

/** `true` becomes a presence attribute (`data-open=""`), words and numbers become its value, the rest is left out. */
export type PartStates = Readonly<Record<string, boolean | string | number | null | undefined>>

/** Gives the attributes of a part, for example `part("root", { open })`. */
export type Anatomy = (name: string, states?: PartStates) => PartAttributes

/**
 * One name for class, `data-scope` and `data-part` of every node of a component.
 *
 * ```tsx
 * const part = anatomy("car-model-card", css)
 * <article {...part("root", { campaign: isCampaign })}>
 * ```
 */
export function anatomy(scope: string, css: Readonly<Record<string, string | undefined>> = {}): Anatomy {
  return (name, states = {}) => {
    const className = css[name]
    return {
      ...(className && { className }),
      "data-scope": scope,
      "data-part": name,
      ...stateAttributes(states),
    }
  }
}

/** States as attributes: `{ open: true, fullWidth: false }` becomes `{ "data-open": "" }`. */
function stateAttributes(states: PartStates): Record<`data-${string}`, string> {
  const attributes: Record<`data-${string}`, string> = {}
  for (const [name, value] of Object.entries(states)) {
    const kebab = name.replace(/[A-Z]/g, "-$&").toLowerCase()
    if ((value ?? false) !== false) attributes[`data-${kebab}`] = value === true ? "" : String(value)
  }
  return attributes
}
