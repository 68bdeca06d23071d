import { globSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { build, type InlineConfig, preview, type Rolldown } from "vite"
import { freePort } from "../servers.ts"
import { type Application, complaintsAboutTypes, getInstalledPath } from "./applications.ts"
import { complaintsInBrowser } from "./browser.ts"
import { kitFoldersIn, strangers } from "./kit-in-build.ts"
import { complaintsAboutMap } from "./map.ts"
import { blocksIn, sheetsOfBlocks } from "./sheets-of-blocks.ts"

const POLICY = { "Content-Security-Policy": "style-src 'self'; worker-src 'self'" }

interface Found {
  readonly complaints: readonly string[]
  /** The size, in bytes, of the style sheets that a page with a single block loads, by block. */
  readonly bytes: ReadonlyMap<string, number>
}

export async function complaintsAboutVite(app: Application, browser: Browser): Promise<Found> {
  const config: InlineConfig = {
    root: app.folder,
    configFile: false,
    logLevel: "error",
    // The style sheets have no map: a class is called after its file.
    css: { modules: { generateScopedName: "of_[name]_[local]" } },
    build: { sourcemap: true },
  }
  const types = complaintsAboutTypes(app)
  const map = await aboutMap(config, browser)
  await build(config)
  const more = strangersIn(app.folder).map((name) => `it sends ${name}, which no code imports`)
  const server = await preview({ ...config, preview: { port: await freePort(), headers: POLICY } })
  const seen = await complaintsInBrowser(browser, server.resolvedUrls?.local[0] ?? "")
  await server.close()
  const overlooked = await listOverlooked(app.folder, config)

  const blocks = await measureBlocks(app, config)
  return { complaints: [...types, ...more, ...seen, ...overlooked, ...map, ...blocks.complaints], bytes: blocks.bytes }
}

async function aboutMap(app: InlineConfig, browser: Browser): Promise<readonly string[]> {
  const config = { ...app, root: join(app.root ?? "", "map") }
  await build(config)
  const server = await preview({ ...config, preview: { port: await freePort(), headers: POLICY } })
  const complaints = await complaintsAboutMap(browser, server.resolvedUrls?.local[0] ?? "")
  await server.close()
  return complaints
}

function strangersIn(app: string): readonly string[] {
  const dist = join(app, "dist")
  const sheets = globSync("assets/*.css", { cwd: dist }).map((file) => readFileSync(join(dist, file), "utf8"))
  return [
    ...strangers(kitFoldersIn(dist, "js"), ["disclosure"]),
    ...strangers(sheetsIn(sheets.join()), ["disclosure"]).map((name) => `${name} in a style sheet`),
  ]
}

async function listOverlooked(app: string, config: InlineConfig): Promise<readonly string[]> {
  const main = join(app, "main.tsx")
  const more = 'import { Dialog } from "@forecourt/ui-kit/dialog"\nglobalThis.name = String(Dialog.Root)\n'
  writeFileSync(main, more + readFileSync(main, "utf8"))
  await build(config)
  const names = strangersIn(app)
  return ["dialog", "dialog in a style sheet"]
    .filter((name) => !names.includes(name))
    .map((name) => `overlooks ${name}`)
}

async function measureBlocks(app: Application, config: InlineConfig): Promise<Found> {
  const folder = getInstalledPath(app, "@forecourt/blocks")
  const listed = sheetsOfBlocks(readFileSync(join(folder, "dist/generated/styles.js"), "utf8"))
  const bytes = new Map<string, number>()
  const complaints: string[] = []
  for (const [block, component] of blocksIn(folder)) {
    const code = `import { ${component} } from "@forecourt/blocks/${block}"\nglobalThis.name = String(${component})\n`
    writeFileSync(join(app.folder, "main.tsx"), code)
    const sheet = getSheet(await build({ ...config, logLevel: "silent", build: { write: false } }))
    bytes.set(block, sheet.length)
    const others = sheetsIn(sheet).filter((name) => !listed.get(block)?.includes(name))
    if (others.length > 0) complaints.push(`${block} alone brings the style sheets ${others.join(", ")}`)
  }
  return bytes.size > 0 ? { complaints, bytes } : { complaints: ["no block was found"], bytes }
}

/** Returns the CSS that the page loads initially, without the style sheets of islands. */
function getSheet(output: Awaited<ReturnType<typeof build>>): string {
  const { output: files } = output as Rolldown.RolldownOutput
  const texts = new Map(files.flatMap((file) => (file.type === "asset" ? [[file.fileName, String(file.source)]] : [])))
  const links = (texts.get("index.html") ?? "").matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)
  return [...links].map(([, href = ""]) => texts.get(href) ?? "").join("")
}

function sheetsIn(sheet: string): readonly string[] {
  return [...new Set([...sheet.matchAll(/\.of_([\w-]+)-module_/g)].map(([, name = ""]) => name))]
}
