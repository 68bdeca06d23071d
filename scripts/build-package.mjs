// Builds the package in the current folder: TypeScript emits one file per module (so 'use client' stays
// where it was written), everything TypeScript does not emit (CSS, JSON, ready-made .js and .d.ts) is copied, style sheets
// say the order of their layers, and what the package can be started with (`bin`) is bundled.
import { spawnSync } from "node:child_process"
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { addLayers } from "./layers-first.ts"

const root = join(import.meta.dirname, "..")
rmSync("dist", { recursive: true, force: true })

const tsc = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json"], {
  stdio: "inherit",
})
if (tsc.status !== 0) process.exit(tsc.status ?? 1)

// A style sheet of a module has no types and adds none to the module's.
for (const file of globSync("dist/**/*.d.ts")) {
  const types = readFileSync(file, "utf8")
  const next = types.replaceAll(/^import "\.[^"]*\.css";\n/gm, "")
  if (next !== types) writeFileSync(file, next)
}
for (const file of globSync("src/**/*.{css,json,js,d.ts}")) {
  cpSync(file, join("dist", file.slice("src/".length)))
}
for (const file of globSync("dist/**/*.css")) {
  const css = readFileSync(file, "utf8")
  const next = addLayers(css)
  if (next !== css) writeFileSync(file, next)
}

const { bin = {} } = JSON.parse(readFileSync("package.json", "utf8"))
if (Object.keys(bin).length > 0) {
  const { bundleProgram } = await import("./bundle-program.mjs")
  for (const program of Object.values(bin)) await bundleProgram(program)
}
