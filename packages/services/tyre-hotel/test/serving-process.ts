import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import type { Orders } from "./serve-tyre-hotel.ts"

const SERVE = join(import.meta.dirname, "serve-tyre-hotel.ts")

export interface ServingProcess {
  readonly url: string
  /** Settles when the process is gone, with the signal that ended it. */
  readonly gone: Promise<NodeJS.Signals | null>
  readonly kill: () => Promise<void>
}

/** Serves a tyre hotel from a process of its own, on the storage of another one. */
export async function serveInProcess(orders: Orders): Promise<ServingProcess> {
  const child = spawn(process.execPath, ["--conditions=forecourt-source", SERVE, JSON.stringify(orders)], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const gone = once(child, "exit").then(([, signal]) => signal as NodeJS.Signals | null)
  return {
    url: `http://localhost:${await portOf(child)}`,
    gone,
    async kill() {
      child.kill("SIGKILL")
      await gone
    },
  }
}

async function portOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error("The process says nothing.")
  const [line] = await once(stdout, "data")
  return String(line).trim()
}
