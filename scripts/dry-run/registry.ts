import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { freePort, type RunningServer, startServer } from "../servers.ts"

const VERDACCIO = fileURLToPath(new URL("../bin/verdaccio", import.meta.resolve("verdaccio")))

export interface Registry {
  readonly server: RunningServer
  readonly npmrc: string
}

export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, "config.yaml")
  const everybody = { access: "$all", publish: "$all" }
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, "storage"),
      auth: { htpasswd: { file: join(folder, "htpasswd") } },
      packages: { "@forecourt/*": everybody, "**": { access: "$all" } },
      log: { type: "stdout", format: "pretty", level: "warn" },
      web: { enable: false },
      max_body_size: "50mb",
    }),
  )
  const port = await freePort()
  const host = `localhost:${port}`
  const server = await startServer({
    name: "registry",
    script: VERDACCIO,
    args: ["--config", config, "--listen", host],
    port,
    health: `http://${host}/-/ping`,
    quiet: true,
  })
  const npmrc = [
    `@forecourt:registry=http://${host}/`,
    // npm publishes nothing without one; this registry reads none.
    `//${host}/:_authToken=anybody`,
    // What is not ours comes from where this machine's npm gets it, and from its cache when it is there.
    "prefer-offline=true",
    "audit=false",
    "fund=false",
    "update-notifier=false",
    "",
  ].join("\n")
  return { server, npmrc }
}
