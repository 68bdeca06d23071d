import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readConfig } from "../src/platform.config.ts"
import { type Fixture, startAgain, startFixture } from "./start-fixture.ts"

const MAIN = join(import.meta.dirname, "../src/main.ts")
const OWN = {
  FORECOURT_API_KEY: "an-api-key-of-our-own",
  FORECOURT_CONTEXT_ID: "a-context-of-our-own",
  FORECOURT_AUTHORING_TOKEN: "a-token-of-our-own",
}

const settingsWith = (env: Record<string, string>) => () => readConfig({ NODE_ENV: "production", ...env })

test("production does not start without secrets, and the error names each missing secret", () => {
  expect(settingsWith({})).toThrow(
    ["FORECOURT_API_KEY", "FORECOURT_CONTEXT_ID", "FORECOURT_AUTHORING_TOKEN"]
      .map((name) => `platform: ${name} is missing. Production has no default secrets: set a long random one.`)
      .join("\n"),
  )
  expect(settingsWith({ ...OWN, FORECOURT_WEBHOOKS: "https://a.example" })).toThrow(
    "platform: FORECOURT_REVALIDATE_SECRET is missing.",
  )
})

test.for([
  ["FORECOURT_API_KEY", "forecourt-local-key"],
  ["FORECOURT_CONTEXT_ID", "forecourt-local-context"],
  ["FORECOURT_AUTHORING_TOKEN", "forecourt-local-authoring"],
] as const)("production does not start with the development value of %s", ([name, value]) => {
  expect(settingsWith({ ...OWN, [name]: value })).toThrow(
    `platform: ${name} is the development secret, which is public. Set a long random one.`,
  )
})

test("a production configuration with custom secrets is accepted", () => {
  expect(settingsWith(OWN)()).toMatchObject({
    apiKey: OWN.FORECOURT_API_KEY,
    isDevelopment: false,
    services: { "tyre-hotel": null },
  })
})

test("a misconfigured production process prints only the error messages", async () => {
  const child: ChildProcess = spawn(process.execPath, ["--conditions=forecourt-source", MAIN], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += String(chunk)))
  const [code] = await once(child, "exit")

  expect(code).toBe(1)
  expect(said.trim().split("\n")).toHaveLength(3)
  expect(said).toContain("platform: FORECOURT_API_KEY is missing.")
})

let production: Fixture
beforeAll(async () => {
  production = await startFixture({ isDevelopment: false })
})
afterAll(() => production.end())

test.for(["faults", "clock", "page-views"])("production does not expose the authoring route %s", async (what) => {
  expect((await production.author("GET", what)).status).toBe(404)
  expect((await production.author("PUT", what, [{ kind: "reset" }])).status).toBe(404)
})

test("production does not expose the outbox of sent messages and ignores simulated faults in requests", async () => {
  const outbox = await fetch(`${production.url}/tyre-hotel/outbox`)
  const graph = await fetch(`${production.url}/api/graphql/v1?fault=status:503`, {
    method: "POST",
    headers: { "content-type": "application/json", sc_apikey: "forecourt-local-key", "x-forecourt-fault": "reset" },
    body: '{"query":"{ __typename }"}',
  })

  expect([outbox.status, graph.status]).toEqual([404, 200])
})

test("development exposes the simulated faults, the clock and the outbox of sent messages", async () => {
  const development = await startAgain(production.folder, { dataFolder: `${production.folder}/development` })
  const statuses = await Promise.all(
    ["authoring/faults", "authoring/clock", "tyre-hotel/outbox"].map(async (path) => {
      const headers = { authorization: "Bearer forecourt-local-authoring" }
      return (await fetch(`${development.url}/${path}`, { headers })).status
    }),
  )
  await development.close()

  expect(statuses).toEqual([200, 200, 200])
})
