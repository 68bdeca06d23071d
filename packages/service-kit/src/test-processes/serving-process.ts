import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"

export interface ServingProcess {
  readonly url: string
  /**
   * A promise that resolves when the process has exited. Its value is the signal that ended the process, or `null` if
   * there was none.
   */
  readonly gone: Promise<NodeJS.Signals | null>
  readonly kill: () => Promise<void>
}

/**
 * Starts a script that serves a service in a separate process, and waits for the port that the script prints. `orders`
 * contains the options of the script, which are passed to it as JSON.
 */
export async function startServingProcess(script: string, orders: object): Promise<ServingProcess> {
  const child = spawn(process.execPath, ["--conditions=forecourt-source", script, JSON.stringify(orders)], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  const gone = once(child, "exit").then(([, signal]) => signal as NodeJS.Signals | null)
  return {
    url: `http://localhost:${await waitForPort(child)}`,
    gone,
    async kill() {
      child.kill("SIGKILL")
      await gone
    },
  }
}

async function waitForPort({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error("The process says nothing.")
  const [line] = await once(stdout, "data")
  return String(line).trim()
}
