// Builds the package in the current folder: TypeScript emits one file per module (so 'use client' stays
// where it was written), then everything TypeScript does not emit (CSS, JSON, ready-made .js and .d.ts) is copied.
import { spawnSync } from "node:child_process"
import { cpSync, globSync, rmSync } from "node:fs"
import { join } from "node:path"

const root = join(import.meta.dirname, "..")
rmSync("dist", { recursive: true, force: true })

const tsc = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json"], {
  stdio: "inherit",
})
if (tsc.status !== 0) process.exit(tsc.status ?? 1)

for (const file of globSync("src/**/*.{css,json,js,d.ts}")) {
  cpSync(file, join("dist", file.slice("src/".length)))
}
