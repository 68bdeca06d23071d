// `npm run dev -- <site>`: a site as it is being worked on; what is saved is shown in open pages.
import { spawn } from "node:child_process"
import { join } from "node:path"

export async function run(names: readonly string[]): Promise<number> {
  const main = join(import.meta.dirname, "dev/main.ts")
  const flags = ["--disable-warning=ExperimentalWarning", "--conditions=forecourt-source"]
  const child = spawn(process.execPath, [...flags, main, ...names], { stdio: "inherit" })
  // A terminal stops all processes at once; stopping this one alone stops the other, too.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)))
}
