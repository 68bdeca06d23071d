import { moved, picture } from "../drawing/ink.ts"
import { northern } from "../palette/northern.ts"
import { type Lettering, write } from "./letters.ts"

export const BRAND_MARK = { width: 160, height: 40 }

type Style = Omit<Lettering, "size" | "colour"> & { readonly word: string; readonly tint: string }

/** Brand names in our own capitals: nobody's trademark is drawn here, only the word. */
const brands: Readonly<Record<string, Style>> = {
  volvo: { word: "VOLVO", weight: 0.17, wide: 1.12, gap: 0.26, tint: "#1f3a5c" },
  polestar: { word: "POLESTAR", weight: 0.085, wide: 1, gap: 0.36, tint: "#2a3238" },
  kia: { word: "KIA", weight: 0.16, wide: 1.25, gap: 0.3, tint: "#7d2433" },
  skoda: { word: "ŠKODA", weight: 0.15, wide: 1.08, gap: 0.22, tint: "#2b5b45" },
  toyota: { word: "TOYOTA", weight: 0.13, wide: 1.05, gap: 0.24, tint: "#8c2a2a" },
  renault: { word: "RENAULT", weight: 0.12, wide: 0.98, gap: 0.24, tint: "#37424a" },
  dacia: { word: "DACIA", weight: 0.18, wide: 1.22, gap: 0.24, tint: "#4f5b3c" },
  peugeot: { word: "PEUGEOT", weight: 0.14, wide: 0.96, gap: 0.22, tint: "#24405e" },
  ford: { word: "FORD", weight: 0.15, wide: 1.12, gap: 0.24, slant: 9, soft: true, tint: "#234f85" },
  hyundai: { word: "HYUNDAI", weight: 0.12, wide: 0.96, gap: 0.22, slant: 7, tint: "#2c4a6b" },
  "mercedes-benz": { word: "MERCEDES-BENZ", weight: 0.1, wide: 0.96, gap: 0.26, tint: "#2b2f33" },
  smart: { word: "SMART", weight: 0.16, wide: 1.1, gap: 0.22, soft: true, tint: "#4b5110" },
  bmw: { word: "BMW", weight: 0.17, wide: 1.16, gap: 0.26, tint: "#0062b0" },
  mini: { word: "MINI", weight: 0.15, wide: 1.16, gap: 0.42, tint: "#9c1330" },
}

/** `<brand>` in its tint or `<brand>-mono` in one neutral colour. */
export function drawBrand(name: string): string | null {
  const mono = name.endsWith("-mono")
  const style = brands[mono ? name.slice(0, -5) : name]
  if (!style) return null
  const { word, tint, ...rest } = style
  const colour = mono ? northern.ink : tint
  const space = BRAND_MARK.width - 8
  const trial = write(word, { ...rest, size: 20, colour })
  const size = Math.min(20, (20 * space) / trial.width)
  const mark = write(word, { ...rest, size, colour })
  const top = (BRAND_MARK.height - size) / 2 + (word.startsWith("Š") ? 3 : 0)
  return picture(BRAND_MARK.width, BRAND_MARK.height, moved(mark.ink, (BRAND_MARK.width - mark.width) / 2, top))
}

export const brandNames = Object.keys(brands)
