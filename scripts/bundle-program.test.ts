import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"

const BUNDLER = join(import.meta.dirname, "bundle-program.mjs")

function bundle(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-bundle-"))
  for (const [file, text] of Object.entries({ "package.json": '{ "name": "tool", "type": "module" }', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const script = `import { bundleProgram } from ${JSON.stringify(BUNDLER)}; await bundleProgram("./dist/tool/cli.js")`
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
    encoding: "utf8",
  })
  return { status, stderr, program: join(folder, "dist/tool/cli.js") }
}

const CLI = '#!/usr/bin/env node\nimport { said } from "../words/said.ts"\nconsole.log(said, import.meta.dirname)\n'

test("in a bundled program, import.meta.url and import.meta.dirname have the location of the original module", () => {
  const { status, program } = bundle({
    "src/tool/cli.ts": CLI,
    "src/words/said.ts": [
      'import { readFileSync } from "node:fs"',
      'import { join } from "node:path"',
      'const here = readFileSync(new URL("a.txt", import.meta.url), "utf8")',
      'export const said: string = here + readFileSync(join(import.meta.dirname, "../b.txt"), "utf8") + "import.meta.url"',
    ].join("\n"),
    "dist/words/a.txt": "beside ",
    "dist/b.txt": "above ",
  })

  expect(status).toBe(0)
  expect(statSync(program).mode & 0o111).toBe(0o111)
  const { stdout } = spawnSync(program, { encoding: "utf8" })
  expect(stdout).toContain(`beside above import.meta.url ${dirname(program)}`)
})

test("bundling a module that uses import.meta.filename fails with an error", () => {
  const { status, stderr } = bundle({
    "src/tool/cli.ts": CLI,
    "src/words/said.ts": "export const said = import.meta.filename",
  })

  expect(status).not.toBe(0)
  expect(stderr).toContain("import.meta.filename means another file in a bundle.")
})

test("bundling a program without a shebang line such as #!/usr/bin/env node is rejected", () => {
  const { stderr } = bundle({ "src/tool/cli.ts": "console.log(1)" })

  expect(stderr).toContain('does not say what runs it. Begin its source with "#!/usr/bin/env node".')
})
