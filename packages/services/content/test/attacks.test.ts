import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { RunningService } from "@forecourt/service-kit/http"
import { getIntrospectionQuery } from "graphql"
import { afterAll, beforeAll, expect, test } from "vitest"
import { PLATFORM_TEMPLATES } from "../src/templates/platform-templates.ts"
import { startContentService } from "./start-content-service.ts"
import { fixtureConfig } from "./start-fixture.ts"

const SITES = join(import.meta.dirname, "../../../../sites")
/** The maximum CPU time for rejecting a query, in milliseconds. An expensive query that is executed takes seconds. */
const REFUSAL_MS = 100
const BLOCK_MS = 200

let folder: string
let service: RunningService
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-attacks-"))
  const config = { ...fixtureConfig(folder), isDevelopment: false, siteFolders: [SITES], port: 0 }
  service = await startContentService(config, { templates: PLATFORM_TEMPLATES, log: () => {} })
  await runQuery("{ __typename }")
})
afterAll(async () => {
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

interface QueryResult {
  readonly status: number
  readonly workMs: number
  readonly data: unknown
  readonly errors: readonly { readonly message: string }[]
}

function runQuery(query: string, variables: object = {}): Promise<QueryResult> {
  return runText(JSON.stringify({ query, variables }))
}

async function runText(body: string): Promise<QueryResult> {
  const previous = workOfThread()
  const response = await fetch(`${service.url}/api/graphql/v1`, {
    method: "POST",
    headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key" },
    body,
  })
  const { data, errors = [] } = (await response.json()) as Partial<QueryResult>
  return { status: response.status, workMs: workOfThread() - previous, data, errors }
}

const ROOT = 'item(path:"/sitecore/content/forecourt",language:"sv")'
const createNested = (times: number, open: string, close: string) =>
  `{${ROOT}${open.repeat(times)}{name}${close.repeat(times)}}`
const many = (times: number, part: (index: number) => string) =>
  Array.from({ length: times }, (_, n) => part(n)).join(" ")

/** A query of 276 bytes that used to block the platform for half a minute. */
const DOWN_AND_UP = createNested(8, "{children{results{parent", "}}}")

const DOUBLING = `{${ROOT}{...F0}}${many(13, (n) => `fragment F${n} on Item{a:parent{...F${n + 1}} b:parent{...F${n + 1}}}`)}fragment F13 on Item{name}`

test.for([
  ["children and parents in turn", DOWN_AND_UP, "levels deep, the most is 15"],
  ["many levels of languages", createNested(13, "{languages", "}"), "complexity"],
  ["children of children", createNested(5, "{children(first:1000){results", "}}"), "complexity"],
  ["fragments that double the query", DOUBLING, "complexity"],
  ["inline fragments", createNested(6, "{...on Item{children{results", "}}}"), "complexity"],
  ["many fields", `{${many(1600, () => "__typename")}}`, "more than 1500 tokens"],
  ["a megabyte of fields", `{${"a ".repeat(490_000)}}`, "more than 1500 tokens"],
  ["many braces", `${"{a".repeat(5000)}${"}".repeat(5000)}`, "more than 1500 tokens"],
  ["recursive introspection", `{__schema{types{fields{type{fields{type{fields{name}}}}}}}}`, "about the schema"],
  [
    "repeated introspection",
    `{${many(60, (n) => `a${n}:__schema{types{fields{name type{name}}}}`)}}`,
    "about the schema",
  ],
  [
    "introspection through a fragment",
    `{...S a:__schema{...T}} fragment S on Query{__schema{...T}} fragment T on __Schema{types{fields{args{type{fields{args{name}}}}}}}`,
    "about the schema",
  ],
] as const)("an expensive query with %s is rejected before it is executed", async ([_, query, reason]) => {
  const responses = [await runQuery(query), await runQuery(query), await runQuery(query)]

  for (const { errors, data } of responses)
    expect([errors.length, errors[0]?.message, data ?? null]).toEqual([1, expect.stringContaining(reason), null])
  expect(Math.min(...responses.map(({ workMs }) => workMs))).toBeLessThan(REFUSAL_MS)
})

test("list sizes in variables increase the cost of a query in the same way as list sizes in the query text", async () => {
  const query = `query ($n: Int) {${ROOT}${"{children(first:$n){results".repeat(5)}{name path}${"}}".repeat(5)}}`

  expect((await runQuery(query, { n: 8 })).errors[0]?.message).toContain("complexity")
  expect((await runQuery(query, { n: 2 })).errors).toEqual([])
})

test("the depth limit also applies to a query in the query string of a GET request", async () => {
  const query = encodeURIComponent(DOWN_AND_UP)
  const response = await fetch(`${service.url}/api/graphql/v1?query=${query}`, {
    headers: { sc_apikey: "forecourt-local-key" },
  })

  expect(await response.text()).toContain("levels deep, the most is 15")
})

test("the introspection queries of common tools succeed", async () => {
  const { errors, data } = await runQuery(getIntrospectionQuery())

  expect(errors).toEqual([])
  expect(data).toHaveProperty("__schema.types")
})

test("in production, introspection requires the API key", async () => {
  const send = async (headers: Record<string, string>, query: string) => {
    const response = await fetch(`${service.url}/v1/content/api/graphql/v1`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query }),
    })
    return (await response.json()) as QueryResult
  }
  const [context, key] = [{ "x-sitecore-contextid": "forecourt-local-context" }, { sc_apikey: "forecourt-local-key" }]

  for (const query of ["{__schema{types{name}}}", '{...F} fragment F on Query{a:__type(name:"Item"){name}}']) {
    expect((await send(key, query)).errors).toBeUndefined()
    expect((await send(context, query)).errors[0]?.message).toBe(
      "The schema requires the API key. Send it in the header sc_apikey.",
    )
  }
  expect(await send(context, "{__typename}")).toEqual({ data: { __typename: "Query" } })
})

