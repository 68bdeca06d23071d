import { join } from "node:path"
import type { NextConfig } from "next"
import { createSourceAliases } from "./source-aliases.ts"

/** Matches the source files of blocks. Their JSX runtime is set in the compiler settings of the blocks package. */
const BLOCKS = /\/packages\/blocks\/src\/.+\.tsx$/

/**
 * Creates the Next.js settings for `npm run dev`, which runs the repository's packages from source. Next.js compiles
 * the packages and their style sheets, so that each edit is visible immediately, and content is never cached.
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
