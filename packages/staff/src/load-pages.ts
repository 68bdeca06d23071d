import { createHash, randomUUID } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { StaffView } from "./pages/view.types.ts"

export interface LoadedPages {
  readonly renderPage: (view: StaffView) => string
  readonly css: string
  /** The name of the style sheet, which changes with its content. */
  readonly cssName: string
}

const SOURCE_CACHE = join(import.meta.dirname, "../../../.cache/staff")

let loaded: Promise<LoadedPages> | null = null

/** Loads the bundled pages, once for each process. */
export function loadPages(): Promise<LoadedPages> {
  loaded ??= readPages()
  return loaded
}

async function readPages(): Promise<LoadedPages> {
  const { file, css } = import.meta.url.endsWith(".ts") ? await bundleSource() : readBuilt()
  const { renderPage } = (await import(pathToFileURL(file).href)) as Pick<LoadedPages, "renderPage">
  return { renderPage, css, cssName: `style-${hashText(css)}.css` }
}

function readBuilt() {
  const folder = join(import.meta.dirname, "pages")
  return { file: join(folder, "pages.js"), css: readFileSync(join(folder, "pages.css"), "utf8") }
}

/** Bundles the pages of a process that runs from source. Their file is named by its content. */
async function bundleSource() {
  const { bundlePages } = await import("./bundle-pages.ts")
  const { code, css } = await bundlePages()
  const file = join(SOURCE_CACHE, `pages-${hashText(code)}.js`)
  const unfinished = `${file}.${randomUUID()}`
  mkdirSync(SOURCE_CACHE, { recursive: true })
  writeFileSync(unfinished, code)
  renameSync(unfinished, file)
  return { file, css }
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 12)
}
