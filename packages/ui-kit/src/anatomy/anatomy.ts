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

type Styles = Readonly<Record<string, string | undefined>>

/**
 * One name for class, `data-scope` and `data-part` of every node of a component. Of several style sheets a node has the
 * classes of all: a primitive that is another one, and looks otherwise.
 *
 * ```tsx
 * const part = anatomy("car-model-card", css)
 * <article {...part("root", { campaign: isCampaign })}>
 * ```
 */
export function anatomy(scope: string, ...sheets: readonly Styles[]): Anatomy {
  return (name, states = {}) => {
    const className = sheets
      .map((sheet) => sheet[name])
      .join(" ")
      .trim()
    const attributes: Record<string, string> = {
      ...(className && { className }),
      "data-scope": scope,
      "data-part": name,
    }
    for (const state in states) {
      const value = states[state] ?? false
      const kebab = state.replace(/[A-Z]/g, "-$&").toLowerCase()
      if (value !== false) attributes[`data-${kebab}`] = value === true ? "" : String(value)
    }
    return attributes as PartAttributes & typeof attributes
  }
}
