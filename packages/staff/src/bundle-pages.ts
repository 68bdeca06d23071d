import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "vite"

const PACKAGE = join(import.meta.dirname, "..")
const CONDITIONS = ["forecourt-source", "module", "node"]

export interface BundledPages {
  readonly code: string
  readonly css: string
}

/**
 * Bundles the pages with the parts of the kit into one module and one style sheet, because Node reads neither JSX nor
 * CSS modules. The build calls it for `dist`, and a process that runs from source for its cache.
 */
export async function bundlePages(): Promise<BundledPages> {
  const result = await build({
    configFile: false,
    root: PACKAGE,
    logLevel: "error",
    ssr: { noExternal: [/^@forecourt\//], external: ["react", "react-dom"], resolve: { conditions: CONDITIONS } },
    resolve: { conditions: CONDITIONS },
    build: {
      ssr: "src/pages/pages.tsx",
      write: false,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      // Directives mean nothing in a bundle that renders on the server only.
      rolldownOptions: { onwarn: () => {} },
    },
  })
  if (!("output" in result)) throw new Error("staff: the pages were not bundled. Run the build again.")
  const code = result.output.map((item) => (item.type === "chunk" ? item.code : "")).join("")
  const css = result.output.map((item) => (item.type === "asset" ? item.source : "")).join("")
  return { code, css }
}

if (import.meta.main) {
  const { code, css } = await bundlePages()
  writeFileSync(join(PACKAGE, "dist/pages/pages.js"), code)
  writeFileSync(join(PACKAGE, "dist/pages/pages.css"), css)
}
