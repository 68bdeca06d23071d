import { type BuildOptions, build, type Plugin } from "esbuild"

/**
 * Matches the packages that must be bundled, because they import style sheets or files without extensions and Node
 * cannot load them directly.
 */
const BUNDLED = /^(@forecourt|@sitecore-content-sdk)\//

const REACT = /^react(-dom)?(\/|$)/

const publishedAsIs: Plugin = {
  name: "published-as-is",
  setup({ onResolve }) {
    // Our own tools find files relative to their own location.
    onResolve({ filter: /^\.\.\/scripts\// }, ({ path }) => ({ path: `../${path}`, external: true }))
    onResolve({ filter: /^[^./#]/ }, ({ path, importer, kind }) => {
      const isOurs = !importer.includes("/node_modules/") && !BUNDLED.test(path)
      return kind !== "entry-point" && (isOurs || REACT.test(path)) ? { path, external: true } : undefined
    })
  },
}

export const PRODUCTION: BuildOptions = {
  bundle: true,
  format: "esm",
  jsx: "automatic",
  conditions: ["forecourt-source"],
  define: { "process.env.NODE_ENV": '"production"' },
  loader: { ".woff2": "empty" },
  logLevel: "error",
}

export async function bundleBench(name: string): Promise<string> {
  const outfile = `bench/.cache/${name}.mjs`
  await build({
    ...PRODUCTION,
    entryPoints: [`bench/${name}.bench.tsx`],
    outfile,
    platform: "node",
    plugins: [publishedAsIs],
    sourcemap: "inline",
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"\nconst require = requireFrom(import.meta.url)',
    },
  })
  return outfile
}
