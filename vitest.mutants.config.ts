import { defineConfig } from "vitest/config"
import { QuickestFirst, Stopwatch } from "./scripts/mutants/quickest-first.ts"
import { quickProjects } from "./vitest.projects.ts"

/** The only files that are asked; all quick ones of the package without. */
const only: readonly string[] | null = JSON.parse(process.env.FORECOURT_MUTANTS_TESTS ?? "null")

/**
 * What StrykerJS asks whether a mutant is noticed: the quick unit tests of one package. Node's files share their modules,
 * because importing them anew for each mutant costs more than the tests.
 */
export default defineConfig({
  test: {
    reporters: [new Stopwatch()],
    sequence: { sequencer: QuickestFirst },
    projects: quickProjects(process.env.FORECOURT_MUTATED_PACKAGE).map(({ test, ...project }) => ({
      ...project,
      test: {
        ...test,
        ...(only ? { include: only.filter((file) => file.endsWith(test?.name === "node" ? ".ts" : ".tsx")) } : {}),
        isolate: test?.name !== "node",
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    })),
  },
})
