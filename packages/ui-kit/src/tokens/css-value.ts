import { listFallbackFamilies } from "./faces/fallback-faces.ts"
import type { Color, Dimension, Duration, ForecourtExtension, Shadow, Token } from "./tokens.types.ts"

/** The window width at which fluid sizes have their minimum, in pixels. */
const FLUID_FROM_PX = 320
const FLUID_TO_PX = 1500
const REM_PX = 16

export function formatCssValue(token: Token): string {
  switch (token.type) {
    case "color":
      return formatColor(token.value as Color)
    case "dimension":
      return token.forecourt.fluid
        ? formatClamp(token.forecourt.fluid.min, token.value as Dimension)
        : formatLength(token.value as Dimension)
    case "duration":
      return `${(token.value as Duration).value}${(token.value as Duration).unit}`
    case "cubicBezier":
      return `cubic-bezier(${(token.value as number[]).join(", ")})`
    case "fontFamily":
      return formatFontFamily([token.value].flat() as string[], token.forecourt)
    case "shadow":
      return ([token.value].flat() as Shadow[]).map(formatShadow).join(", ")
    case "number":
      return `${token.value}${token.forecourt.unit ?? ""}`
    case "fontWeight":
      return String(token.value)
  }
}

export function formatColor({ components, alpha = 1 }: Color): string {
  const bytes = components.map((component) => Math.round(component * 255))
  if (alpha < 1) return `rgb(${bytes.join(" ")} / ${Math.round(alpha * 100)}%)`
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`
}

function formatLength({ value, unit }: Dimension): string {
  // A zero has a unit too: `calc()` and `max()` reject a length without one.
  return `${round(value)}${unit}`
}

/** Formats a fluid size in rem, so that it also scales with the visitor's font size. */
function formatClamp(min: Dimension, max: Dimension): string {
  const slope = (toRem(max) - toRem(min)) / ((FLUID_TO_PX - FLUID_FROM_PX) / REM_PX)
  const start = toRem(min) - slope * (FLUID_FROM_PX / REM_PX)
  return `clamp(${round(toRem(min))}rem, ${round(start)}rem + ${round(slope * 100)}vw, ${round(toRem(max))}rem)`
}

function toRem({ value, unit }: Dimension): number {
  return unit === "rem" ? value : value / REM_PX
}

/**
 * Formats a font stack. `face` is the name of the custom property in which the font loader of the framework stores the
 * name of the typeface.
 */
function formatFontFamily(families: readonly string[], { face, package: source }: ForecourtExtension): string {
  const [first = "", ...others] = families
  const standIns = source ? listFallbackFamilies(first) : []
  const loaded = face ? [`var(${face}, ${formatQuoted(first)})`] : [formatQuoted(first)]
  const beyond = face && source ? [`var(${face}-ext, ${formatQuoted(first)})`] : []
  return [...loaded, ...beyond, ...[...standIns, ...others].map(formatQuoted)].join(", ")
}

function formatQuoted(family: string): string {
  return /[^a-z-]/.test(family) ? `"${family}"` : family
}

function formatShadow({ inset, offsetX, offsetY, blur, spread, color }: Shadow): string {
  const lengths = [offsetX, offsetY, blur, spread].map(formatLength).join(" ")
  return `${inset ? "inset " : ""}${lengths} ${formatColor(color)}`
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
