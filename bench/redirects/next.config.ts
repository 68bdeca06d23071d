import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { NextConfig } from "next"

const root = join(import.meta.dirname, "../..")

export default {
  outputFileTracingRoot: root,
  turbopack: { root },
  compress: false,
  distDir: process.env.BENCH_BUILD ?? ".next",
  redirects: async () => JSON.parse(readFileSync(process.env.BENCH_CONFIGURED ?? "", "utf8")),
  poweredByHeader: false,
  agentRules: false,
  // The repository's own check covers these files.
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig
