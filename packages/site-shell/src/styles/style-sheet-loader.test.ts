import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import styleSheetLoader from "./style-sheet-loader.ts"

const SHEET = `@layer fc.blocks {
  .root {
    animation: arrive 1s;
    & .title { inset-inline-start: 1rem }
  }
  :global(html[data-open]) .root { color: red }
  @keyframes arrive { from { opacity: 0 } }
}`

function installIn(place: string, files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "forecourt-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, place, file)), { recursive: true })
    writeFileSync(join(root, place, file), text)
  }
  return join(root, place)
}

async function load(folder: string, code: string) {
  const dependencies: string[] = []
  const resourcePath = join(folder, "hero/hero.js")
  const loaded = styleSheetLoader.call({ resourcePath, addDependency: (path) => dependencies.push(path) }, code)
  const module = await import(`data:text/javascript,${encodeURIComponent(loaded)}`)
  return { loaded, dependencies, module }
}

const BUILT = "node_modules/@forecourt/blocks/dist"

test("a default import of a style sheet returns the class names, and a namespace import returns the CSS text", async () => {
  const folder = installIn(BUILT, { "hero/hero.module.css": SHEET })
  const code = `"use client";
import css from "./hero.module.css";
import * as hero from "./hero.module.css";
export const classes = css, { sheet } = hero;`

  const { module, loaded, dependencies } = await load(folder, code)
  const { root, title, arrive } = module.classes

  expect(loaded.startsWith('"use client";\n')).toBe(true)
  expect(module.sheet.startsWith("@layer fc.blocks{")).toBe(true)
  expect(module.sheet).toContain(`.${root} .${title}{`)
  expect(module.sheet).toContain(`@keyframes ${arrive}{`)
  expect(module.sheet).toContain(`html[data-open] .${root}{`)
  expect(dependencies).toContain(join(folder, "hero/hero.module.css"))
})

test("only the class names that a module uses are inlined, unless it uses the imported object as a whole", async () => {
  const folder = installIn(BUILT, { "hero/hero.module.css": SHEET })
  const load = (use: string) =>
    styleSheetLoader.call(
      { resourcePath: join(folder, "hero/hero.js"), addDependency: () => {} },
      `import css from "./hero.module.css";\n${use}`,
    )

  expect(load("part(css.title)")).toMatch(/^const css = \{"title":"[\w-]+_title"\};/)
  expect(load("part(css.title, css)")).toContain('"root":')
  expect(load('part(css["title"])')).toContain('"root":')
})

test("side-effect imports of CSS modules are removed, and all other side-effect imports are kept", async () => {
  const folder = installIn(BUILT, { "hero/hero.module.css": SHEET, "hero/plain.css": "" })
  const code = 'import "./hero.module.css";\nimport "./plain.css";\n'
  const context = { resourcePath: join(folder, "hero/hero.js"), addDependency: () => {} }

  expect(styleSheetLoader.call(context, code)).toBe('\nimport "./plain.css";\n')
})

test("generated class names are the same in every install location and differ between style sheets", async () => {
  const code = 'import css from "./hero.module.css";\nexport default css'
  const files = { "hero/hero.module.css": SHEET }
  const places = ["packages/blocks/dist", "node_modules/.pnpm/x/node_modules/@forecourt/blocks/dist"]

  const [linked, installed] = await Promise.all(places.map((place) => load(installIn(place, files), code)))
  const other = await load(installIn("packages/ui-kit/dist", files), code)

  expect(installed?.module.default).toEqual(linked?.module.default)
  expect(other.module.default).not.toEqual(linked?.module.default)
})
