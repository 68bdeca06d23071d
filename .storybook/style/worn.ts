import { useEffect, useRef, useState } from "react"
import { calculateContrastRatio } from "../../packages/ui-kit/src/tokens/contrast.ts"

/** What a browser makes of a node in the theme that is worn, measured anew with every window and every theme. */
export function useWorn<Node extends HTMLElement, Found>(read: (style: CSSStyleDeclaration) => Found) {
  const node = useRef<Node>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [, setWidthPx] = useState(0)
  const text = found === null ? "" : JSON.stringify(found)

  useEffect(() => {
    const measure = () => setWidthPx(window.innerWidth)
    window.addEventListener("resize", measure)
    return () => window.removeEventListener("resize", measure)
  }, [])
  // Whatever rendered it again may have changed the theme.
  useEffect(() => {
    if (!node.current) return
    const next = read(getComputedStyle(node.current))
    if (JSON.stringify(next) !== text) setFound(next)
  })

  return { node, found }
}

/** `16 px`, `-1.25 px`: a length without needless zeros. */
export const px = (length: string): string => `${round(Number.parseFloat(length) || 0)} px`

export const round = (value: number): number => Math.round(value * 100) / 100

/** `rgb(16, 33, 46)` as `#10212e`. */
export function hex(color: string): string {
  const bytes = parseBytes(color).map((byte) => Math.round(byte).toString(16).padStart(2, "0"))
  return `#${bytes.join("")}`
}

/** How well words of one colour can be read on another, as they were computed. */
export const getRatio = (one: string, other: string): number =>
  calculateContrastRatio(parseColor(one), parseColor(other))

function parseColor(color: string) {
  const [red = 0, green = 0, blue = 0] = parseBytes(color).map((byte) => byte / 255)
  return { colorSpace: "srgb", components: [red, green, blue] } as const
}

const parseBytes = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
