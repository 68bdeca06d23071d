/** A token after aliases are resolved and group types are inherited. */
export interface Token {
  /** The token's path in the token file, for example `color.action-hover`. */
  readonly path: string
  readonly type: TokenType
  readonly value: unknown
  readonly description?: string
  readonly forecourt: ForecourtExtension
  /** True for a primitive token of the palette, which only other tokens may use, and which is never output as CSS. */
  readonly isPrimitive: boolean
}

export type TokenType =
  | "color"
  | "dimension"
  | "duration"
  | "cubicBezier"
  | "fontFamily"
  | "fontWeight"
  | "number"
  | "shadow"

/** The project's extensions of a DTCG token, under `$extensions["org.forecourt"]`. */
export interface ForecourtExtension {
  /** The token's value in a window 320 px wide. From a width of 1500 px, the token's own value applies. */
  readonly fluid?: { readonly min: Dimension }
  /** The unit that makes a number relative to the font size, so that letter spacing scales with the type. */
  readonly unit?: "em"
  /** The surfaces on which this colour must be readable, with the minimum contrast ratio. */
  readonly contrast?: readonly { readonly on: string; readonly min: number }[]
  /** The custom property that overrides the typeface when it is set, for example by the framework's font loader. */
  readonly face?: string
  /** The npm package that contains the typeface's files, in the layout of Fontsource packages. */
  readonly package?: string
}

export interface Dimension {
  readonly value: number
  readonly unit: "px" | "rem"
}

export interface Duration {
  readonly value: number
  readonly unit: "ms" | "s"
}

export interface Color {
  readonly colorSpace: "srgb"
  readonly components: readonly [number, number, number]
  readonly alpha?: number
  readonly hex?: string
}

export interface Shadow {
  readonly color: Color
  readonly offsetX: Dimension
  readonly offsetY: Dimension
  readonly blur: Dimension
  readonly spread: Dimension
  readonly inset?: boolean
}

/** The resolved tokens by path. */
export type Tokens = ReadonlyMap<string, Token>
