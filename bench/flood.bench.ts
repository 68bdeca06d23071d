import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { freePort, startPlatform, startSite } from "../scripts/servers.ts"
import { goal } from "./goal.ts"
import { quantile } from "./interleave.ts"

// One visitor opens the most expensive lists of cars, each with another price, as fast as the site answers. Another
// visitor opens a list and a car that are not cached. Each of the other visitor's pages must be answered with 200.

const SITE = "se-used"
const LIST = "/kop-bil/alla-begagnade-bilar"
const CAR = /href="(\/kop-bil\/bil\/[^"]+)"/g
const MINUTES = Number(process.env.FORECOURT_FLOOD_MINUTES ?? 5)
const CONNECTIONS = 8
const VISITS = 50
const [FLOODER, VISITOR] = ["203.0.113.7", "198.51.100.20"]

interface Answer {
  readonly status: number
  readonly html: string
  readonly ms: number
}

const data = mkdtempSync(join(tmpdir(), "forecourt-bench-"))
const platform = await startPlatform({
  port: await freePort(),
  data,
  env: { FORECOURT_SEARCH_SEED: "1", FORECOURT_SEARCH_BUDGET_FACTOR: "1" },
  quiet: true,
})
const site = await startSite({
  site: SITE,
  port: await freePort(),
  platform: `http://localhost:${platform.port}`,
  env: { FORECOURT_PROXIES: "1" },
  quiet: true,
})
try {
  let isOver = false
  let price = 200_000
  const alone = await visit(0)
  const flood: Answer[] = []
  const flooders = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) flood.push(await open(`${LIST}?page=19&car_price_max=${++price}`, FLOODER))
  })
  const visits: Answer[] = []
  for (let at = 1; at <= VISITS; at++) {
    await setTimeout((MINUTES * 60_000) / VISITS / 2)
    visits.push(...(await visit(at)))
  }
  isOver = true
  await Promise.all(flooders)
  report(flood, alone, visits)
} finally {
  await Promise.all([site.stop(), platform.stop()])
  rmSync(data, { recursive: true, force: true })
}

async function visit(at: number): Promise<readonly Answer[]> {
  const list = await open(`${LIST}?car_mileage_max=${9000 + at}`, VISITOR)
  const cars = [...list.html.matchAll(CAR)].map(([, car = ""]) => car)
  const car = cars[at % Math.max(1, cars.length)] ?? LIST
  return [list, await open(`${car}?visit=${at}`, VISITOR)]
}

async function open(path: string, visitor: string): Promise<Answer> {
  const start = performance.now()
  const response = await fetch(`http://localhost:${site.port}${path}`, { headers: { "x-forwarded-for": visitor } })
  const html = await response.text()
  return { status: response.status, html, ms: performance.now() - start }
}

function report(flood: readonly Answer[], alone: readonly Answer[], visits: readonly Answer[]): void {
  const statuses = Object.entries(Object.groupBy(flood, ({ status }) => status))
  console.log(`\nFlood: ${flood.length} requests in ${MINUTES} minutes over ${CONNECTIONS} connections`)
  for (const [status, answers = []] of statuses) console.log(`  ${status}: ${answers.length}`)
  const describe = (answers: readonly Answer[]) => {
    const times = answers.map(({ ms }) => ms)
    return `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`
  }
  console.log(`The other visitor: lists and cars ${describe(visits)}; the first one ${describe(alone)}`)
  goal("pages of the other visitor without an answer 200", visits.filter(({ status }) => status !== 200).length, 0)
}
