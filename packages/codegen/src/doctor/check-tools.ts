import { spawnSync } from "node:child_process"
import { type Machine, readNeeds } from "./machine.ts"

/** The oldest Node version that runs TypeScript sources directly. */
const OLDEST_NODE = "24"
/** The oldest npm version that reads the lock file. */
const OLDEST_NPM = "7"

export function checkNode(machine: Machine): readonly string[] {
  const { nodeVersion } = machine
  const wanted = /^>=\s*([\d.]+)$/.exec(readNeeds(machine).engines?.node ?? "")?.[1] ?? "0"
  const oldest = isOlder(wanted, OLDEST_NODE) ? OLDEST_NODE : wanted
  if (!isOlder(nodeVersion, oldest)) return []
  return [
    `Node: ${nodeVersion} is older than ${oldest}, which the tools run on. Install Node ${oldest} or newer; on Linux \`npm ci\` brings one.`,
  ]
}

export function checkNpm({ env }: Machine): readonly string[] {
  const { error, status, stdout } = spawnSync("npm", ["--version"], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  })
  if (error !== undefined || status !== 0) return ["npm: it cannot be started. Install Node together with npm."]
  const version = stdout.trim()
  if (!isOlder(version, OLDEST_NPM)) return []
  return [`npm: ${version} cannot read package-lock.json. Install npm ${OLDEST_NPM} or newer.`]
}

export function isOlder(version: string, than: string): boolean {
  const [left, right] = [version, than].map((text) => text.split(/[.-]/).map(Number))
  for (const [index, number] of (right ?? []).entries()) {
    const part = left?.[index] ?? 0
    if (part !== number) return part < number
  }
  return false
}
