import { defineConfig } from "vitest/config"
const resolve = { conditions: ["forecourt-source", "module", "browser", "development|production"] }
export default defineConfig({
  resolve, ssr: { resolve: { conditions: ["forecourt-source", "module", "node", "development|production"] } },
  test: {
    include: ["packages/redirects/src/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/site-addresses.test.ts", "**/large-table.test.ts", "**/matches-a-scan.test.ts"],
    testNamePattern: /^(?!.*(10,000|flattening never|random rules are|tables of this repository|never takes for ever|the table of site)).*/,
    testTimeout: 8000,
    isolate: false,
    maxWorkers: 1,
  },
})
