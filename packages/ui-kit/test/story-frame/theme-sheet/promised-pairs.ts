import base from "../../../src/tokens/base.tokens.json" with { type: "json" }

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
