import { defineConfig } from "vitest/config"
import { NOT_ASKED } from "../mutants/not-asked.ts"
import { unitProjects } from "./projects.ts"

export default defineConfig({
  test: {
    projects: unitProjects(process.env.FORECOURT_MUTATED_PACKAGE, NOT_ASKED).map(({ test, ...project }) => ({
      ...project,
      test: { ...test, testTimeout: 60_000 },
    })),
  },
})
