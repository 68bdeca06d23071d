import { checkBrowser, checkTypeface } from "./check-browser.ts"
import { checkCache, checkDisk } from "./check-disk.ts"
import { checkPackages } from "./check-packages.ts"
import { checkPorts } from "./check-ports.ts"
import { checkNode, checkNpm } from "./check-tools.ts"
import { getMachine, type Machine } from "./machine.ts"

type Check = (machine: Machine) => readonly string[] | Promise<readonly string[]>

const CHECKS: readonly Check[] = [
  checkNode,
  checkNpm,
  checkPackages,
  checkPorts,
  checkBrowser,
  checkTypeface,
  checkDisk,
  checkCache,
]

export async function findFaults(machine: Machine): Promise<readonly string[]> {
  return (await Promise.all(CHECKS.map(async (check) => check(machine)))).flat()
}

export async function doctor(
  root: string,
  { log, complain }: Readonly<Record<"log" | "complain", (line: string) => void>>,
): Promise<number> {
  const faults = await findFaults(getMachine(root))
  for (const fault of faults) complain(fault)
  if (faults.length === 0) log("doctor: nothing is wrong with this machine.")
  return faults.length === 0 ? 0 : 1
}
