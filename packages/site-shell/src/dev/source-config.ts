import { join } from "node:path"
import type { NextConfig } from "next"
import { createSourceAliases } from "./source-aliases.ts"

/** Matches the source files of blocks, whose JSX runtime is set in the compiler settings of their package. */
const BLOCKS = /\/packages\/blocks\/src\/.+\.tsx$/

/**
 * Creates the framework settings with which `npm run dev` runs packages from source. The framework compiles the
 * packages and their style sheets, so that every edit is visible immediately. Content is requested each time.
 */
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
