import { defineConfig } from "vitest/config"
import { QuickestFirst, Stopwatch } from "./scripts/mutants/quickest-first.ts"
import { quickProjects } from "./vitest.projects.ts"

/** What StrykerJS asks whether a mutant is noticed: the quick unit tests of one package. */
export default defineConfig({
  test: {
    reporters: [new Stopwatch()],
    sequence: { sequencer: QuickestFirst },
    projects: quickProjects(process.env.FORECOURT_MUTATED_PACKAGE).map(({ test, ...project }) => ({
      ...project,
      test: { ...test, testTimeout: 60_000, hookTimeout: 60_000 },
    })),
  },
})
