import { spawn } from "node:child_process"
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { basename, dirname, join } from "node:path"
import { findVisitorsChromium } from "../scripts/chromium.ts"
import { startPlatform, startSite, warmUp } from "../scripts/servers.ts"
import { quantile } from "./interleave.ts"
import { startNextApp } from "./next-app.ts"

// Lighthouse scores for the most visited kinds of pages of each site (mobile, simulated, median of several runs), and
// for an empty page of the same Next in the same run. `npm run bench -- lighthouse`;
// FORECOURT_BENCH_SITES=se-used,uk-automotive selects sites, FORECOURT_RUNS=1 is a quick check.

const PORTS = Number(process.env.FORECOURT_BENCH_PORT ?? 3280)
const RUNS = Number(process.env.FORECOURT_RUNS ?? 5)
const LIGHTHOUSE = join(dirname(createRequire(import.meta.url).resolve("lighthouse/package.json")), "cli/index.js")

const GOALS = { accessibility: 100, "best-practices": 100, seo: 100 } as const
/**
 * The maximum number of points by which a page's Lighthouse performance score may be lower than the score of an empty
 * page of the same Next.js version.
 */
const MAX_LOSS = 2
const MAX_SHIFT = 0.02

/**
 * The maximum number of attempts for each audit. An audit is repeated because Lighthouse sometimes loses its trace.
 */
const MAX_TRIES = 3

type Category = keyof typeof GOALS | "performance"
const CATEGORIES: readonly Category[] = ["performance", "accessibility", "best-practices", "seo"]

interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly categories: Readonly<
    Record<
      Category,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >
}

const sites =
  process.env.FORECOURT_BENCH_SITES?.split(",") ??
  globSync("sites/*/package.json")
    .map((path) => basename(dirname(path)))
    .sort()
const data = mkdtempSync(join(tmpdir(), "forecourt-bench-"))
const platform = await startPlatform({ port: PORTS + 1, data, quiet: true })
const app = await startNextApp()
try {
  for (const site of sites) await measureSite(site)
} finally {
  app.stop()
  await platform.stop()
  rmSync(data, { recursive: true, force: true })
}

async function measureSite(name: string): Promise<void> {
  const site = await startSite({
    site: name,
    port: PORTS + 2,
    platform: `http://localhost:${platform.port}`,
    quiet: true,
  })
  try {
    const origin = `http://localhost:${site.port}`
    console.log(`\n${name.padEnd(34)} perf  a11y  best   seo    CLS    LCP`)
    const empty = await auditRuns(`${app.origin}/empty`)
    const floor = getScore(empty, "performance")
    console.log(`  ${"an empty page".padEnd(31)} ${String(floor).padStart(4)}`)
    for (const [kind, path] of await getPages(origin)) print(`${kind} ${path}`, await auditRuns(origin + path), floor)
  } finally {
    await site.stop()
  }
}

async function getPages(origin: string): Promise<readonly (readonly [kind: string, path: string])[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path || "/")
  const getChildren = (path: string) =>
    paths.filter((other) => other.startsWith(`${path}/`) && other.split("/").length === path.split("/").length + 1)
  const single = paths.filter((path) => /^\/[^/]{3,}$/.test(path))
  const list = single.toSorted((a, b) => getChildren(b).length - getChildren(a).length)[0]
  const sizes = await Promise.all(
    single.map(async (path) => [path, path === list ? 0 : (await (await fetch(origin + path)).text()).length] as const),
  )
  const landing = sizes.toSorted(([, a], [, b]) => b - a)[0]?.[0]
  const story = list === undefined ? undefined : getChildren(list)[0]
  const pages: readonly (readonly [string, string | undefined])[] = [
    ["home", "/"],
    ["stories", story && list],
    ["story", story],
    ["landing", landing],
  ]
  return pages.filter((page): page is readonly [string, string] => page[1] !== undefined)
}

async function auditRuns(url: string): Promise<readonly Report[]> {
  await warmUp(url)
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(url))
  return reports
}

function print(what: string, reports: readonly Report[], floor: number): void {
  const goals: Readonly<Record<Category, number>> = { ...GOALS, performance: floor - MAX_LOSS }
  const scores = CATEGORIES.map((category) => [category, getScore(reports, category)] as const)
  const shift = median(reports, ({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN)
  const paint = median(reports, ({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? Number.NaN)
  const cells = scores.map(([, score]) => String(score).padStart(4)).join("  ")
  console.log(`  ${what.padEnd(31)} ${cells}  ${shift.toFixed(3)}  ${(paint / 1000).toFixed(1)} s`)

  const missed = scores.filter(([category, score]) => score < goals[category])
  for (const [category, score] of missed)
    console.log(
      `    MISSED ${category} ${score}, at least ${goals[category]}: ${listFailedAudits(reports[0], category)}`,
    )
  if (!(shift <= MAX_SHIFT)) console.log(`    MISSED layout shift ${shift.toFixed(3)}, at most ${MAX_SHIFT}`)
  if (missed.length > 0 || !(shift <= MAX_SHIFT)) process.exitCode = 1
}

function getScore(reports: readonly Report[], category: Category): number {
  return Math.round(median(reports, ({ categories }) => categories[category].score ?? 0) * 100)
}

function median(reports: readonly Report[], read: (report: Report) => number): number {
  return quantile(
    reports.map(read).sort((a, b) => a - b),
    0.5,
  )
}

function listFailedAudits(report: Report | undefined, category: Category): string {
  const refs = report?.categories[category].auditRefs ?? []
  return refs
    .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
    .join(", ")
}

async function audit(url: string, tries = 1): Promise<Report> {
  try {
    return await auditOnce(url)
  } catch (error) {
    if (tries >= MAX_TRIES) throw error
    console.log(`    try ${tries} of ${MAX_TRIES}: ${String(error).trim().slice(0, 200)}`)
    return audit(url, tries + 1)
  }
}

/** Runs Lighthouse in a separate process, so that one visit does not affect the next. */
function auditOnce(url: string): Promise<Report> {
  const flags = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"].join(" ")
  const output = join(data, "lighthouse.json")
  const args = [
    LIGHTHOUSE,
    url,
    "--quiet",
    "--output=json",
    `--output-path=${output}`,
    `--chrome-flags=${flags}`,
    "--no-enable-error-reporting",
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: findVisitorsChromium() },
      stdio: ["ignore", "ignore", "pipe"],
    })
    let words = ""
    child.stderr.on("data", (chunk) => {
      words += String(chunk)
    })
    child.once("exit", (status) => {
      const report: Report | null = status === 0 ? JSON.parse(readFileSync(output, "utf8")) : null
      // Without a trace there is a report, but no score.
      if (report !== null && report.categories.performance.score !== null) resolve(report)
      else reject(new Error(`lighthouse: ${url} could not be looked at. ${words || report?.runtimeError?.message}`))
    })
  })
}
