// Finds the browser for the tests, or installs Debian's.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { fail, say } from "./say.ts"

const PLACES = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/** The path of a Chromium; installs one where that is possible. */
export function findChromium(): string {
  const found = PLACES.find((place) => place !== undefined && existsSync(place))
  if (found) return found

  if (process.getuid?.() !== 0)
    fail(
      "chromium: no browser was found, and only root can install one. Run `apt-get install chromium` as root, or set CHROMIUM to the path of yours.",
    )
  say("Installing Chromium (about half a minute, the first time only)")
  const steps = [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
  ]
  for (const step of steps) {
    const apt = spawnSync("apt-get", step, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    })
    if (apt.status !== 0)
      fail(
        "chromium: apt-get could not install it. Check that this machine reaches Debian's packages, or set CHROMIUM to the path of a browser.",
      )
  }
  return "/usr/bin/chromium"
}
