import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Plugin } from "vite"
import { drawArtwork } from "../packages/platform/src/artwork/artwork.ts"

const ROOT = join(import.meta.dirname, "..")
const ADDRESS = /\/-\/media\/artwork\/[\w/-]+\.svg/g
const SOURCES = ["schemas/blocks/*/examples/**/*.json", "packages/*/src/**/*.stories.tsx"]

/** The pictures of the examples, as the platform's media service would send them. */
export function artwork(): Plugin {
  return {
    name: "forecourt-artwork",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?")
        const picture = path.startsWith("/-/media/artwork/") ? drawArtwork(path) : null
        if (!picture) return next()
        response.setHeader("Content-Type", "image/svg+xml")
        response.end(picture.svg)
      })
    },
    generateBundle() {
      for (const address of addresses()) {
        const picture = drawArtwork(address)
        if (picture) this.emitFile({ type: "asset", fileName: address.slice(1), source: picture.svg })
        else this.warn(`no artwork for ${address}. Correct the example, or draw it in packages/platform/src/artwork.`)
      }
    },
  }
}

function addresses(): ReadonlySet<string> {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  return new Set(files.flatMap((file) => readFileSync(join(ROOT, file), "utf8").match(ADDRESS) ?? []))
}
