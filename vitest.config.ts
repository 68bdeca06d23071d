import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { unitProjects } from "./scripts/vitest/projects.ts"

export default defineConfig({
  test: {
    // The default leaves a machine with two cores one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: unitProjects(),
  },
})
