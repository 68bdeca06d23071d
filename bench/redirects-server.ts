import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { Agent, get } from "node:http"
import { compile, type RedirectTable, toNextConfig } from "@forecourt/redirects"
import { resolveNextScript } from "../packages/front/src/next-process.ts"
import { assertFree } from "../scripts/servers.ts"
import { quantile } from "./interleave.ts"

const APP = "bench/redirects"
const NEXT = resolveNextScript(import.meta.dirname)
const PORT = Number(process.env.FORECOURT_BENCH_PORT ?? 3280)
const REQUESTS = 1500
const WARM_UP_REQUESTS = 500

export interface Contestant {
  readonly table: RedirectTable
  readonly inConfig?: RedirectTable
}

export async function measureServers(contestants: readonly Contestant[]): Promise<number[]> {
  const servers: ChildProcess[] = []
  const built = new Set<string>()
  try {
    for (const [index, contestant] of contestants.entries()) {
      const env = { ...process.env, ...write(contestant, index) }
      if (!built.has(env.BENCH_BUILD)) build(env)
      built.add(env.BENCH_BUILD)
      await assertFree(PORT + index, "bench")
      servers.push(
        spawn(process.execPath, [NEXT, "start", APP, "-p", String(PORT + index)], {
          env,
          stdio: ["ignore", "ignore", "inherit"],
        }),
      )
    }
    for (const [index, server] of servers.entries()) await waitUntilReady(PORT + index, server)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const times = contestants.map(() => [] as number[])
    for (let request = -WARM_UP_REQUESTS; request < REQUESTS; request += 1) {
      for (const [index, samples] of times.entries()) {
        const started = performance.now()
        await lookUp(PORT + index, agent)
        if (request >= 0) samples.push(performance.now() - started)
      }
    }
    agent.destroy()
    return times.map((samples) => quantile(samples, 0.5))
  } finally {
    for (const server of servers) server.kill()
  }
}

/** Builds an app with redirect rules into a separate folder, since Next.js includes the rules in the build. */
function build(env: NodeJS.ProcessEnv): void {
  const built = spawnSync(process.execPath, [NEXT, "build", APP], { env, encoding: "utf8" })
  if (built.status !== 0) throw new Error(`redirects: the app could not be built.\n${built.stdout}${built.stderr}`)
}

function write({ table, inConfig }: Contestant, index: number) {
  mkdirSync("bench/.cache", { recursive: true })
  const [looked, configured] = ["asked", "configured"].map(
    (name) => `${process.cwd()}/bench/.cache/redirects-${index}-${name}.json`,
  ) as [string, string]
  writeFileSync(looked, JSON.stringify(compile(table)))
  writeFileSync(configured, inConfig === undefined ? "[]" : JSON.stringify(toNextConfig(inConfig).output))
  return {
    BENCH_TABLE: looked,
    BENCH_CONFIGURED: configured,
    BENCH_BUILD: inConfig === undefined ? ".next" : ".next/configured",
  }
}

function lookUp(port: number, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ port, path: "/", agent }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0))
    }).on("error", reject)
  })
}

async function waitUntilReady(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (server.exitCode !== null) throw new Error(`redirects: the server ended with ${server.exitCode}.`)
    if ((await lookUp(port, new Agent()).catch(() => 0)) === 200) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error("redirects: the server did not answer within thirty seconds.")
}
