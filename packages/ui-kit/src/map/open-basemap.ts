import { anatomy } from "../anatomy/anatomy.ts"
import css from "./map.module.css"
import type { Basemap, BasemapOptions, Camera } from "./map-adapter.types.ts"
import { project, TILE_PX, unproject } from "./mercator.ts"
import type { OpenMapOptions, Tile } from "./open-map.ts"

const part = anatomy("map", css)

/** Renders the tiles that are seen, and a ring around them so that a small move shows no edge. */
export function openBasemap(
  node: HTMLElement,
  { camera, onReady, onFailure }: BasemapOptions,
  { tileUrl, credit }: OpenMapOptions,
): Basemap {
  const tiles = new Map<string, HTMLElement>()
  const settled = { ready: 0, failed: 0 }
  const layer = node.ownerDocument.createElement("div")
  dress(layer, "tiles")
  layer.ariaHidden = "true"
  node.append(layer)
  if (credit)
    node.append(dress(Object.assign(node.ownerDocument.createElement("p"), { textContent: credit }), "credit"))

  function show({ centre, zoom }: Camera): void {
    const middle = project(centre, zoom)
    const left = middle.x - node.clientWidth / 2
    const top = middle.y - node.clientHeight / 2
    const seen = new Set<string>()
    for (const [column, row] of cells(left, top, node.clientWidth, node.clientHeight)) {
      const key = `${zoom}/${column}/${row}`
      seen.add(key)
      const tile = tiles.get(key) ?? add(key, column, row, zoom)
      tile?.style.setProperty("--fc-map-x", `${Math.round(column * TILE_PX - left)}px`)
      tile?.style.setProperty("--fc-map-y", `${Math.round(row * TILE_PX - top)}px`)
    }
    for (const [key, tile] of tiles) {
      if (seen.has(key)) continue
      tile.remove()
      tiles.delete(key)
    }
  }

  function add(key: string, column: number, row: number, zoom: number): HTMLElement | null {
    const count = 2 ** zoom
    if (row < 0 || row >= count) return null
    const tile = { x: ((column % count) + count) % count, y: row, z: zoom }
    const ready = tileUrl ? picture(tileUrl(tile)) : plain(tile)
    tiles.set(key, ready)
    layer.append(ready)
    return ready
  }

  function picture(url: string): HTMLElement {
    const image = Object.assign(node.ownerDocument.createElement("img"), {
      alt: "",
      draggable: false,
      decoding: "async",
    })
    image.addEventListener("load", () => settle("ready"), { once: true })
    image.addEventListener("error", () => settle("failed"), { once: true })
    image.src = url
    return dress(image, "tile")
  }

  /** One tile is enough to see something; when none of the first comes, there is no map. */
  function settle(kind: "ready" | "failed"): void {
    settled[kind] += 1
    if (kind === "ready") onReady()
    else if (settled.ready === 0 && settled.failed >= tiles.size) onFailure(new Error("map: no tile could be loaded."))
  }

  function plain(tile: Tile): HTMLElement {
    const { lat, lng } = unproject({ x: tile.x * TILE_PX, y: tile.y * TILE_PX }, tile.z)
    const text = node.ownerDocument.createElement("div")
    text.textContent = `${lat.toFixed(3)}, ${lng.toFixed(3)}`
    text.dataset.plain = ""
    return dress(text, "tile")
  }

  show(camera)
  if (!tileUrl) onReady()
  return {
    show,
    close: () => node.replaceChildren(),
  }
}

/** Columns and rows of the tiles that touch a window on the world, and one more on each side. */
function* cells(left: number, top: number, width: number, height: number): Generator<readonly [number, number]> {
  for (let row = Math.floor(top / TILE_PX) - 1; row <= Math.floor((top + height) / TILE_PX) + 1; row += 1) {
    for (let column = Math.floor(left / TILE_PX) - 1; column <= Math.floor((left + width) / TILE_PX) + 1; column += 1) {
      yield [column, row]
    }
  }
}

/** Gives a node the class and names of a part. */
function dress<Node extends HTMLElement>(node: Node, name: string): Node {
  const { className, ...names } = part(name)
  if (className) node.className = className
  for (const [attribute, value] of Object.entries(names)) node.setAttribute(attribute, value)
  return node
}
