import { SLEEP_SCRIPT } from "../asleep/sleep-script.ts"
import { CONSENT_SCRIPT } from "../consent/consent-script.ts"
import { HIDE_ALERT_SCRIPT } from "../page/hide-alert.ts"
import type { InlineScript } from "./inline-scripts.ts"

/** The shell's own scripts: each one whole text. */
const OWN_SCRIPTS: ReadonlySet<string> = new Set([SLEEP_SCRIPT, HIDE_ALERT_SCRIPT, CONSENT_SCRIPT])

/** Scripts of a page, told apart: those the framework wrote, and those that nobody vouches for. */
export interface SortedScripts {
  readonly known: readonly string[]
  readonly unknown: readonly string[]
}

const BOOTSTRAP =
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[[^;]*\])\)(?:;self\.__next_f\.push\((\[.*\])\))?$/s
const PAYLOAD = /^self\.__next_f\.push\((\[.*\])\)$/s

/** The bundler's start: which of our own files belong to the page, and which of their modules run first. */
const START = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s
const OWN_FILE = /^static\/chunks\/[\w.~-]+\.js$/

/** React's clock, which it starts on every page that may reveal parts later. */
const CLOCK = "requestAnimationFrame(function(){$RT=performance.now()});"
const CLOCK_ALONE = CLOCK.slice(0, -1)

/**
 * Tells the framework's scripts from all others, by form: a fixed program around data, and the data must be JSON.
 * Such a script can do nothing but hand data to the framework. One that also appears inside that data came with the
 * page's content, whatever its form, and is not known. The shell's own scripts are whole texts, wherever they stand.
 */
export function sortScripts(scripts: readonly InlineScript[], runtime: ReadonlySet<string> = new Set()): SortedScripts {
  const payload = scripts.map(({ text }) => payloadOf(text)).join("")
  const isContent = (text: string) => payload.includes(text) || payload.includes(JSON.stringify(text).slice(1, -1))

  const known: string[] = []
  const unknown: string[] = []
  for (const { text } of scripts) {
    const isFramework = isKnown(text, runtime) && !isContent(text)
    const list = isFramework || OWN_SCRIPTS.has(text) ? known : unknown
    list.push(text)
  }
  return { known, unknown }
}

function isKnown(text: string, runtime: ReadonlySet<string>): boolean {
  if (text === CLOCK_ALONE || text === CLOCK) return true
  if (isBootstrap(text) || isStart(text) || payloadParts(text) !== null) return true
  return isReveal(text, runtime)
}

function isBootstrap(text: string): boolean {
  const [, first, second] = BOOTSTRAP.exec(text) ?? []
  return first === "[0]" && (second === undefined || isTagged(second, [2]))
}

function isStart(text: string): boolean {
  const data = START.exec(text)?.[1]
  const start = data === undefined ? null : parseJson(data)
  if (typeof start !== "object" || start === null || Object.keys(start).length !== 2) return false
  const { otherChunks, runtimeModuleIds } = start as { otherChunks?: unknown; runtimeModuleIds?: unknown }
  return (
    Array.isArray(otherChunks) &&
    otherChunks.every((file) => typeof file === "string" && OWN_FILE.test(file)) &&
    Array.isArray(runtimeModuleIds) &&
    runtimeModuleIds.every(Number.isInteger)
  )
}

/** `[1, "rows"]` or `[3, "base64"]`; `null` for anything else. */
function payloadParts(text: string): readonly [number, string] | null {
  const data = PAYLOAD.exec(text)?.[1]
  const parsed = data === undefined ? null : parseJson(data)
  if (!Array.isArray(parsed) || parsed.length !== 2) return null
  const [kind, rows] = parsed
  return (kind === 1 || kind === 3) && typeof rows === "string" ? [kind, rows] : null
}

function payloadOf(text: string): string {
  const [kind, rows] = payloadParts(text) ?? []
  if (rows === undefined) return ""
  return kind === 3 ? Buffer.from(rows, "base64").toString() : rows
}

function isTagged(json: string, kinds: readonly number[]): boolean {
  const parsed = parseJson(json)
  return Array.isArray(parsed) && kinds.includes(parsed[0])
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const REVEAL = /^\$R[CSXR]\((.*)\);?$/s

/** React's calls that put a late part in its place, after the very programs that React itself ships for them. */
function isReveal(text: string, runtime: ReadonlySet<string>): boolean {
  let rest = text.startsWith(CLOCK) ? text.slice(CLOCK.length) : text
  for (let program = startOf(rest, runtime); program !== undefined; program = startOf(rest, runtime)) {
    rest = rest.slice(program.length)
  }
  const [, data] = REVEAL.exec(rest) ?? []
  return rest === "" ? text !== "" : data !== undefined && Array.isArray(parseJson(`[${data}]`))
}

function startOf(text: string, programs: ReadonlySet<string>): string | undefined {
  return [...programs].find((program) => text.startsWith(program))
}
