/** A token after aliases are followed and group types are inherited. */
export interface Token {
  /** Path in the file, for example `color.action-hover`. */
  readonly path: string
  readonly type: TokenType
  readonly value: unknown
  readonly description?: string
  readonly forecourt: ForecourtExtension
  /** Primitive tokens are the paint box: only other tokens may use them, they never reach CSS. */
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

/** What DTCG has no word for, under `$extensions["org.forecourt"]`. */
export interface ForecourtExtension {
  /** The value at a window of 320 px; the token's own value holds from 1500 px. */
  readonly fluid?: { readonly min: Dimension }
  /** A number is a share of the size of the type it is used in: space between letters grows and shrinks with them. */
  readonly unit?: "em"
  /** Surfaces this colour must be readable on, and the ratio it must reach there. */
  readonly contrast?: readonly { readonly on: string; readonly min: number }[]
  /** Custom property that may hold the typeface instead, for example one that the framework's font loader sets. */
  readonly face?: string
  /** Package that holds the typeface's files, as Fontsource lays them out. */
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
