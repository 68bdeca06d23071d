/** A colour in OKLCH: lightness 0–1, chroma 0–0.37, hue in degrees. */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** A colour as `#rrggbb`, pulled towards grey until the screen can show it. */
export function hex({ l, c, h }: Lch): string {
  let chroma = c
  for (;;) {
    const rgb = linearRgb(l, chroma, h)
    if (chroma <= 0.001 || rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)) {
      return `#${rgb.map((channel) => byte(channel).toString(16).padStart(2, "0")).join("")}`
    }
    chroma -= 0.004
  }
}

/** A colour between two colours given as `#rrggbb`; 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const a = Number.parseInt(first.slice(at, at + 2), 16)
    const b = Number.parseInt(second.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`
}

// OKLab to linear sRGB: https://bottosson.github.io/posts/oklab/
function linearRgb(l: number, c: number, h: number): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function byte(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear))
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}

/** The lightness, chroma and hue of `#rrggbb`. */
export function lch(colour: string): Lch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const A = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const B = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(A, B),
    h: ((Math.atan2(B, A) * 180) / Math.PI + 360) % 360,
  }
}
