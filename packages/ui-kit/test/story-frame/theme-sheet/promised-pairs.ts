import base from "../../../src/tokens/base.tokens.json" with { type: "json" }

/** A text or border colour that must be readable on a surface, with the minimum contrast ratio. */
export interface Promise {
  readonly color: string
  readonly min: number
}

interface ColorToken {
  readonly $extensions?: {
    readonly "org.forecourt": { readonly contrast?: readonly { readonly on: string; readonly min: number }[] }
  }
}

const colors: readonly [string, ColorToken][] = Object.entries(base.color as object).filter(
  ([name]) => !name.startsWith("$"),
)

/** The surfaces by name, each with all colours that the tokens require to be readable on it. */
export const SURFACES: ReadonlyMap<string, readonly Promise[]> = Map.groupBy(
  colors.flatMap(([color, token]) =>
    (token.$extensions?.["org.forecourt"].contrast ?? []).map(({ on, min }) => ({
      surface: on.replace(/^\{color\.|\}$/g, ""),
      color,
      min,
    })),
  ),
  ({ surface }) => surface,
)
