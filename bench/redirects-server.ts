import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { Agent, get } from "node:http"
import { createRequire } from "node:module"
import { compile, type RedirectTable } from "@forecourt/redirects"
import { assertFree } from "../scripts/servers.ts"
import { quantile } from "./interleave.ts"

const APP = "bench/redirects"
const NEXT = createRequire(import.meta.url).resolve("next/dist/bin/next")
const PORT = Number(process.env.FORECOURT_BENCH_PORT ?? 3280)
const REQUESTS = 1500
const WARM_UP_REQUESTS = 500

/**
 * Median time of a page behind each table, in milliseconds: the same small app started once for each, asked in turns.
 */
export async function measureServers(tables: readonly RedirectTable[]): Promise<number[]> {
  const built = spawnSync(process.execPath, [NEXT, "build", APP], {
    env: { ...process.env, BENCH_TABLE: write(tables[0], 0) },
    encoding: "utf8",
  })
  if (built.status !== 0) throw new Error(`redirects: the app could not be built.\n${built.stdout}${built.stderr}`)
  const servers: ChildProcess[] = []
  try {
    for (const [index, table] of tables.entries()) {
      await assertFree(PORT + index, "bench")
      const env = { ...process.env, BENCH_TABLE: write(table, index) }
      servers.push(
        spawn(process.execPath, [NEXT, "start", APP, "-p", String(PORT + index)], {
          env,
          stdio: ["ignore", "ignore", "inherit"],
        }),
      )
    }
    for (const [index, server] of servers.entries()) await waitUntilReady(PORT + index, server)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const times = tables.map(() => [] as number[])
    for (let request = -WARM_UP_REQUESTS; request < REQUESTS; request += 1) {
      for (const [index, own] of times.entries()) {
        const started = performance.now()
        await ask(PORT + index, agent)
        if (request >= 0) own.push(performance.now() - started)
      }
    }
    agent.destroy()
    return times.map((own) => quantile(own, 0.5))
  } finally {
    for (const server of servers) server.kill()
  }
}

function write(table: RedirectTable | undefined, index: number): string {
  mkdirSync("bench/.cache", { recursive: true })
  const file = `${process.cwd()}/bench/.cache/redirects-${index}.json`
  writeFileSync(file, JSON.stringify(compile(table ?? { site: "", hosts: [], rules: [] })))
  return file
}

function ask(port: number, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ port, path: "/", agent }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0))
    }).on("error", reject)
  })
}

async function waitUntilReady(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (server.exitCode !== null) throw new Error(`redirects: the server ended with ${server.exitCode}.`)
    if ((await ask(port, new Agent()).catch(() => 0)) === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error("redirects: the server did not answer within thirty seconds.")
}
