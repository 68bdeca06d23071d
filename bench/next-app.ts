import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { resolveNextScript } from "../packages/front/src/next-process.ts"
import { assertFree } from "../scripts/servers.ts"
import type { PageContent } from "./next/content.ts"
import { handPageProps } from "./page/hand-page-props.ts"
import { layoutJson } from "./page/layout-json.ts"
import { getLoadedData } from "./page/load-now.ts"
import { pageBlocks } from "./page/page-blocks.ts"
import { sitecoreAreas } from "./peers/sitecore.tsx"

const APP = "bench/next"
const CONTENT_FILE = "bench/.cache/next-content.json"
const PORT = Number(process.env.FORECOURT_BENCH_PORT ?? 3280)

const NEXT = resolveNextScript(import.meta.dirname)
const env = { ...process.env, BENCH_CONTENT: `${process.cwd()}/${CONTENT_FILE}` }

export interface NextApp {
  readonly origin: string
  readonly readMicroseconds: () => Promise<number>
  readonly stop: () => void
}

export async function startNextApp(bytes = ""): Promise<NextApp> {
  writeContent(bytes)
  writeLazyLeaves()
  buildApp()
  await assertFree(PORT, "bench")
  const server = spawn(process.execPath, [NEXT, "start", APP, "-p", String(PORT)], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  })
  const origin = `http://localhost:${PORT}`
  await waitUntilReady(origin, server)
  return { origin, readMicroseconds: () => readMicroseconds(origin, server), stop: () => void server.kill() }
}

function writeContent(bytes: string): void {
  const blocks = pageBlocks(30)
  const cards = { ...blocks, header: [], footer: [], main: blocks.main.filter(({ name }) => name === "CarModelCard") }
  const content: PageContent = {
    hand: handPageProps(blocks),
    layout: layoutJson(blocks),
    loaded: Object.fromEntries(getLoadedData(blocks)),
    serverBlocks: layoutJson(cards),
    sitecore: sitecoreAreas(blocks),
    bytes,
  }
  mkdirSync("bench/.cache", { recursive: true })
  writeFileSync(CONTENT_FILE, JSON.stringify(content))
}

/** Writes a module that loads the client components with React's `lazy` instead of as islands, for comparison. */
function writeLazyLeaves(): void {
  const islands = readFileSync("packages/blocks/dist/generated/island-list.js", "utf8")
  const leaves = [...islands.matchAll(/(\w+): \(\) => import\("(\.[^"]+)"\)/g)].map(
    ([, name, path]) =>
      `export const ${name} = lazy(() => import("../../packages/blocks/dist/generated/${path}").then((module) => ({ default: module.${name} })))`,
  )
  if (leaves.length === 0) throw new Error("next: no island was found in the blocks' build.")
  writeFileSync("bench/.cache/lazy-leaves.js", ['"use client"', 'import { lazy } from "react"', ...leaves].join("\n"))
}

function buildApp(): void {
  const built = spawnSync(process.execPath, [NEXT, "build", APP], { env, encoding: "utf8" })
  if (built.status !== 0) throw new Error(`next: the app could not be built.\n${built.stdout}${built.stderr}`)
}

/**
 * Returns the processor time that the server has used, in microseconds. Throws an error if the response is from another
 * process, since an old server may still use the port.
 */
async function readMicroseconds(origin: string, server: ChildProcess): Promise<number> {
  const { pid, microseconds } = (await (await fetch(`${origin}/usage`)).json()) as { pid: number; microseconds: number }
  if (pid === server.pid) return microseconds
  throw new Error(`next: process ${pid} answers at ${origin}, not ${server.pid}, the one that was started.`)
}

async function waitUntilReady(origin: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error(`next: the server ended with ${server.exitCode}.`)
    const response = await fetch(`${origin}/usage`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill()
  throw new Error("next: the server did not answer within ten seconds.")
}
