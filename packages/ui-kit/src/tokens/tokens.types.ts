/** A token after aliases are resolved and group types are inherited. */
export interface Token {
  /** Path in the file, for example `color.action-hover`. */
  readonly path: string
  readonly type: TokenType
  readonly value: unknown
  readonly description?: string
  readonly forecourt: ForecourtExtension
  /** Marks a primitive token of the palette: only other tokens may use it, and it is never output as CSS. */
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
  /** The value in a window of 320 px; the token's own value applies from 1500 px. */
  readonly fluid?: { readonly min: Dimension }
  /** Makes a number relative to the font size: letter spacing grows and shrinks with the type. */
  readonly unit?: "em"
  /** Surfaces on which this colour must be readable, with the minimum contrast ratio. */
  readonly contrast?: readonly { readonly on: string; readonly min: number }[]
  /** Custom property that can contain the typeface instead, for example one that the framework's font loader sets. */
  readonly face?: string
  /** Package with the typeface's files, in the layout of Fontsource. */
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

/** Resolved tokens by path. */
export type Tokens = ReadonlyMap<string, Token>
