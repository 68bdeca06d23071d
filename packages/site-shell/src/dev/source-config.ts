import { join } from "node:path"
import type { NextConfig } from "next"
import { createSourceAliases } from "./source-aliases.ts"

/** Blocks as they are written; what they render with is said in their package's own compiler settings. */
const BLOCKS = /\/packages\/blocks\/src\/.+\.tsx$/

/**
 * The framework's settings where packages are not built but run from their source, by `npm run dev`. It compiles them
 * and their style sheets itself, so that whatever is edited is seen at once, and asks for content each time.
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
