import { defineConfig } from "vitest/config"

const resolve = { conditions: ["forecourt-source", "module", "browser", "development|production"] }
const ssr = { resolve: { conditions: ["forecourt-source", "module", "node", "development|production"] } }
const exclude = ["**/node_modules/**", "**/dist/**", "**/.next/**"]

/** Plain functions run in Node (`*.test.ts`); what touches a DOM runs in happy-dom (`*.test.tsx`). */
export default defineConfig({
  test: {
    projects: [
      { resolve, ssr, test: { name: "node", include: ["**/*.test.ts"], exclude } },
      { resolve, ssr, test: { name: "dom", include: ["**/*.test.tsx"], exclude, environment: "happy-dom" } },
    ],
  },
})
