// Finds the browser for tests and measurements, or installs Debian's; and a typeface as common devices have it.
import { spawnSync } from "node:child_process"
import { existsSync, globSync } from "node:fs"
import { fail, say } from "./say.ts"

/** Chromium without its windows: the same engine, a quarter less work for each page, and what Playwright itself prefers. */
const HEADLESS = { name: "chromium-headless-shell", places: ["/usr/bin/chromium-headless-shell"] }

/** Chromium as visitors have it. */
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

/** Until a site's own typefaces have loaded, its pages use Arial, or Liberation Sans, which is as wide. */
const ARIAL = "/usr/share/fonts/**/{LiberationSans-Regular,Arial,arial}.ttf"

/** The path of a Chromium for tests; installs what Arial is there, and a browser where that is possible. */
export function findChromium(): string {
  provideArial()
  return findChosen() ?? findPlace(HEADLESS) ?? installed(HEADLESS) ?? findVisitorsChromium()
}

/** The path of a Chromium that works as much as a visitor's, for measurements. */
export function findVisitorsChromium(): string {
  const found = findChosen() ?? findPlace(WHOLE) ?? installed(WHOLE)
  if (found !== undefined) return found
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

/** Installs the browser and returns its path; `undefined` when that fails. */
function installed(browser: Browser): string | undefined {
  return install(browser.name) ? findPlace(browser) : undefined
}

function provideArial(): void {
  if (process.platform !== "linux" || globSync(ARIAL).length > 0 || install("fonts-liberation")) return
  say("Neither Arial nor Liberation Sans was found: tests of what moves while typefaces load will fail")
}

/** Installs one of Debian's packages; false where only root could, or where there is no such package. */
function install(name: string): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false
  say(`Installing ${name} (up to half a minute, the first time only)`)
  const steps = [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", name],
  ]
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  return steps.every((step) => spawnSync("apt-get", step, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0)
}
