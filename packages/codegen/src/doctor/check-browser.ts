import { existsSync, globSync } from "node:fs"
import { hasBrowserTests, type Machine } from "./machine.ts"

export function checkBrowser(machine: Machine): readonly string[] {
  const { browsers, env } = machine
  const { CHROMIUM } = env
  if (CHROMIUM !== undefined && !existsSync(CHROMIUM))
    return [`browser: CHROMIUM is ${CHROMIUM}, and nothing is there. Set it to the path of a browser, or unset it.`]
  if (CHROMIUM !== undefined || !hasBrowserTests(machine) || browsers.some((place) => existsSync(place))) return []
  return [
    "browser: no Chromium was found for the tests. Install one (`apt-get install chromium-headless-shell` as root), or set CHROMIUM to the path of yours.",
  ]
}

/**
 * Matches the font files of Arial and of Liberation Sans, which has the same character widths. Pages use one of these
 * fonts until the site's fonts are loaded.
 */
const ARIAL = "**/{LiberationSans-Regular,Arial,arial}.ttf"

export function checkTypeface(machine: Machine): readonly string[] {
  const { platform, typefaces } = machine
  if (platform !== "linux" || !hasBrowserTests(machine)) return []
  if (typefaces.some((folder) => globSync(ARIAL, { cwd: folder }).length > 0)) return []
  return [
    "typeface: neither Arial nor Liberation Sans was found, so pictures of stories will differ. Install it (`apt-get install fonts-liberation` as root).",
  ]
}
