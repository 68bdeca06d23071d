// Finds the browser for tests and measurements, or installs Debian's; and a typeface as common devices have it.
import { spawnSync } from "node:child_process"
import { existsSync, globSync } from "node:fs"
import { fail, printStep } from "./print.ts"

/** The headless Chromium. It has the same engine as the full browser and needs a quarter less CPU time per page. */
const HEADLESS = { name: "chromium-headless-shell", places: ["/usr/bin/chromium-headless-shell"] }

const WHOLE = {
  name: "chromium",
  places: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ],
}

type Browser = typeof WHOLE

/**
 * The font that is displayed before the fonts of a site have loaded. It is Arial, or Liberation Sans, which has the
 * same widths.
 */
const ARIAL = "/usr/share/fonts/**/{LiberationSans-Regular,Arial,arial}.ttf"

export function findChromium(): string {
  provideArial()
  return findChosen() ?? findPlace(HEADLESS) ?? installBrowser(HEADLESS) ?? findVisitorsChromium()
}

/** Returns the path of a full Chromium. It is used for measurements that must match the browser of a visitor. */
export function findVisitorsChromium(): string {
  const path = findChosen() ?? findPlace(WHOLE) ?? installBrowser(WHOLE)
  if (path !== undefined) return path
  return fail(
    "chromium: no browser was found, and none could be installed. Run `apt-get install chromium` as root, or set CHROMIUM to the path of yours.",
  )
}

function findChosen(): string | undefined {
  const { CHROMIUM } = process.env
  if (CHROMIUM === undefined || existsSync(CHROMIUM)) return CHROMIUM
  return fail(`chromium: CHROMIUM is ${CHROMIUM}, and nothing is there. Set it to the path of a browser, or unset it.`)
}

function findPlace({ places }: Browser): string | undefined {
  return places.find((place) => existsSync(place))
}

function installBrowser(browser: Browser): string | undefined {
  return install(browser.name) ? findPlace(browser) : undefined
}

function provideArial(): void {
  if (process.platform !== "linux" || globSync(ARIAL).length > 0 || install("fonts-liberation")) return
  printStep("Neither Arial nor Liberation Sans was found: tests of what moves while typefaces load will fail")
}

/** Installs a package with `apt-get`. Returns false if the process is not root or if the package does not exist. */
function install(name: string): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false
  printStep(`Installing ${name} (up to half a minute, the first time only)`)
  const steps = [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", name],
  ]
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  return steps.every((step) => spawnSync("apt-get", step, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0)
}