/**
 * Returns the longest time for which a query blocks the event loop. The query is measured up to thirty times, and the
 * shortest of these times is returned, since a busy machine slows some measurements.
 */
async function measureBlocked(query: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 30 && best >= BLOCK_MS; tries += 1) {
    let [longest, previous, isOver] = [0, workOfThread(), false]
    const turn = () => {
      const now = workOfThread()
      longest = Math.max(longest, now - previous)
      previous = now
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    await runQuery(query.replace("total", `total t${tries}: total`))
    isOver = true
    best = Math.min(best, longest)
  }
  return best
}

/** Returns the CPU time of this thread in milliseconds. Other load on the machine does not affect the result. */
function workOfThread(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const EVERYTHING = "search(where:{AND:[]},first:1000)"

const SCHEMA_PART = "types{name kind description fields{name description args{name}type{name kind}}}"

test.for([
  ["all stored pages with their layouts", `{${EVERYTHING}{total results{rendered}}}`],
  ["all fields of all items", `{${EVERYTHING}{total results{fields{name value jsonValue}}}}`],
  [
    "a search for a hundred values",
    `{search(where:{OR:[${many(50, (n) => `{name:"title",value:"no ${n}",operator:CONTAINS}`)}]}){total}}`,
  ],
  ["thirty concurrent searches", `{${many(30, (n) => `a${n}:${EVERYTHING}{total results{fields{jsonValue}}}`)}}`],
  [
    "ten introspections",
    `{${many(10, (n) => `a${n}:__schema{${SCHEMA_PART}}`)} search(where:{AND:[]},first:1){total}}`,
  ],
] as const)("a slow query does not block other requests: %s", async ([_, query]) => {
  expect(await measureBlocked(query)).toBeLessThan(BLOCK_MS)
})

test.for([
  ["lists", (depth: number) => "[".repeat(depth) + "]".repeat(depth)],
  ["objects", (depth: number) => `${'{"AND":'.repeat(depth)}[]${"}".repeat(depth)}`],
] as const)("variables that contain a hundred thousand nested %s are rejected immediately", async ([_, nest]) => {
  const query = "query ($where: ItemSearchPredicateInput!) { search(where: $where) { total } }"
  const send = () => runText(`{"query":${JSON.stringify(query)},"variables":{"where":${nest(100_000)}}}`)

  const responses = [await send(), await send(), await send()]

  for (const { errors } of responses)
    expect(errors.map(({ message }) => message)).toEqual([
      "The variables are nested deeper than 50 levels. Request less at a time.",
    ])
  expect(Math.min(...responses.map(({ workMs }) => workMs))).toBeLessThan(REFUSAL_MS)
})

test("a query that exceeds its time limit is aborted with a reason", async () => {
  const { errors, workMs } = await runQuery(`{${many(30, (n) => `a${n}:${EVERYTHING}{results{fields{jsonValue}}}`)}}`)

  expect(errors[0]?.message).toBe("The query took more than 2 seconds of work. Request less at a time.")
  expect(workMs).toBeLessThan(6000)
})

test("a search whose conditions contain more than a hundred values is rejected", async () => {
  const where = { OR: Array.from({ length: 51 }, (_, n) => ({ name: "title", value: `${n}`, operator: "CONTAINS" })) }
  const { errors } = await runQuery("query ($where: ItemSearchPredicateInput!) { search(where: $where) { total } }", {
    where,
  })

  expect(errors[0]?.message).toBe("search: where compares 102 values, the most is 100. Search for less at a time.")
})
