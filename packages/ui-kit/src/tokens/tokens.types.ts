export interface Token {
  /** The token's path in the token file, for example `color.action-hover`. */
  readonly path: string
  readonly type: TokenType
  readonly value: unknown
  readonly description?: string
  readonly forecourt: ForecourtExtension
  /** True for a token of the palette. Only other tokens may refer to it, and it is not written to the CSS. */
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
  /**
   * The value of the token in a window that is 320 px wide. It grows with the window up to the token's own value, which
   * applies from a width of 1500 px.
   */
  readonly fluid?: { readonly min: Dimension }
  /** The unit that makes a number relative to the font size, so that letter spacing scales with the text. */
  readonly unit?: "em"
  /** The surfaces on which this colour must be readable, each with the minimum contrast ratio. */
  readonly contrast?: readonly { readonly on: string; readonly min: number }[]
  /** The custom property that overrides the typeface if it is set, for example by the font loader of a framework. */
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

export type Tokens = ReadonlyMap<string, Token>
