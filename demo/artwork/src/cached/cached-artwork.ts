import { createHash } from "node:crypto"
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Worker } from "node:worker_threads"
import type { Artwork } from "../artwork.ts"

const SOURCE = join(import.meta.dirname, "..")
const ADDRESS = /^\/?(?:-\/media\/)?(?:artwork\/)?([a-z-]+\/[a-z0-9-]+)\.svg$/

export interface CachedArtwork {
  /** The illustration with this address, or `null`. Drawn once, then read. */
  readonly find: (path: string) => Promise<Artwork | null>
  readonly close: () => Promise<void>
}

/**
 * Keeps drawn illustrations in a folder, apart for each state of the drawing code: when that changes, all are drawn
 * anew. Drawing is done by a thread of its own, because one picture takes up to half a second.
 */
export function cachedArtwork(folder: string, hash = hashOfCode()): CachedArtwork {
  const own = join(folder, hash)
  forgetOthers(folder, hash)
  const running = new Map<string, Promise<Artwork | null>>()
  const drawer = drawerThread()

  async function read(name: string): Promise<Artwork | null> {
    const file = join(own, `${name}.json`)
    const kept = await readFile(file, "utf8").catch(() => null)
    if (kept !== null) return JSON.parse(kept) as Artwork
    const drawn = await drawer.draw(name)
    // One that cannot be kept is drawn again.
    if (drawn !== null) await keep(file, JSON.stringify(drawn)).catch(() => {})
    return drawn
  }

  return {
    async find(path) {
      const name = ADDRESS.exec(path)?.[1]
      if (name === undefined) return null
      const found = running.get(name) ?? read(name).finally(() => running.delete(name))
      running.set(name, found)
      return found
    },
    close: drawer.close,
  }
}

/** Whoever reads meanwhile, in whichever process, reads the file whole or not at all. */
async function keep(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, text)
  await rename(draft, file)
}

function forgetOthers(folder: string, hash: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (name !== hash) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Hash of everything that pictures are drawn with. */
export function hashOfCode(source = SOURCE): string {
  const hash = createHash("sha256")
  for (const file of globSync("**/*.ts", { cwd: source }).sort()) {
    if (!file.endsWith(".test.ts")) hash.update(file).update(readFileSync(join(source, file)))
  }
  return hash.digest("hex").slice(0, 16)
}

interface Drawer {
  readonly draw: (name: string) => Promise<Artwork | null>
  readonly close: () => Promise<void>
}

interface Drawn {
  readonly name: string
  readonly artwork: Artwork | null
}

/** Starts its thread with the first picture. */
function drawerThread(): Drawer {
  const waiting = new Map<string, PromiseWithResolvers<Artwork | null>>()
  let thread: Worker | null = null

  function start(): Worker {
    const worker = new Worker(new URL("./draw.ts", import.meta.url))
    worker.unref()
    worker.on("message", ({ name, artwork }: Drawn) => {
      waiting.get(name)?.resolve(artwork)
      waiting.delete(name)
    })
    worker.on("error", (error) => {
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
      thread = null
    })
    return worker
  }

  return {
    draw(name) {
      thread ??= start()
      const drawing = Promise.withResolvers<Artwork | null>()
      waiting.set(name, drawing)
      thread.postMessage(name)
      return drawing.promise
    },
    close: async () => {
      await thread?.terminate()
      thread = null
    },
  }
}
