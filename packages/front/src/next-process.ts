import { type ChildProcess, spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { createServer } from "node:net"
import { dirname, join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { createRestartPause } from "./restart-pause.ts"

export interface StartNextOptions {
  readonly dir: string
  /** The port. @default a free one */
  readonly port?: number
  readonly env: Readonly<Record<string, string | undefined>>
  /** The time that pending requests have after a stop signal. @default 5000 */
  readonly graceMs?: number
  readonly report: (event: "next-ended", message: string) => void
}

/** A Next server that runs in a separate process. */
export interface NextServer {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** The host on which Next.js listens. Only the front proxy on the same machine can connect to it. */
const HOST = "localhost"

const GRACE_MS = 5000

/**
 * A script that exits the Next.js process when its IPC channel closes. The channel also closes if the front proxy is
 * killed.
 */
const END_WITH_FRONT = 'data:text/javascript,process.once("disconnect",()=>process.exit())'

/** Starts an unmodified `next start` in a separate process. The process is restarted whenever it exits. */
export async function startNext(options: StartNextOptions): Promise<NextServer> {
  const { dir, port, env, graceMs = GRACE_MS, report } = options
  const chosen = port ?? (await findFreePort())
  const script = resolveNextScript(dir)
  let isStopping = false
  const pauseAfter = createRestartPause()
  let child = startChild()

  function startChild(): ChildProcess {
    const began = Date.now()
    const next = spawn(
      process.execPath,
      ["--import", END_WITH_FRONT, script, "start", "--port", String(chosen), "--hostname", HOST],
      {
        cwd: dir,
        env: { ...process.env, ...env },
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      },
    )
    next.once("exit", (code, signal) => {
      if (isStopping) return
      report("next-ended", `next start ended (${signal ?? code}). It is started again.`)
      void wait(pauseAfter(Date.now() - began), undefined, { ref: false }).then(() => {
        if (!isStopping) child = startChild()
      })
    })
    return next
  }

  async function stop(): Promise<void> {
    isStopping = true
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
    child.kill("SIGTERM")
    await Promise.race([ended, wait(graceMs).then(() => child.kill("SIGKILL"))])
  }

  return { origin: `http://${HOST}:${chosen}`, stop }
}

export function resolveNextScript(dir: string): string {
  const manifest = createRequire(join(dir, "package.json")).resolve("next/package.json")
  const { bin }: { bin: Readonly<Record<string, string>> } = JSON.parse(readFileSync(manifest, "utf8"))
  return join(dirname(manifest), bin.next ?? "")
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, HOST, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })
}
