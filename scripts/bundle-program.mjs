// Bundles a program of the package in the current folder into one file, which Node reads at once. What it takes from
// other packages stays outside, and the compiler's files stay next to it: they are the library, and threads start from them.
import { chmodSync, readFileSync, statSync } from "node:fs"
import { dirname, posix, relative } from "node:path"
import { build } from "tsdown"

/** @param {string} file as `bin` names it: `./dist/tokens/cli.js`, from `src/tokens/cli.ts` */
export async function bundleProgram(file) {
  const name = posix.normalize(file).replace(/^dist\/(.+)\.js$/, "$1")
  await build({
    config: false,
    entry: { [name]: `src/${name}.ts` },
    outDir: "dist",
    outExtensions: () => ({ js: ".js" }),
    clean: false,
    dts: false,
    format: "esm",
    platform: "node",
    target: "node20.11",
    sourcemap: true,
    logLevel: "warn",
    deps: { neverBundle: true },
    outputOptions: { codeSplitting: false },
    plugins: [addressesOfModules(posix.dirname(name))],
  })
  if (!readFileSync(file, "utf8").startsWith("#!/usr/bin/env node\n")) {
    throw new Error(`${file}: does not say what runs it. Begin its source with "#!/usr/bin/env node".`)
  }
  chmodSync(file, statSync(file).mode | 0o111)
}

/**
 * Creates a plugin that keeps the original `import.meta.url` of bundled modules, so that the modules can read files in
 * their original folder.
 */
function addressesOfModules(folder) {
  return {
    name: "addresses-of-modules",
    transform(code, id) {
      if (!code.includes("import.meta.")) return null
      const path = posix.relative(folder, relative("src", id)).replace(/\.ts$/, ".js")
      const addresses = {
        url: `new URL(${JSON.stringify(path)}, import.meta.url).href`,
        dirname: `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`,
      }
      const moved = placesOfMeta(this.parse(code, { lang: "ts" })).reduceRight((text, { start, end, property }) => {
        const instead = addresses[property.name]
        if (instead === undefined)
          throw new Error(`${id}: import.meta.${property.name} means another file in a bundle.`)
        return text.slice(0, start) + instead + text.slice(end)
      }, code)
      // Lines stay where they are.
      return { code: moved, map: null }
    },
  }
}

function placesOfMeta(node) {
  if (node === null || typeof node !== "object") return []
  if (node.type === "MemberExpression" && node.object.type === "MetaProperty") return [node]
  return Object.values(node).flatMap(placesOfMeta)
}
