import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { resolveNextScript, startNext } from "./next-process.ts"

function appWith(script: string): string {
  const dir = mkdtempSync(join(tmpdir(), "forecourt-next-"))
  const next = join(dir, "node_modules/next")
  mkdirSync(join(next, "somewhere"), { recursive: true })
  writeFileSync(join(dir, "package.json"), '{"name":"app"}')
  writeFileSync(join(next, "package.json"), '{"name":"next","bin":{"next":"./somewhere/next.js"}}')
  writeFileSync(join(next, "somewhere/next.js"), script)
  return dir
}

const RESPONSES = `
const { argv, env, pid } = process
const [command, ...options] = argv.slice(2)
require("node:http")
  .createServer((_, response) => response.end(JSON.stringify({ pid, command, secret: env.SECRET, cwd: process.cwd() })))
  .listen(Number(options[options.indexOf("--port") + 1]), options[options.indexOf("--hostname") + 1])
`

async function start(dir: string) {
  const reports: string[] = []
  const report = (event: string) => void reports.push(event)
  const next = await startNext({ dir, env: { SECRET: "s" }, graceMs: 100, report })
  onTestFinished(() => next.stop())
  const send = async () => {
    const response = await fetch(next.origin).catch(() => null)
    return response && ((await response.json()) as { pid: number; command: string; secret: string; cwd: string })
  }
  return { next, send, reports }
}

test("resolveNextScript finds the start script in Next's package.json", () => {
  const dir = appWith("")

  expect(resolveNextScript(dir)).toBe(join(dir, "node_modules/next/somewhere/next.js"))
})

test("Next is started in the folder of the site, on localhost, with the secret", async () => {
  const dir = appWith(RESPONSES)
  const { next, send } = await start(dir)

  expect(next.origin).toMatch(/^http:\/\/localhost:\d+$/)
  await expect.poll(() => send()).toMatchObject({ command: "start", secret: "s", cwd: dir })
})

test("Next is restarted when its process exits, and the exit is reported", async () => {
  const { send, reports } = await start(appWith(RESPONSES))
  const first = await vi.waitFor(async () => (await send()) ?? Promise.reject(new Error("not yet")), 10_000)

  process.kill(first.pid, "SIGKILL")

  await expect.poll(async () => (await send())?.pid).not.toBe(first.pid)
  await expect.poll(() => send()).not.toBeNull()
  expect(reports).toEqual(["next-ended"])
})

test("a stopped Next process exits and is not restarted", async () => {
  const { next, send, reports } = await start(appWith(RESPONSES))
  await expect.poll(() => send()).not.toBeNull()

  await next.stop()

  expect(await send()).toBeNull()
  expect(reports).toEqual([])
})

test("a Next process that ignores the stop signal is killed after the grace period", async () => {
  const { next, send } = await start(appWith(`process.on("SIGTERM", () => {});${RESPONSES}`))
  await expect.poll(() => send()).not.toBeNull()

  await next.stop()

  await expect.poll(() => send()).toBeNull()
})

test("Next exits when the front proxy is killed", async () => {
  const front = spawn(process.execPath, [join(import.meta.dirname, "../test/front-of-next.ts"), appWith(RESPONSES)])
  onTestFinished(() => void front.kill("SIGKILL"))
  const [line] = await once(front.stdout, "data")
  const origin = String(line).trim()
  const { pid } = await vi.waitFor(async () => (await fetch(origin)).json() as Promise<{ pid: number }>, 10_000)
  onTestFinished(() => kill(pid))

  front.kill("SIGKILL")

  const isAnswering = () =>
    fetch(origin).then(
      () => true,
      () => false,
    )
  await expect.poll(isAnswering, { timeout: 5000 }).toBe(false)
})

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL")
  } catch {
    // The process has already exited, as expected.
  }
}
