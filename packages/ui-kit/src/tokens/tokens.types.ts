export interface Token {
  /** The token's path in the token file, for example `color.action-hover`. */
  readonly path: string
  readonly type: TokenType
  readonly value: unknown
  readonly description?: string
  readonly forecourt: ForecourtExtension
  /** True for a token of the colour palette. Other tokens can refer to it, but it is not written to the CSS. */
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

/** The properties of a token under `$extensions["org.forecourt"]`. */
export interface ForecourtExtension {
  /**
   * The value of the token at a window width of 320 px. In wider windows, it grows up to the regular value of the
   * token, which is reached at 1500 px.
   */
  readonly fluid?: { readonly min: Dimension }
  /**
   * The unit of a number that is relative to the font size. For example, letter spacing in `em` scales with the text.
   */
  readonly unit?: "em"
  /** The surfaces on which this colour must be readable, and the minimum contrast ratio for each. */
  readonly contrast?: readonly { readonly on: string; readonly min: number }[]
  /** The custom property that contains the name of the typeface if a font loader has renamed it. */
  readonly face?: string
  /** The npm package that contains the font files, structured like a Fontsource package. */
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
