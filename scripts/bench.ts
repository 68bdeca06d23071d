// `npm run bench`: ratios against hand-written pages and against peers, each bench in a separate process.
import { spawnSync } from "node:child_process"
import { bundleBench } from "../bench/bundle.ts"
import { build } from "./build.ts"
import { fail, printStep } from "./print.ts"
import { QUIET } from "./servers.ts"

/**
 * The benchmarks. Each one runs in a separate process, so that the JavaScript engine has not optimised the code for
 * another benchmark.
 */
const BENCHES = [
  "render",
  "validate",
  "bytes",
  "parsers",
  "generate",
  "kit-sizes",
  "map",
  "redirects",
  "next",
  "site",
  "front",
  "cars",
]

const ON_REQUEST = ["search", "first-tap", "lighthouse", "flood"]

/** The benchmarks that are not bundled. All other benchmarks are bundled, as the code of a site would be. */
const TOOLS = ["parsers", "generate", "kit-sizes", "map", "redirects", "search", "flood"]

const NEEDED: Readonly<Record<string, readonly string[]>> = {
  redirects: ["@forecourt/redirects"],
  next: ["@forecourt/blocks"],
  "first-tap": ["@forecourt/blocks"],
  site: ["@forecourt/blocks", "@forecourt-sites/se-automotive"],
  front: ["@forecourt/blocks", "@forecourt-sites/se-automotive"],
  cars: ["@forecourt/blocks", "@forecourt-sites/se-used"],
  flood: ["@forecourt-sites/se-used"],
  lighthouse: [],
}

export async function run(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => ![...BENCHES, ...ON_REQUEST].includes(name))
  if (unknown !== undefined)
    fail(`bench: there is no bench "${unknown}". Choose from: ${[...BENCHES, ...ON_REQUEST].join(", ")}.`)

  let failed = 0
  for (const name of names.length > 0 ? names : BENCHES) {
    printStep(`Bench: ${name}`)
    failed += (await runBench(name)) ? 0 : 1
  }
  return failed
}

async function runBench(name: string): Promise<boolean> {
  // The others bundle the sources.
  const needed = NEEDED[name]
  if (needed !== undefined && !build(needed)) return false

  const file = TOOLS.includes(name) ? `bench/${name}.bench.ts` : await bundleBench(name)
  const env = { ...process.env, ...QUIET, NODE_ENV: "production" as const }
  const args = ["--conditions=forecourt-source", "--enable-source-maps", file]
  return spawnSync(process.execPath, args, { stdio: "inherit", env }).status === 0
}
