/**
 * The attributes that identify a part of a component: its class name, and the `data-` attributes that tests and themes
 * use as selectors.
 */
export interface PartAttributes {
  readonly className?: string
  readonly "data-scope": string
  readonly "data-part": string
  readonly [state: `data-${string}`]: string
}

/**
 * The states of a part, by name. `true` becomes an attribute without a value (`data-open=""`), a string or number
 * becomes the value of the attribute, and other values are left out.
 */
export type PartStates = Readonly<Record<string, boolean | string | number | null | undefined>>

/**
 * The function that returns the attributes of a part of a component. For example, `part("root", { open })` returns the
 * attributes of the root element in the state `open`.
 */
export type Anatomy = (name: string, states?: PartStates) => PartAttributes

type Styles = Readonly<Record<string, string | undefined>>

/**
 * Creates the function that derives the class, `data-scope` and `data-part` of every element of a component from a
 * single name. With several style sheets, an element has the classes of all of them, for a component that restyles
 * another.
 * ```tsx
 * const part = anatomy("car-model-card", css)
 * <article {...part("root", { campaign: isCampaign })}>
 * ```
 */
export function anatomy(scope: string, ...sheets: readonly Styles[]): Anatomy {
  // A joined class is kept: the elements of a long page share its string, which the garbage collector copies only once.
  const classes: Record<string, string> = {}
  return (name, states = {}) => {
    classes[name] ??= sheets.flatMap((sheet) => sheet[name] ?? []).join(" ")
    const className = classes[name]
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
