import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"

const PAUSE_MS = 20

export interface Answer {
  readonly status: number
  readonly location: string | null
  readonly headers: readonly string[]
}

export interface RunningNginx {
  readonly send: (path: string) => Promise<Answer>
  readonly stop: () => Promise<void>
}

/** Returns true if nginx is installed on this machine, for example with `apt-get install nginx-light`. */
export function hasNginx(): boolean {
  return spawnSync("nginx", ["-v"]).status === 0
}

export async function runNginx(map: string): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-nginx-"))
  const socketPath = join(folder, "socket")
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, map))
  const server = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")], {
    stdio: "ignore",
  })
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()))
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const send = (path: string) => sendTo(agent, socketPath, path)
  const stop = async () => {
    agent.destroy()
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  await waitUntilItResponds(server, send, join(folder, "error.log"))
  return { send, stop }
}

function configuration(folder: string, map: string): string {
  const readSection = (heading: string) =>
    (map.split(`# In the ${heading} block`)[1] ?? "")
      .split("\n")
      .slice(1)
      .join("\n")
      .replace(/^(?!# {3})[\s\S]*/m, "")
      .replaceAll("#   ", "    ")
  return `daemon off;
master_process off;
pid ${folder}/pid;
events {}
http {
  access_log off;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
${readSection("http")}
${map}
  server {
    listen unix:${folder}/socket;
${readSection("server")}
    location / { return 404; }
  }
}
`
}

async function waitUntilItResponds(server: ChildProcess, send: RunningNginx["send"], log: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx: does not start. It says ${readFileSync(log, "utf8")}`)
    try {
      await send("/")
      return
    } catch {
      await wait(PAUSE_MS)
    }
  }
}

function sendTo(agent: Agent, socketPath: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({ agent, socketPath, path, headers: { host: "site.example" } }, (response) => {
      response.resume()
      response.once("end", () => {
        const location = response.headers.location?.replace(/^https?:\/\/site\.example(?=\/)/, "") ?? null
        resolve({ status: response.statusCode ?? 0, location, headers: Object.keys(response.headers) })
      })
    })
    clientRequest.once("error", reject)
    clientRequest.end()
  })
}
