import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser, CDPSession } from "@playwright/test"

export const BASELINES = join(import.meta.dirname, "../baselines")
const RECORD = join(BASELINES, "machine.json")

/** What the look of a letter depends on, beside the page. */
export interface Machine {
  /** Which kind and version: one with windows smooths edges differently from one without. */
  readonly chromium: string
  readonly platform: string
  /** What stands in for a typeface that a page does not bring. */
  readonly fonts: Readonly<Record<string, string>>
}

const FAMILIES = ["sans-serif", "serif", "monospace", "system-ui"]

/** This machine, as far as its pictures go. */
export async function thisMachine(browser: Browser): Promise<Machine> {
  const page = await browser.newPage()
  await page.setContent(FAMILIES.map((family) => `<p style="font-family: ${family}">a</p>`).join(""))
  const session = await page.context().newCDPSession(page)
  const fonts = await fontsOf(session)
  const { product } = await session.send("Browser.getVersion")
  await page.close()
  const [chromium = ""] = product.replace("/", " ").split(".")
  return { chromium, platform: `${process.platform}-${process.arch}`, fonts }
}

async function fontsOf(session: CDPSession): Promise<Record<string, string>> {
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const { root } = await session.send("DOM.getDocument")
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "p" })
  const found = nodeIds.map(async (nodeId, index) => {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
    return [FAMILIES[index] ?? "", fonts[0]?.familyName ?? "none"] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

/** The machine that took the baselines; null as long as there are none. */
export function recordedMachine(): Machine | null {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : null
}

export function recordMachine(machine: Machine): void {
  mkdirSync(BASELINES, { recursive: true })
  writeFileSync(RECORD, `${JSON.stringify(machine, null, 2)}\n`)
}

/** Why pictures of two machines cannot be compared; null when they can. */
export function whyNotComparable(taken: Machine | null, here: Machine): string | null {
  if (taken === null) return "No pictures have been taken yet. Take them: npm run stories:test -- --update"
  if (describe(taken) === describe(here)) return null
  return `Pictures are not compared: they were taken with ${describe(taken)}, and this is ${describe(here)}. Chromatic compares them for every pull request; to compare here, use the same Chromium and typefaces.`
}

export function describe({ chromium, platform, fonts }: Machine): string {
  return `${chromium} on ${platform} (${Object.values(fonts).join(", ")})`
}
