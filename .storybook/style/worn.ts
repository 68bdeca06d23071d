import { useEffect, useRef, useState } from "react"
import { calculateContrastRatio } from "../../packages/ui-kit/src/tokens/contrast.ts"

export function useWorn<Node extends HTMLElement, Value>(read: (style: CSSStyleDeclaration) => Value) {
  const node = useRef<Node>(null)
  const [value, setValue] = useState<Value | null>(null)
  const [, setWidthPx] = useState(0)
  const text = value === null ? "" : JSON.stringify(value)

  useEffect(() => {
    const measure = () => setWidthPx(window.innerWidth)
    window.addEventListener("resize", measure)
    return () => window.removeEventListener("resize", measure)
  }, [])
  // A render may mean that the theme has changed.
  useEffect(() => {
    if (!node.current) return
    const next = read(getComputedStyle(node.current))
    if (JSON.stringify(next) !== text) setValue(next)
  })

  return { node, value }
}

export const px = (length: string): string => `${round(Number.parseFloat(length) || 0)} px`

export const round = (value: number): number => Math.round(value * 100) / 100

export function hex(color: string): string {
  const bytes = parseBytes(color).map((byte) => Math.round(byte).toString(16).padStart(2, "0"))
  return `#${bytes.join("")}`
}

export const getRatio = (item: string, other: string): number =>
  calculateContrastRatio(parseColor(item), parseColor(other))

function parseColor(color: string) {
  const [red = 0, green = 0, blue = 0] = parseBytes(color).map((byte) => byte / 255)
  return { colorSpace: "srgb", components: [red, green, blue] } as const
}

const parseBytes = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
