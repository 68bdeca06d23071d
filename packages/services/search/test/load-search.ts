import { once } from "node:events"
import { Agent, type IncomingMessage, request } from "node:http"
import { cpus } from "node:os"
import { setTimeout } from "node:timers/promises"
import { parseArgs } from "node:util"

// Loads a search service that runs elsewhere, and says how many searches a second it serves, and how long they take:
// node test/load-search.ts --url http://localhost:4330 --index stock-se-used [--seconds 10] [--connections 16]
// With --updates 100 as many prices a second change meanwhile.
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:4330" },
    key: { type: "string", default: "forecourt-local-key" },
    index: { type: "string", default: "stock-se-used" },
    seconds: { type: "string", default: "10" },
    connections: { type: "string", default: "16" },
    updates: { type: "string", default: "0" },
    "write-key": { type: "string", default: "forecourt-local-write-key" },
  },
})

const LISTS = ["car_body", "car_year", "car_fuel", "car_gearbox", "car_drive", "car_color", "car_condition"]
const MORE_LISTS = ["car_site_city", "car_site_region"]
const RANGES = ["car_price", "car_campaign_price", "car_mileage", "car_power"]
const LEASES = ["car_privateleasing_monthly_cost", "car_companyleasing_monthly_cost"]
const FIELDS = [
  "car_id",
  "slug",
  "car_brand",
  "car_model",
  "car_model_text",
  "car_version",
  "car_year",
  "car_fuel",
  "car_gearbox",
  "car_mileage_text",
  "car_price_text",
  "car_campaign_price_text",
  "car_has_campaign_price",
  "car_primary_image",
  "car_site_name",
  "car_is_used",
]

function createBody(turn: number): string {
  const chosen = turn % 3 === 0 ? [] : [{ min: 0, max: 50_000 + (turn % 20) * 25_000 }]
  return JSON.stringify({
    index: values.index,
    fields: FIELDS,
    facets: [
      { name: "car_brand", child_name: "car_model" },
      ...[...LISTS, ...MORE_LISTS].map((name) => ({ name })),
      ...[...RANGES, ...LEASES].map((name) => ({
        name,
        type: "range",
        ...(name === "car_price" && { filters: chosen }),
      })),
    ],
    limit: 48,
    offset: (turn % 4) * 48,
    sort_name: turn % 2 === 0 ? "car_price_asc" : "car_publishdate_desc",
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: Number(values.connections) })
const headers = { "x-api-key": values.key, "content-type": "application/json" }
const took: number[] = []
let wrong = 0

async function searchOnce(turn: number): Promise<void> {
  const startedAt = performance.now()
  const sent = request(`${values.url}/search`, { method: "POST", agent, headers })
  sent.end(createBody(turn))
  const [response] = (await once(sent, "response")) as [IncomingMessage]
  response.resume()
  await once(response, "end")
  took.push(performance.now() - startedAt)
  if (response.statusCode !== 200) wrong += 1
}

async function loadFor(ms: number): Promise<void> {
  const until = performance.now() + ms
  const lanes = Array.from({ length: Number(values.connections) }, async (_, lane) => {
    for (let turn = lane; performance.now() < until; turn += 1) await searchOnce(turn)
  })
  await Promise.all(lanes)
}

async function keysToChange(): Promise<readonly string[]> {
  const body = JSON.stringify({ index: values.index, fields: ["car_id"], limit: 100 })
  const response = await fetch(`${values.url}/search`, { method: "POST", headers, body })
  const { content } = (await response.json()) as { content: readonly { car_id: string }[] }
  return content.map(({ car_id }) => car_id)
}

async function updateFor(ms: number): Promise<number> {
  const perSecond = Number(values.updates)
  if (perSecond === 0) return 0
  const keys = await keysToChange()
  const writer = { "x-api-key": values["write-key"], "content-type": "application/merge-patch+json" }
  const patch = async (turn: number) => {
    const url = `${values.url}/indexes/${values.index}/documents/${keys[turn % keys.length]}`
    const response = await fetch(url, {
      method: "PATCH",
      headers: writer,
      body: JSON.stringify({ car_price: 100_000 + turn }),
    })
    await response.arrayBuffer()
    return response.ok
  }
  const sent: Promise<boolean>[] = []
  const startedAt = performance.now()
  while (performance.now() - startedAt < ms) {
    while (sent.length < ((performance.now() - startedAt) / 1000) * perSecond) sent.push(patch(sent.length))
    await setTimeout(5)
  }
  return (await Promise.all(sent)).filter(Boolean).length
}

const WARM_UP_MS = 3000
await loadFor(WARM_UP_MS)
took.length = 0
const seconds = Number(values.seconds)
const [updated] = await Promise.all([updateFor(seconds * 1000), loadFor(seconds * 1000)])
took.sort((item, other) => item - other)
const getPercentile = (part: number) => (took[Math.floor((took.length - 1) * part)] ?? 0).toFixed(1)
console.log(
  `${Math.round(took.length / seconds)} searches a second, p50 ${getPercentile(0.5)} ms, p99 ${getPercentile(0.99)} ms, ` +
    `slowest ${getPercentile(1)} ms, ${wrong} refused, ${Math.round(updated / seconds)} updates a second, ${values.connections} connections, ${cpus().length} cores here`,
)
agent.destroy()
