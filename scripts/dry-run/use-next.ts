import { join } from "node:path"
import type { Browser } from "@playwright/test"
import { resolveNextScript } from "../../packages/front/src/next-process.ts"
import { run } from "../run-to-end.ts"
import { freePort, startServer } from "../servers.ts"
import { type Application, complaintsAboutTypes, getInstalledPath } from "./applications.ts"
import { complaintsInBrowser } from "./browser.ts"
import { complaintsAboutPages } from "./examples.ts"
import { kitFoldersIn, listUnmarkedFiles, strangers } from "./kit-in-build.ts"
import { complaintsAboutMap } from "./map.ts"

const LIVE = ["copy-button", "dialog", "disclosure", "map", "navigation"]
const STYLED = [...LIVE, "accordion", "equal-row", "icons", "visually-hidden"]
const RENDERED = ["Vardagar 7 till 18", 'href="/bilar/nya"', 'aria-label="Kopiera 010-123 45 67"']
const TOLERANCE = 1.05

export async function complaintsAboutNext(
  app: Application,
  browser: Browser,
  bytes: ReadonlyMap<string, number>,
): Promise<readonly string[]> {
  const next = resolveNextScript(app.folder)
  const pages = complaintsAboutPages(app.folder, [join(import.meta.dirname, "../../docs/kit.md")])
  const types = complaintsAboutTypes(app)
  run(process.execPath, [next, "build"], app.folder)
  const port = await freePort()
  const health = `http://localhost:${port}/`
  const options = { name: "next", script: next, args: ["start"], cwd: app.folder, port, health, quiet: true }
  const server = await startServer(options)
  try {
    return [
      ...pages,
      ...types,
      ...aboutFiles(app),
      ...(await aboutHtml(health)),
      ...(await aboutBlock(health, bytes.get("faq-list") ?? 0)),
      ...(await complaintsInBrowser(browser, health)),
      ...(await complaintsAboutMap(browser, `${health}map`)),
    ]
  } finally {
    await server.stop()
  }
}

function aboutFiles(app: Application): readonly string[] {
  const sent = join(app.folder, ".next/static")
  const scripts = kitFoldersIn(sent, "js")
  return [
    ...listUnmarkedFiles(getInstalledPath(app, "@forecourt/ui-kit")).map((file) => `${file} has lost its 'use client'`),
    ...strangers(scripts, LIVE).map((name) => `it sends scripts of ${name}, which no code imports`),
    ...strangers(kitFoldersIn(sent, "css"), STYLED).map(
      (name) => `it sends the sheet of ${name}, which no code imports`,
    ),
    ...LIVE.filter((name) => !scripts.includes(name)).map((name) => `the build lacks ${name}`),
  ]
}

async function aboutHtml(address: string): Promise<readonly string[]> {
  const html = await (await fetch(address)).text()
  return [
    ...RENDERED.filter((text) => !html.includes(text)).map((text) => `the server does not render ${text}`),
    ...(html.match(/<[^>]* style=[^>]*>|<style[^>]*>/g) ?? []).map(
      (tag) => `the server renders an inline style: ${tag}`,
    ),
  ]
}

async function aboutBlock(address: string, alone: number): Promise<readonly string[]> {
  const bytes = (await bytesOfSheets(`${address}faq`)) - (await bytesOfSheets(`${address}nothing`))
  if (bytes > 0 && bytes <= alone * TOLERANCE) return []
  return [
    `a page with one faq-list loads ${bytes} bytes of style sheets more than one with nothing; alone it has ${alone}`,
  ]
}

async function bytesOfSheets(address: string): Promise<number> {
  const html = await (await fetch(address)).text()
  const sheets = new Set([...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href))
  const sizes = [...sheets].map(async (href) => (await (await fetch(new URL(href, address))).arrayBuffer()).byteLength)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
