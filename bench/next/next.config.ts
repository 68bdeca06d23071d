import { join } from "node:path"
import type { NextConfig } from "next"

const root = join(import.meta.dirname, "../..")

export default {
  outputFileTracingRoot: root,
  turbopack: { root },
  compress: false,
  poweredByHeader: false,
  agentRules: false,
  // The repository's own check covers these files.
  typescript: { ignoreBuildErrors: true },
} satisfies NextConfig
