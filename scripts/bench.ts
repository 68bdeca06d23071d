// `npm run bench`: ratios against hand-written pages and against peers, all in one run.
import { spawnSync } from "node:child_process"
import { build as bundle } from "esbuild"
import { build } from "./build.ts"
import { fail, say } from "./say.ts"
import { QUIET } from "./servers.ts"

/** Each is a process of its own, so that one does not warm the other's code. */
const BENCHES = ["render", "validate", "bytes", "next"]

/** Runs the named benches, or all of them. */
export async function run(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !BENCHES.includes(name))
  if (unknown !== undefined) fail(`bench: there is no bench "${unknown}". Choose from: ${BENCHES.join(", ")}.`)
  if (!build([])) return 1

  let failed = 0
  for (const name of names.length > 0 ? names : BENCHES) {
    say(`Bench: ${name}`)
    failed += (await runBench(name)) ? 0 : 1
  }
  return failed
}

/** Bundles a bench as production code, with packages' sources, and runs it. */
async function runBench(name: string): Promise<boolean> {
  const outfile = `bench/.built/${name}.mjs`
  await bundle({
    entryPoints: [`bench/${name}.bench.tsx`],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    conditions: ["forecourt-source"],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  })
  return spawnSync(process.execPath, [outfile], { stdio: "inherit", env: { ...process.env, ...QUIET, NODE_ENV: "production" } }).status === 0
}
