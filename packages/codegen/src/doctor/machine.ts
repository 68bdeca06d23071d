import { existsSync, globSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** A description of the machine that is checked. Tests use descriptions of machines with a fault. */
export interface Machine {
  /** The root folder of the repository. */
  readonly root: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  readonly nodeVersion: string
  /** The paths at which a supported browser may be installed, in order of preference. */
  readonly browsers: readonly string[]
  /** The folders in which fonts are installed. */
  readonly typefaces: readonly string[]
  /** The size in bytes of the files that builds and a complete test run write. */
  readonly neededBytes: number
}

/**
 * The paths of supported browsers. Headless Chromium is the first, since it needs a quarter less CPU per page and
 * Playwright prefers it.
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

/** Describes the machine on which this process runs. */
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

/** The requirements in the repository's `package.json`. */
export interface Needs {
  readonly engines?: { readonly node?: string }
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Reads the requirements in the repository's `package.json`. If the file is missing, there are no requirements. */
export function readNeeds({ root }: Machine): Needs {
  const file = join(root, "package.json")
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}
}

/** Returns whether the repository has tests that run in a browser. */
export function hasBrowserTests(machine: Machine): boolean {
  return readNeeds(machine).devDependencies?.["@playwright/test"] !== undefined
}

/** Lists the names of the repository's sites. */
export function listSites({ root }: Machine): readonly string[] {
  return globSync("sites/*/site.config.ts", { cwd: root })
}
