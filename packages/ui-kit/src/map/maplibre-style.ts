import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl"

/** The highest zoom level for which vector tiles exist. Above this level, the tiles are enlarged. */
const VECTOR_MAX_ZOOM = 6

/**
 * The ranks of the towns that are labelled. `from` is the MapLibre zoom level from which the labels of a rank are
 * visible.
 */
const TOWNS = [
  { rank: 4, from: 7, sizePx: 12 },
  { rank: 3, from: 5, sizePx: 12 },
  { rank: 2, from: 4, sizePx: 13 },
  { rank: 1, from: 2, sizePx: 15 },
] as const

const COLOURS = {
  sea: ["--fc-map-sea", "--fc-color-tint", "#dfe7ec"],
  land: ["--fc-map-land", "--fc-color-mist", "#f4f4f2"],
  coast: ["--fc-map-coast", "--fc-color-line-strong", "#7c8a94"],
  border: ["--fc-map-border", "--fc-color-line-strong", "#7c8a94"],
  name: ["--fc-map-name", "--fc-color-ink", "#1b1f24"],
  halo: ["--fc-map-name-halo", "--fc-color-paper", "#ffffff"],
} as const

export interface StyleOptions {
  readonly vectorTiles: string | undefined
  readonly pictures: string | undefined
  readonly node: HTMLElement
}

export function createMapStyle({ vectorTiles, pictures, node }: StyleOptions): StyleSpecification {
  const { fontFamily } = getComputedStyle(node)
  const colours = readColours(node)
  const sources: Record<string, SourceSpecification> = {
    ...(vectorTiles && { vector: { type: "vector", tiles: [vectorTiles], maxzoom: VECTOR_MAX_ZOOM } }),
    ...(pictures && { pictures: { type: "raster", tiles: [pictures], tileSize: 256 } }),
  }
  return {
    version: 8,
    sources,
    layers: [
      { id: "sea", type: "background", paint: { "background-color": colours.sea } },
      ...(pictures ? [{ id: "pictures", type: "raster", source: "pictures" } as const] : []),
      ...(vectorTiles ? createVectorLayers(colours, parseFamilies(fontFamily)) : []),
    ],
  }
}

type Colours = Readonly<Record<keyof typeof COLOURS, string>>

function createVectorLayers({ land, coast, border, name, halo }: Colours, families: string[]): LayerSpecification[] {
  const createSource = (layer: string) => ({ source: "vector", "source-layer": layer }) as const
  const width: ExpressionSpecification = ["interpolate", ["linear"], ["zoom"], 3, 0.5, 12, 1.5]
  return [
    { id: "land", type: "fill", ...createSource("land"), paint: { "fill-color": land } },
    { id: "coast", type: "line", ...createSource("land"), paint: { "line-color": coast, "line-width": width } },
    {
      id: "border",
      type: "line",
      ...createSource("border"),
      paint: { "line-color": border, "line-width": width, "line-dasharray": [4, 2] },
    },
    ...TOWNS.map(
      ({ rank, from }): LayerSpecification => ({
        id: `dot-${rank}`,
        type: "circle",
        ...createSource("town"),
        minzoom: from,
        filter: ["==", ["get", "rank"], rank],
        paint: { "circle-color": name, "circle-radius": 2.5, "circle-stroke-color": halo, "circle-stroke-width": 1.5 },
      }),
    ),
    ...TOWNS.map(
      ({ rank, from, sizePx }): LayerSpecification => ({
        id: `town-${rank}`,
        type: "symbol",
        ...createSource("town"),
        minzoom: from,
        filter: ["==", ["get", "rank"], rank],
        layout: {
          "text-field": ["get", "name"],
          "text-font": families,
          // Below the point, because a marker may be above it.
          "text-anchor": "top",
          "text-offset": [0, 0.3],
          "text-size": ["interpolate", ["linear"], ["zoom"], from, sizePx, from + 6, sizePx + 4],
          "text-padding": 6,
        },
        paint: { "text-color": name, "text-halo-color": halo, "text-halo-width": 1.5 },
      }),
    ),
  ]
}

function readColours(node: HTMLElement): Colours {
  const style = getComputedStyle(node)
  const entries = Object.entries(COLOURS).map(([name, [mapToken, siteToken, preset]]) => {
    const value = [mapToken, siteToken].map((token) => style.getPropertyValue(token).trim()).find(Boolean)
    return [name, toPlainColour(node, value ?? preset)]
  })
  return Object.fromEntries(entries)
}

/**
 * Converts any CSS colour to the format `rgba()`, which MapLibre can parse. Returns the colour unchanged if the browser
 * provides no canvas context.
 */
function toPlainColour(node: HTMLElement, colour: string): string {
  const context = node.ownerDocument.createElement("canvas").getContext("2d")
  if (!context) return colour
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data
  return `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`
}

/**
 * Returns the first and the last font of a `font-family`. The fonts between them, which are only displayed while the
 * first font is loading, are omitted.
 */
function parseFamilies(fontFamily: string): string[] {
  const names = fontFamily.split(",").map((family) => family.trim().replace(/^["']|["']$/g, ""))
  return [...new Set([names.at(0), names.at(-1)])].filter((name) => name !== undefined)
}
