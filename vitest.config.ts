import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

const resolve = { conditions: ["forecourt-source", "module", "browser", "development|production"] }
const ssr = { resolve: { conditions: ["forecourt-source", "module", "node", "development|production"] } }
const every = {
  exclude: ["**/node_modules/**", "**/dist/**", "**/.next/**"],
  // Generous: a busy machine is no reason to fail.
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

/** Plain functions run in Node (`*.test.ts`); what touches a DOM runs in happy-dom (`*.test.tsx`). */
export default defineConfig({
  test: {
    // The default leaves a machine with two cores one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { resolve, ssr, test: { ...every, name: "node", include: ["**/*.test.ts"] } },
      { resolve, ssr, test: { ...every, name: "dom", include: ["**/*.test.tsx"], environment: "happy-dom" } },
    ],
  },
})
