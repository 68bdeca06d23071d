import { accessSync, constants, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Machine } from "./machine.ts"

export function checkDisk({ root, neededBytes }: Machine): readonly string[] {
  const { bavail, bsize } = statfsSync(root)
  const free = bavail * bsize
  if (free >= neededBytes) return []
  return [
    `disk: ${formatGigabytes(free)} are free, and builds and tests write ${formatGigabytes(neededBytes)}. Make room.`,
  ]
}

function formatGigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}

export function checkCache({ root }: Machine): readonly string[] {
  const folder = join(root, ".cache")
  const probe = join(folder, `doctor-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    writeFileSync(probe, "")
    rmSync(probe)
    return []
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? ` (${error.code})` : ""
    return [`.cache: it cannot be written to${reason}. Make it a folder that belongs to you, or delete it.`]
  }
}
