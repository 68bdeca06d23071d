import { SLEEP_SCRIPT } from "./sleep-script.ts"

/** What the page says of itself when its scripts may sleep: see `ASLEEP` of the renderer. */
const MAY_SLEEP = /^(?:<!DOCTYPE html>)?<html[^>]* data-islands="asleep"/

/** The framework's scripts as it writes them, but for the one that only browsers without modules run. */
const SCRIPT = /<script (?=src="\/_next\/static\/[\w./~-]+\.js" async="">)/g

/** The framework asks for them at once, so that they can run early. */
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[\w./~-]+\.js"\/>/g

const WAKE = `<script>${SLEEP_SCRIPT}</script></head>`

/**
 * A page whose scripts sleep until its visitor stirs: a browser does not fetch, parse or run them before. A page that
 * does not say that it may sleep stays as it is.
 */
export function putToSleep(html: string): string {
  if (!MAY_SLEEP.test(html)) return html
  return html
    .replace(PRELOAD, "")
    .replace(SCRIPT, '<script type="asleep" ')
    .replace("</head>", () => WAKE)
}
