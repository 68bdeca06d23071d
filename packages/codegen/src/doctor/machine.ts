import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"

export interface Machine {
  readonly root: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly nodeVersion: string
  /** The paths at which a supported browser may be installed, in order of preference. */
  readonly browsers: readonly string[]
  readonly typefaces: readonly string[]
  /** The disk space in bytes that builds and a complete test run require. */
  readonly neededBytes: number
}

/**
 * The paths of the supported browsers. Headless Chromium is first, because it uses a quarter less CPU time per page.
 */
export const BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

const TYPEFACES = ["/usr/share/fonts", "/usr/local/share/fonts"]
const NEEDED_BYTES = 5e9

export function getMachine(root: string): Machine {
  return {
    root,
    env: process.env,
    platform: process.platform,
    nodeVersion: process.versions.node,
    browsers: BROWSERS,
    typefaces: TYPEFACES,
    neededBytes: NEEDED_BYTES,
  }
}

export interface Needs {
  readonly engines?: { readonly node?: string }
  readonly devDependencies?: Readonly<Record<string, string>>
}

export function readNeeds({ root }: Machine): Needs {
  const file = join(root, "package.json")
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
}

export function hasBrowserTests(machine: Machine): boolean {
  return readNeeds(machine).devDependencies?.["@playwright/test"] !== undefined
}

export function listSites({ root }: Machine): readonly string[] {
  return globSync("sites/*/site.config.ts", { cwd: root })
}
