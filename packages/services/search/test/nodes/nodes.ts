import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"

export interface Nodes {
  readonly urls: readonly string[]
  /** Kills a node abruptly, without shutting it down, as in a power failure. */
  readonly kill: (node: number) => Promise<void>
  readonly start: (node: number) => void
  /** Pauses the process of a node. The node still accepts connections but does not respond. */
  readonly pause: (node: number) => void
  readonly resume: (node: number) => void
  /** Resolves when the given number of nodes is available and all shards are allocated. */
  readonly waitForCount: (count: number) => Promise<void>
  readonly leader: () => Promise<number>
  readonly used: () => { readonly cpuSeconds: number; readonly bytes: number }
  readonly stop: () => Promise<void>
}

const COUNT = 3
const HEAP = "384m"
const START_MS = 180_000
const LOOKED_MS = 200
const HERE = import.meta.dirname
const FETCHED = join(HERE, "../../../../../.cache/opensearch/2.19.6")

export function missingForNodes(): string | null {
  const missing = ["java", "javac", "mvn"].filter((name) => spawnSync(name, ["-version"]).error !== undefined)
  if (missing.length === 0) return null
  return `opensearch: ${missing.join(" and ")} is missing. Install a JDK of 17 or newer and Maven (apt-get install openjdk-17-jdk-headless maven).`
}

export async function startNodes(): Promise<Nodes> {
  const classes = fetchNodes()
  const folder = mkdtempSync(join(tmpdir(), "forecourt-opensearch-"))
  const ports = await freePorts(2 * COUNT)
  const [http, transport] = [ports.slice(0, COUNT), ports.slice(COUNT)]
  const running = new Map<number, ChildProcess>()

  function start(node: number): void {
    const home = join(folder, String(node))
    mkdirSync(home, { recursive: true })
    const log = openSync(join(home, "log"), "a")
    const settings = [
      "cluster.name=forecourt",
      `node.name=${node}`,
      `path.data=${home}/data`,
      `path.logs=${home}/logs`,
      "network.host=127.0.0.1",
      `http.port=${http[node]}`,
      `transport.port=${transport[node]}`,
      `discovery.seed_hosts=${transport.map((port) => `127.0.0.1:${port}`).join()}`,
      `cluster.initial_cluster_manager_nodes=${transport.map((_, item) => item).join()}`,
      // A disk that others fill, and memory maps that containers seldom allow, are not what is tried here.
      "cluster.routing.allocation.disk.threshold_enabled=false",
      "node.store.allow_mmap=false",
    ]
    const child = spawn("java", [...getJvm(), "-cp", classes, "SearchNode", home, ...settings], {
      stdio: ["pipe", log, log],
    })
    running.set(node, child)
    child.once("exit", () => running.delete(node))
  }

  async function end(node: number, how: "kill" | "stop"): Promise<void> {
    const child = running.get(node)
    if (child === undefined) return
    const gone = once(child, "exit")
    if (how === "kill") child.kill("SIGKILL")
    else child.stdin?.end()
    await gone
  }

  const urls = http.map((port) => `http://127.0.0.1:${port}`)
  const stop = async () => {
    await Promise.all([...running.keys()].map((node) => end(node, "stop")))
    rmSync(folder, { recursive: true, force: true })
  }
  const nodes: Nodes = {
    urls,
    start,
    stop,
    kill: (node) => end(node, "kill"),
    pause: (node) => void running.get(node)?.kill("SIGSTOP"),
    resume: (node) => void running.get(node)?.kill("SIGCONT"),
    waitForCount: (count) => waitUntilSettled(urls, running, count, folder),
    leader: async () => Number(await fetchAny(urls, "/_cat/cluster_manager?h=node")),
    used: () => readUsage([...running.values()].flatMap(({ pid }) => pid ?? [])),
  }
  try {
    for (let node = 0; node < COUNT; node++) start(node)
    await nodes.waitForCount(COUNT)
    return nodes
  } catch (error) {
    await stop()
    throw error
  }
}

function fetchNodes(): string {
  const [jars, classes] = [join(FETCHED, "jars"), join(FETCHED, "own")]
  if (!existsSync(join(FETCHED, "complete"))) {
    const copy = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies"
    run("mvn", ["-B", "-q", "-f", join(HERE, "pom.xml"), copy, "-DincludeScope=runtime", `-DoutputDirectory=${jars}`])
    mkdirSync(join(FETCHED, "complete"))
  }
  run("javac", ["-nowarn", "-proc:none", "-cp", `${jars}/*`, "-d", classes, join(HERE, "SearchNode.java")])
  return `${classes}:${HERE}:${jars}/*`
}

function run(program: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8", stdio: ["ignore", "inherit", "pipe"] })
  if (status !== 0) throw new Error(`opensearch: ${program} failed: ${stderr.trim()}`)
}

/**
 * Returns the JVM options. They enable only the C1 compiler, which halves the CPU time of startup and of the first
 * thousand searches.
 */
function getJvm(): readonly string[] {
  return [
    `-Xms${HEAP}`,
    `-Xmx${HEAP}`,
    "-XX:+UseSerialGC",
    "-XX:TieredStopAtLevel=1",
    "-XX:MaxDirectMemorySize=128m",
    "-XX:+ExitOnOutOfMemoryError",
    "-Djava.awt.headless=true",
    "-Dlog4j2.disable.jmx=true",
    "-Dio.netty.noUnsafe=true",
    "-Dio.netty.allocator.numDirectArenas=0",
  ]
}

async function waitUntilSettled(
  urls: readonly string[],
  running: ReadonlyMap<number, ChildProcess>,
  count: number,
  folder: string,
): Promise<void> {
  const until = performance.now() + START_MS
  const path = `/_cluster/health?wait_for_nodes=%3E%3D${count}&wait_for_status=yellow&timeout=3s`
  while (performance.now() < until && running.size >= count) {
    if ((await fetchAny(urls, path)) !== null) return
    await wait(LOOKED_MS)
  }
  const logs = [...urls.keys()].map((node) => lastLines(join(folder, String(node), "log")))
  throw new Error(`opensearch: ${count} nodes did not find together. They said:\n${logs.join("\n")}`)
}

function lastLines(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").slice(-5).join("\n") : ""
}

async function fetchAny(urls: readonly string[], path: string): Promise<string | null> {
  for (const url of urls) {
    const response = await fetch(`${url}${path}`).catch(() => null)
    if (response?.ok) return (await response.text()).trim()
  }
  return null
}

const TICKS_A_SECOND = 100
const PAGE_BYTES = 4096

function readUsage(pids: readonly number[]) {
  const all = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []
    const [user, system, pages] = [11, 12, 21].map((at) => Number(fields[at]))
    return { cpuSeconds: ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND, bytes: (pages ?? 0) * PAGE_BYTES }
  })
  const sum = (of: "cpuSeconds" | "bytes") => all.reduce((total, item) => total + item[of], 0)
  return { cpuSeconds: sum("cpuSeconds"), bytes: sum("bytes") }
}

async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listening()))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === "object" && address !== null ? address.port : 0
  })
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}

function listening() {
  const server = createServer()
  return new Promise<typeof server>((ready) => server.listen(0, "127.0.0.1", () => ready(server)))
}
