import { fallbackFamilies } from "./faces/fallback-faces.ts"
import type { Color, Dimension, Duration, ForecourtExtension, Shadow, Token } from "./tokens.types.ts"

/** Window widths between which fluid sizes grow. */
const FLUID_FROM_PX = 320
const FLUID_TO_PX = 1500
const REM_PX = 16

/** A token's value as CSS writes it. */
export function cssValue(token: Token): string {
  switch (token.type) {
    case "color":
      return cssColor(token.value as Color)
    case "dimension":
      return token.forecourt.fluid
        ? cssClamp(token.forecourt.fluid.min, token.value as Dimension)
        : cssLength(token.value as Dimension)
    case "duration":
      return `${(token.value as Duration).value}${(token.value as Duration).unit}`
    case "cubicBezier":
      return `cubic-bezier(${(token.value as number[]).join(", ")})`
    case "fontFamily":
      return cssFontFamily([token.value].flat() as string[], token.forecourt)
    case "shadow":
      return ([token.value].flat() as Shadow[]).map(cssShadow).join(", ")
    case "number":
      return `${token.value}${token.forecourt.unit ?? ""}`
    case "fontWeight":
      return String(token.value)
  }
}

/** `#10212e`, or with an alpha `rgb(16 33 46 / 56%)`. */
export function cssColor({ components, alpha = 1 }: Color): string {
  const bytes = components.map((component) => Math.round(component * 255))
  if (alpha < 1) return `rgb(${bytes.join(" ")} / ${Math.round(alpha * 100)}%)`
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`
}

function cssLength({ value, unit }: Dimension): string {
  // With its unit also at zero: `calc()` and `max()` refuse a length without one.
  return `${round(value)}${unit}`
}

/** A straight line through the two sizes, in rem so that the visitor's own text size still counts. */
function cssClamp(min: Dimension, max: Dimension): string {
  const slope = (inRem(max) - inRem(min)) / ((FLUID_TO_PX - FLUID_FROM_PX) / REM_PX)
  const start = inRem(min) - slope * (FLUID_FROM_PX / REM_PX)
  return `clamp(${round(inRem(min))}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${round(inRem(max))}rem)`
}

function inRem({ value, unit }: Dimension): number {
  return unit === "rem" ? value : value / REM_PX
}

/**
 * The first typeface may come under another name from a framework's font loader, in `face`, and the letters beyond
 * its first subset in a second one. What stands in for it follows, whatever its name.
 */
function cssFontFamily(families: readonly string[], { face, package: source }: ForecourtExtension): string {
  const [first = "", ...others] = families
  const standIns = source ? fallbackFamilies(first) : []
  const loaded = face ? [`var(${face}, ${quoted(first)})`] : [quoted(first)]
  const beyond = face && source ? [`var(${face}-ext, ${quoted(first)})`] : []
  return [...loaded, ...beyond, ...[...standIns, ...others].map(quoted)].join(", ")
}

function quoted(family: string): string {
  return /[^a-z-]/.test(family) ? `"${family}"` : family
}

function cssShadow({ inset, offsetX, offsetY, blur, spread, color }: Shadow): string {
  const lengths = [offsetX, offsetY, blur, spread].map(cssLength).join(" ")
  return `${inset ? "inset " : ""}${lengths} ${cssColor(color)}`
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
