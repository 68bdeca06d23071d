import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { contentFile, type Fixture, startFixture, writeJson } from "./start-fixture.ts"

const MAIN = join(import.meta.dirname, "../src/main.ts")

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
  // The platform as it is started from a shell knows no stories and tags, and none of the fixture's invented texts.
  rmSync(contentFile(fixture.folder, "items"), { recursive: true })
  rmSync(contentFile(fixture.folder, "pages/stories"), { recursive: true })
  rmSync(contentFile(fixture.folder, "dictionary.sv.json"))
})
afterAll(() => fixture.end())

function startProcess(env: Record<string, string>): { child: ChildProcess; getOutput: () => string } {
  const child = spawn(process.execPath, ["--conditions=forecourt-source", MAIN], {
    env: {
      ...process.env,
      PORT: "0",
      FORECOURT_DATA: join(fixture.folder, "process"),
      FORECOURT_SITES: join(fixture.folder, "sites"),
      FORECOURT_SEARCH_SEED: "0",
      ...env,
    },
  })
  let text = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text += String(chunk)
    })
  }
  return { child, getOutput: () => text }
}

test("the platform prints its URL and exits without an error when it is stopped", {
  timeout: 30_000,
}, async () => {
  const { child, getOutput } = startProcess({})
  await expect.poll(getOutput, { timeout: 20_000 }).toMatch(/^platform: listening on (http:\/\/localhost:\d+)$/m)
  const url = /listening on (\S+)/.exec(getOutput())?.[1]

  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  child.kill("SIGTERM")
  const [code] = await once(child, "exit")

  expect(code).toBe(0)
})

test("a port that is in use causes an error message and exit code 1", { timeout: 30_000 }, async () => {
  const { child, getOutput } = startProcess({ PORT: String(fixture.port) })
  const [code] = await once(child, "exit")

  expect(code).toBe(1)
  expect(getOutput().trim()).toBe(
    `platform: port ${fixture.port} is taken. Stop what runs there, or set PORT to another one.`,
  )
})

test("errors in the content files are printed as a report without a stack trace", { timeout: 30_000 }, async () => {
  writeJson(contentFile(fixture.folder, "pages/en.json"), { fields: {}, layout: { main: [{ block: "heroo-banner" }] } })
  const { child, getOutput } = startProcess({ FORECOURT_DATA: join(fixture.folder, "empty") })
  const [code] = await once(child, "exit")

  expect(code).toBe(1)
  expect(getOutput()).toMatch(/pages\/en\.json\n {2}\/layout\/main\/0\/block "heroo-banner" does not exist/)
  expect(getOutput()).not.toContain("    at ")
})

test.each([
  [{ PORT: "many" }, 'PORT is "many". Set a whole number from 0 to 65535, or leave it out.'],
  [
    { FORECOURT_SITES: "se-used,sk-used" },
    'FORECOURT_SITES is "se-used,sk-used", which is no folder. Name the one that holds the sites, or leave it out.',
  ],
])("an invalid environment is reported with a helpful message: %o", { timeout: 30_000 }, async (env, message) => {
  const { child, getOutput } = startProcess(env)
  const [code] = await once(child, "exit")

  expect(code).toBe(1)
  expect(getOutput().trim()).toBe(`platform: ${message}`)
})
