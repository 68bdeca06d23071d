import { defineConfig } from "vitest/config"
import { unitProjects } from "./projects.ts"

export default defineConfig({
  test: {
    projects: unitProjects("packages/services/search")
      .slice(0, 1)
      .map(({ test, ...project }) => ({ ...project, test: { ...test, include: ["**/*.nodes.e2e.ts"] } })),
  },
})
