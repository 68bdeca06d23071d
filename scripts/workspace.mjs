// Runs a check for one workspace: `npm test -w packages/redirects`, `npm run lint -w …`, `npm run types -w …`.
import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"

const ROOT = join(import.meta.dirname, "..")

const COMMANDS = {
  test: (folder) => ["vitest", "run", "--passWithNoTests", `${folder}/`],
  lint: (folder) => ["biome", "check", "--error-on-warnings", "--no-errors-on-unmatched", folder],
  types: (folder) => ["tsc", "-p", writeConfig(folder)],
}

const [command = "", ...args] = process.argv.slice(2)
const folder = relative(ROOT, process.cwd())
const [program, ...rest] = COMMANDS[command]?.(folder) ?? fail()
process.exitCode = spawnSync(join(ROOT, "node_modules/.bin", program), [...rest, ...args], {
  cwd: ROOT,
  stdio: "inherit",
}).status

function writeConfig(folder) {
  const cache = join(ROOT, "node_modules/.cache/types")
  const file = join(cache, `${folder.replaceAll("/", "-")}.json`)
  const up = relative(cache, ROOT)
  mkdirSync(cache, { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({
      extends: `${up}/tsconfig.json`,
      include: [`${up}/scripts/vitest/setup-*.ts`, `${up}/packages/*/src/**/*.d.ts`, `${up}/${folder}/**/*`],
      exclude: ["dist", "node_modules", ".next"].map((name) => `${up}/**/${name}`),
    }),
  )
  return file
}

function fail() {
  console.error(`workspace: there is no command "${command}". Use test, lint or types.`)
  process.exit(1)
}
