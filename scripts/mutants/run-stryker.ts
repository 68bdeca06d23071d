import { spawnSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import { join, resolve } from "node:path"
import type { Part } from "./code.ts"

/** The folder for results and, during a run, copies of the repository. It is never committed. */
const FOLDER = ".cache/mutants"

export interface Mutant {
  readonly file: string
  readonly mutatorName: string
  readonly replacement: string
  readonly status:
    | "Killed"
    | "Survived"
    | "Timeout"
    | "NoCoverage"
    | "Ignored"
    | "RuntimeError"
    | "CompileError"
    | "Pending"
  readonly location: { readonly start: Position; readonly end: Position }
  readonly source: string
}

interface Position {
  readonly line: number
  readonly column: number
}

interface Report {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Omit<Mutant, "file" | "source">[] }>
  >
}

interface Options {
  /** True to test all mutants again, even those for which an earlier result exists. */
  readonly isForced: boolean
}

export function mutate(packageName: string, parts: readonly Part[], { isForced }: Options): readonly Mutant[] | null {
  const folder = join(FOLDER, packageName.replaceAll("/", "-"))
  prepare(folder)
  const mutated = parts.map(({ file, lines }) => (lines ? `${file}:${lines[0]}-${lines[1]}` : file))
  const [config, report] = [join(folder, "config.json"), join(folder, "report.json")]
  rmSync(report, { force: true })
  const settings = {
    mutate: mutated,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "scripts/vitest/mutants.config.ts", related: false },
    coverageAnalysis: "perTest",
    incremental: true,
    incrementalFile: join(folder, "incremental.json"),
    force: isForced,
    reporters: ["json", ...(process.stdout.isTTY ? ["progress"] : [])],
    jsonReporter: { fileName: report },
    tempDirName: folder,
    ignorePatterns: ["dist", ".next", ".turbo", ".cache", "storybook-static", "test-results"],
    // Stryker would rewrite paths in it with an interface that TypeScript no longer has.
    tsconfigFile: "none.json",
    disableTypeChecks: false,
    logLevel: "error",
    // The dry run and the machine's owner need a core as well.
    concurrency: Math.max(1, availableParallelism() - 1),
    warnings: false,
    allowEmpty: true,
  }
  writeFileSync(config, JSON.stringify(settings, null, 2))
  const { status } = spawnSync("node_modules/.bin/stryker", ["run", config], {
    stdio: "inherit",
    env: { ...process.env, FORECOURT_MUTATED_PACKAGE: packageName },
  })
  // Without a test that it could run, Stryker is content, and reports nothing.
  if (status === 0 && !existsSync(report)) return []
  if (status !== 0) {
    console.error(
      `mutants: ${packageName} was not tried; Stryker's output is above. Its quick unit tests have to pass first.`,
    )
    return null
  }
  return mutantsIn(JSON.parse(readFileSync(report, "utf8")), mutated)
}

function mutantsIn({ files }: Report, mutated: readonly string[]): readonly Mutant[] {
  const wanted = new Set(mutated.map((range) => range.replace(/:[\d:-]+$/, "")))
  return Object.entries(files)
    .filter(([file]) => wanted.has(file))
    .flatMap(([file, { source, mutants }]) => mutants.map((mutant) => ({ ...mutant, file, source })))
}

function prepare(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const copy of globSync(join(folder, "sandbox-*"))) rmSync(copy, { recursive: true })
  const [shared, link] = [resolve("../shared"), join(folder, "shared")]
  if (existsSync(shared) && !existsSync(link)) symlinkSync(shared, link)
}
