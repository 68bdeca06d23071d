// Makes a seventh site in a copy of this repository, starts it and visits it in a browser: is it ready in five minutes?
import { spawnSync } from "node:child_process"
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs"
import { availableParallelism, loadavg } from "node:os"
import { dirname, join } from "node:path"
import { run } from "./lay-consumer.ts"
import { say } from "./say.ts"
import { QUIET } from "./servers.ts"

const ROOT = join(import.meta.dirname, "..")
/** Inside the repository, so that packages can be hard links instead of copies. */
const COPY = join(ROOT, ".cache/new-site")
const NAME = "dk-used"
const MOST_SECONDS = 5 * 60

rmSync(COPY, { recursive: true, force: true })
try {
  say("Copying the repository")
  copyRepository()
  const started = performance.now()
  say(`Making ${NAME}`)
  inCopy(["--conditions=forecourt-source", "packages/codegen/src/cli.ts", "new", "site", NAME, "--languages=nb,en"])
  inCopy(["-e", `process.exitCode = await (await import("./scripts/smoke.ts")).run(["${NAME}"])`])
  const seconds = Math.round((performance.now() - started) / 1000)
  say(`${NAME} was made, built, started and visited in ${seconds} s`)
  if (seconds > MOST_SECONDS && !isBusy())
    throw new Error(`new site: ${seconds} s are more than the ${MOST_SECONDS} s promised.`)
} finally {
  rmSync(COPY, { recursive: true, force: true })
}

/** Whether others want the processors too: then the seconds say nothing about us. */
function isBusy(): boolean {
  const [lastMinute = 0] = loadavg()
  return lastMinute > 2 * availableParallelism()
}

/** Every file that is or could be committed, and what is installed. */
function copyRepository(): void {
  const files = run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], ROOT).split("\0")
  for (const file of files.filter((file) => file !== "" && existsSync(join(ROOT, file)))) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true })
    cpSync(join(ROOT, file), join(COPY, file))
  }
  run("cp", ["-al", join(ROOT, "node_modules"), join(COPY, "node_modules")], ROOT)
}

function inCopy(args: readonly string[]): void {
  const env = { ...process.env, ...QUIET }
  const { status } = spawnSync(process.execPath, args, { cwd: COPY, stdio: "inherit", env })
  if (status !== 0) throw new Error(`new site: ${args[0]} failed; what it said stands above.`)
}
