import { createServer } from "node:net"
import { listSites, type Machine } from "./machine.ts"
import { findListener } from "./port-listener.ts"

const PLATFORM_PORT = 4300
const SITE_PORT = 3200

export async function checkPorts(machine: Machine): Promise<readonly string[]> {
  const sites = listSites(machine)
  if (sites.length === 0) return []
  const { FORECOURT_PLATFORM_PORT, FORECOURT_SITE_PORT } = machine.env
  const first = Number(FORECOURT_SITE_PORT ?? SITE_PORT)
  const ports = [
    { port: Number(FORECOURT_PLATFORM_PORT ?? PLATFORM_PORT), variable: "FORECOURT_PLATFORM_PORT" },
    ...sites.map((_, index) => ({ port: first + index, variable: "FORECOURT_SITE_PORT" })),
  ]
  const problems = await Promise.all(
    ports.map(async ({ port, variable }) => {
      if (await isFree(port)) return []
      const listener = findListener(port, machine)
      const who = listener === null ? "another process" : `${listener.command} (process ${listener.pid})`
      return [`port ${port}: ${who} listens there. Stop it, or choose another port with ${variable}=… .`]
    }),
  )
  return problems.flat()
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once("error", () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
