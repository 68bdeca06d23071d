import { spawnSync } from "node:child_process"
import { globSync, readFileSync, readlinkSync } from "node:fs"
import type { Machine } from "./machine.ts"

export interface Listener {
  readonly pid: number
  readonly command: string
}

/** The state code of a listening socket in `/proc/net/tcp`. */
const LISTENS = "0A"

export function findListener(port: number, { platform }: Pick<Machine, "platform">): Listener | null {
  return platform === "linux" ? findListenerInProc(port) : findListenerByLsof(port)
}

function findListenerInProc(port: number): Listener | null {
  const sockets = new Set(
    ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((table) =>
      readLines(table).flatMap((line) => {
        const [, local = "", , state, , , , , , inode] = line.trim().split(/\s+/)
        const isIt = state === LISTENS && Number.parseInt(local.split(":")[1] ?? "", 16) === port
        return isIt ? [`socket:[${inode}]`] : []
      }),
    ),
  )
  const file = globSync("/proc/[0-9]*/fd/*").find((path) => sockets.has(readTarget(path)))
  const pid = file?.split("/")[2]
  if (pid === undefined) return null
  const [command] = readLines(`/proc/${pid}/cmdline`)
  return { pid: Number(pid), command: (command ?? "").replaceAll("\0", " ").trim() || "a process" }
}

function findListenerByLsof(port: number): Listener | null {
  const { status, stdout } = spawnSync("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fpc"], { encoding: "utf8" })
  const [, pid, command] = /^p(\d+)\n(?:.*\n)*?c(.+)$/m.exec(stdout ?? "") ?? []
  return status === 0 && pid !== undefined && command !== undefined ? { pid: Number(pid), command } : null
}

function readLines(file: string): readonly string[] {
  try {
    return readFileSync(file, "utf8").split("\n")
  } catch {
    return []
  }
}

function readTarget(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ""
  }
}
