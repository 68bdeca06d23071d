// Finds the browser for the tests, or installs Debian's; and a typeface as common devices have it.
import { spawnSync } from "node:child_process"
import { existsSync, globSync } from "node:fs"
import { fail, say } from "./say.ts"

const PLACES = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/** Until a site's own typefaces have arrived its pages stand in Arial, or in Liberation Sans, which is as wide. */
const ARIAL = "/usr/share/fonts/**/{LiberationSans-Regular,Arial,arial}.ttf"

const INSTALLED = "/usr/bin/chromium"

/** The path of a Chromium; installs one where that is possible, and what Arial is there. */
export function findChromium(): string {
  const found = PLACES.find((place) => place !== undefined && existsSync(place))
  const hasArial = process.platform !== "linux" || globSync(ARIAL).length > 0
  if (found !== undefined && hasArial) return found

  if (process.getuid?.() !== 0) return withoutInstalling(found)
  install([...(found === undefined ? ["chromium"] : []), ...(hasArial ? [] : ["fonts-liberation"])])
  return found ?? INSTALLED
}

function withoutInstalling(found: string | undefined): string {
  if (found === undefined)
    fail(
      "chromium: no browser was found, and only root can install one. Run `apt-get install chromium` as root, or set CHROMIUM to the path of yours.",
    )
  say("Neither Arial nor Liberation Sans was found: tests of what moves while typefaces load will fail")
  return found
}

function install(packages: readonly string[]): void {
  say(`Installing ${packages.join(" and ")} (about half a minute, the first time only)`)
  const steps = [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", ...packages],
  ]
  for (const step of steps) {
    const apt = spawnSync("apt-get", step, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    })
    if (apt.status !== 0)
      fail(
        `chromium: apt-get could not install ${packages.join(" and ")}. Check that this machine reaches Debian's packages, or set CHROMIUM to the path of a browser.`,
      )
  }
}
