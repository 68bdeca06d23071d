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
  const known = new Map<string, PartAttributes>()

  function plain(name: string): PartAttributes {
    const seen = known.get(name)
    if (seen) return seen
    const className = css[name]
    const made: PartAttributes = Object.freeze({
      ...(className ? { className } : undefined),
      "data-scope": scope,
      "data-part": name,
    })
    known.set(name, made)
    return made
  }

  return (name, states) => (states ? { ...plain(name), ...stateAttributes(states) } : plain(name))
}

/** States as attributes: `{ open: true, fullWidth: false }` becomes `{ "data-open": "" }`. */
function stateAttributes(states: PartStates): Record<`data-${string}`, string> {
  const attributes: Record<`data-${string}`, string> = {}
  for (const [name, value] of Object.entries(states)) {
    if (value === undefined || value === null || value === false) continue
    attributes[`data-${kebab(name)}`] = value === true ? "" : String(value)
  }
  return attributes
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
