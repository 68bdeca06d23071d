import { join } from "node:path"
import type { NextConfig } from "next"
import { createSourceAliases } from "./source-aliases.ts"

const BLOCKS = /\/packages\/blocks\/src\/.+\.tsx$/

/** Creates the settings for `npm run dev`, which compiles packages from source and never caches content. */
export function createSourceConfig(root: string, siteFolder: string): NextConfig {
  const loader = join(import.meta.dirname, "jsx-source-loader.ts")
  return {
    turbopack: {
      root,
      resolveAlias: createSourceAliases(root, siteFolder),
      rules: { "*.tsx": { condition: { path: BLOCKS }, loaders: [loader] } },
    },
    experimental: { serverComponentsHmrCache: false },
  }
}
