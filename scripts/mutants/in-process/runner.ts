import { globSync } from "node:fs"
import { registerHooks } from "node:module"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import type { InstrumenterContext } from "@stryker-mutator/api/core"
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin"
import {
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
  TestStatus,
} from "@stryker-mutator/api/test-runner"
import { NOT_ASKED } from "../not-asked.ts"
import type { CollectedTest } from "./collect.ts"

/** A test that needs longer is left to Vitest, like one that does not pass here. */
const LIMIT_MS = 5000

const COLLECT = new URL("./collect.ts", import.meta.url).href

/**
 * Runs the quick tests of a package that need nothing but Node again and again in one process: code and tests are
 * imported once, and a mutant is switched on between two tests. What cannot be imported or does not pass here (a DOM, a
 * mocked module, a style sheet) is left to Vitest, which is asked about every mutant that nobody noticed here.
 */
class InProcessRunner implements TestRunner {
  #tests: readonly CollectedTest[] | null = null
  readonly #tookMs = new Map<string, number>()
  #leftover: string | null = null

  capabilities() {
    // A mutant is switched on when its code has been imported, so that nothing need be imported anew for it.
    return { reloadEnvironment: true }
  }

  async dryRun(): Promise<DryRunResult> {
    const stryker = instrumented()
    stryker.activeMutant = undefined
    const passing: CollectedTest[] = []
    for (const test of await this.#collected()) {
      stryker.currentTestId = test.id
      const began = performance.now()
      const error = await failureOf(test, LIMIT_MS)
      this.#tookMs.set(test.id, performance.now() - began)
      if (error === null) passing.push(test)
    }
    stryker.currentTestId = undefined
    return {
      status: DryRunStatus.Complete,
      tests: passing.map(({ id, name, file }) => ({
        id,
        name,
        fileName: resolve(file),
        status: TestStatus.Success,
        timeSpentMs: this.#tookMs.get(id) ?? 0,
      })),
      ...(stryker.mutantCoverage ? { mutantCoverage: stryker.mutantCoverage } : {}),
    }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    // Stryker begins a new process, and asks again there.
    if (this.#leftover !== null)
      throw new Error(`mutants: a mutant broke more than it was asked for: ${this.#leftover}`)
    const wanted = new Set(testFilter)
    const tests = (await this.#collected())
      .filter(({ id }) => wanted.has(id))
      .sort((one, other) => this.#timeOf(one) - this.#timeOf(other))

    const stryker = instrumented()
    Object.assign(stryker, { activeMutant: activeMutant.id, hitCount: 0, hitLimit })
    let ran = 0
    for (const test of tests) {
      ran += 1
      const error = await failureOf(test)
      const endless = determineHitLimitReached(stryker.hitCount, hitLimit)
      if (error === null && endless === undefined) continue
      Object.assign(stryker, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
      if ((await failureOf(test)) !== null) this.#leftover = test.id
      if (endless) return { status: MutantRunStatus.Timeout, ...(endless.reason ? { reason: endless.reason } : {}) }
      return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage: String(error), nrOfTests: ran }
    }
    stryker.activeMutant = undefined
    return { status: MutantRunStatus.Survived, nrOfTests: ran }
  }

  #timeOf({ id }: CollectedTest): number {
    return this.#tookMs.get(id) ?? 0
  }

  async #collected(): Promise<readonly CollectedTest[]> {
    this.#tests ??= await collect()
    return this.#tests
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "in-process", InProcessRunner)]

/** What mutated code asks which of its mutants is switched on, and tells how often it came where. */
function instrumented(): InstrumenterContext {
  const scope = globalThis as { __stryker__?: InstrumenterContext }
  scope.__stryker__ ??= {}
  return scope.__stryker__
}

/** The quick tests of the package that is mutated which run in Node. */
function quickTests(): readonly string[] {
  const folder = process.env.FORECOURT_MUTATED_PACKAGE ?? "."
  return globSync(`${folder}/**/*.test.ts`, { exclude: (path) => /node_modules|\/dist(\/|$)/.test(path) })
    .filter((file) => !NOT_ASKED.includes(file))
    .sort()
}

async function collect(): Promise<readonly CollectedTest[]> {
  process.env.NODE_ENV = "test"
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === "vitest" && context.parentURL !== COLLECT
        ? { url: COLLECT, shortCircuit: true }
        : next(specifier, context),
  })
  const { collectTests }: typeof import("./collect.ts") = await import(COLLECT)
  const tests: CollectedTest[] = []
  for (const file of quickTests()) {
    const found = await collectTests(file, () => import(pathToFileURL(resolve(file)).href)).catch(() => [])
    tests.push(...found)
  }
  return tests
}

/** What a test fails with; null when it passes. */
async function failureOf(test: CollectedTest, limitMs?: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    if (limitMs !== undefined) timer = setTimeout(reject, limitMs, new Error("too slow"))
  })
  try {
    await Promise.race([test.run(), late])
    return null
  } catch (error) {
    return error ?? new Error("failed")
  } finally {
    clearTimeout(timer)
  }
}
