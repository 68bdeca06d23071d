/** A token after aliases are resolved and group types are inherited. */
export interface Token {
  /** The path in the file, for example `color.action-hover`. */
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

/** The extensions of DTCG, under `$extensions["org.forecourt"]`. */
export interface ForecourtExtension {
  /** The value in a window 320 px wide. From a width of 1500 px, the value of the token itself applies. */
  readonly fluid?: { readonly min: Dimension }
  /** The unit that makes a number relative to the font size, so that letter spacing scales with the type. */
  readonly unit?: "em"
  /** The surfaces on which this colour must be readable, with the minimum contrast ratio. */
  readonly contrast?: readonly { readonly on: string; readonly min: number }[]
  /**
   * The custom property that supplies the typeface instead when it is set, for example by the font loader of the
   * framework.
   */
  readonly face?: string
  /** The package with the files of the typeface, in the layout of Fontsource. */
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
