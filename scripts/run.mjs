// `npm start` and `npm test` on a machine that has only Node and npm: installs what is missing, then hands over.
// Plain JavaScript for any Node from 20.11 on, because it runs before anything is installed.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { differencesFromLock } from "../packages/codegen/src/doctor/installed.js"

const ROOT = join(import.meta.dirname, "..")
const OLDEST_NODE = 24
const COMMANDS = [
  "start",
  "dev",
  "test",
  "test-all",
  "test-contracts",
  "smoke",
  "stories",
  "review",
  "bench",
  "mutants",
]

const [command = "", ...args] = process.argv.slice(2)
process.chdir(ROOT)
if (!COMMANDS.includes(command)) fail(`run: there is no command "${command}". Use one of: ${COMMANDS.join(", ")}.`)

install()
if (!isNewEnough()) continueOnOwnNode()
else {
  const { run } = await import(`./${command}.ts`)
  process.exitCode = await run(args)
}

function install() {
  if (differencesFromLock(ROOT)?.length === 0) return

  console.log("Installing packages (about a minute, the first time only)")
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
    shell: false,
  })
  if (npm.error) fail("install: npm was not found. Install Node.js 20 or newer together with npm.")
  if (npm.status !== 0) {
    fail(
      "install: npm could not install the packages; its output is above. Stop what uses node_modules, check that a package registry answers (npm ping), then try again.",
    )
  }
}

function isNewEnough() {
  return Number(process.versions.node.split(".")[0]) >= OLDEST_NODE
}

function continueOnOwnNode() {
  const node = join(ROOT, "node_modules/.bin/node")
  if (!existsSync(node) || process.env.FORECOURT_ON_OWN_NODE) {
    fail(
      `run: Node ${process.versions.node} is too old and no newer one comes with the packages for ${process.platform}-${process.arch}. Install Node ${OLDEST_NODE} or newer.`,
    )
  }
  const again = spawnSync(node, [import.meta.filename, command, ...args], {
    stdio: "inherit",
    env: { ...process.env, FORECOURT_ON_OWN_NODE: "1", PATH: `${join(ROOT, "node_modules/.bin")}:${process.env.PATH}` },
  })
  process.exitCode = again.status ?? 1
}

/**
 * Ends the command with one sentence that says what happened and what to do.
 * @returns {never}
 */
function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}
