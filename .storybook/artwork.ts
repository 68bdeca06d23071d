import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { drawArtwork } from "@forecourt/artwork"
import type { Plugin } from "vite"
import { readSoFar } from "./pages/site-pages.ts"

const ROOT = join(import.meta.dirname, "..")
const ADDRESS = /\/-\/media\/artwork\/[\w/-]+\.svg/g
const SOURCES = [
  "schemas/blocks/*/{data,examples}/**/*.json",
  "packages/*/src/**/*.stories.tsx",
  "packages/blocks/test/story-pictures.ts",
  "packages/blocks/test/stock-*.ts",
  ".storybook/style/*.ts",
]

/** Matches the part before the frame number: `turns/estate-fjord-` in `turns/estate-fjord-${frame}.svg`. */
const TURN = /\/-\/media\/artwork\/turns\/[a-z-]+-(?=\$\{)/g
const FRAMES = Array.from({ length: 36 }, (_, index) => `${index + 1}.svg`)

const FILM_ADDRESS = /\/-\/media\/film\/[\w-]+\.webm/g
const film = () => readFileSync(join(import.meta.dirname, "film.webm"))

/**
 * Returns a Vite plugin that serves generated pictures and videos at the URLs at which the platform's media service
 * provides them on a real site.
 */
export function artwork(): Plugin {
  return {
    name: "forecourt-artwork",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?")
        if (path.startsWith("/-/media/film/")) return response.setHeader("Content-Type", "video/webm").end(film())
        const picture = path.startsWith("/-/media/artwork/") ? drawArtwork(path) : null
        if (!picture) return next()
        response.setHeader("Content-Type", "image/svg+xml")
        response.end(picture.svg)
      })
    },
    generateBundle() {
      for (const address of addresses(FILM_ADDRESS))
        this.emitFile({ type: "asset", fileName: address.slice(1), source: film() })
      const turns = [...addresses(TURN)].flatMap((start) => FRAMES.map((frame) => start + frame))
      for (const address of [...addresses(ADDRESS), ...turns]) {
        const picture = drawArtwork(address)
        if (picture) this.emitFile({ type: "asset", fileName: address.slice(1), source: picture.svg })
        else this.warn(`no artwork for ${address}. Correct the example, or add it to demo/artwork.`)
      }
    },
  }
}

function addresses(pattern: RegExp): ReadonlySet<string> {
  const files = SOURCES.flatMap((source) => globSync(source, { cwd: ROOT }))
  const texts = [...files.map((file) => readFileSync(join(ROOT, file), "utf8")), ...readSoFar()]
  return new Set(texts.flatMap((text) => text.match(pattern) ?? []))
}
