import { defineConfig } from "vitest/config"
import { QuickestFirst, Stopwatch } from "./scripts/mutants/quickest-first.ts"
import { quickProjects } from "./vitest.projects.ts"

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
      test: { ...test, isolate: test?.name !== "node", testTimeout: 60_000, hookTimeout: 60_000 },
    })),
  },
})
