import { createBasemapTile, listRegionTiles } from "@forecourt/platform/basemap-tiles"
import type { Plugin } from "vite"

const ADDRESS = /^\/-\/map\/(\d+)\/(\d+)\/(\d+)\.mvt$/

/** Serves the basemap of the maps in stories from local files, so that Storybook works offline. */
export function basemap(): Plugin {
  return {
    name: "forecourt-basemap",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [z, x, y] = (ADDRESS.exec(request.url ?? "") ?? []).slice(1).map(Number)
        const tile = z === undefined || x === undefined || y === undefined ? null : createBasemapTile(z, x, y)
        if (!tile) return next()
        response.end(tile)
      })
    },
    generateBundle() {
      for (const [z, x, y] of listRegionTiles()) {
        const source = createBasemapTile(z, x, y)
        if (source) this.emitFile({ type: "asset", fileName: `-/map/${z}/${x}/${y}.mvt`, source })
      }
    },
  }
}
