import { gzipSync } from "node:zlib"
import { type Browser, chromium, type Response } from "@playwright/test"
import { findVisitorsChromium } from "../scripts/chromium.ts"

export interface FirstLoad {
  /**
   * The total gzipped size in bytes of all scripts that the browser requests without any interaction, including scripts
   * that are only preloaded.
   */
  readonly script: number
  readonly css: string
  readonly html: string
}

/**
 * The window sizes of a phone and a desktop. Both are measured, since some islands exist at only one of these sizes.
 */
const WINDOWS = [
  { width: 412, height: 823 },
  { width: 1350, height: 940 },
]

export interface Visitor {
  readonly load: (url: string) => Promise<FirstLoad>
  readonly leave: () => Promise<void>
}

export async function openBrowser(): Promise<Visitor> {
  const browser = await chromium.launch({
    executablePath: findVisitorsChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  })
  return {
    async load(url) {
      const loads: FirstLoad[] = []
      for (const viewport of WINDOWS) loads.push(await loadOnce(browser, url, viewport))
      return loads.reduce((load, other) => (other.script > load.script ? other : load))
    },
    leave: () => browser.close(),
  }
}

async function loadOnce(browser: Browser, url: string, viewport: (typeof WINDOWS)[number]): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  const responses: Response[] = []
  page.on("response", (response) => void responses.push(response))
  const first = await page.goto(url, { waitUntil: "networkidle" })
  if (first?.status() !== 200) throw new Error(`first-load: ${url} answered ${first?.status()}.`)

  const filterByType = (type: string) => responses.filter((reply) => reply.headers()["content-type"]?.includes(type))
  const scripts = await Promise.all(filterByType("/javascript").map((reply) => reply.body()))
  const sheets = await Promise.all(filterByType("text/css").map((reply) => reply.text()))
  const html = await first.text()
  await context.close()
  return {
    script: scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0),
    css: sheets.join("\n"),
    html,
  }
}
