import { expect, test } from "vitest"
import { smallRepository, write } from "../test/small-repository.ts"
import { planGenerated } from "./generate.ts"
import { findPackage, findSpecifier, resolveFile } from "./package-exports.ts"
import { findBlocks, findIslands } from "./scan-blocks.ts"
import { scanImports } from "./scan-imports.ts"
import { scanStyles } from "./scan-styles.ts"

const SOURCE = "packages/blocks/src"
const KIT = "@forecourt/ui-kit"

function stylesIn(root: string) {
  const folders = findBlocks(root, SOURCE)
  return scanStyles({ root, source: SOURCE, folders, islands: findIslands(root, SOURCE), kit: KIT })
}

function addKit(root: string): void {
  const kit = `node_modules/${KIT}`
  const exports = {
    "./*": { "forecourt-source": "./src/*/index.ts", default: "./dist/*/index.js" },
    "./icons": "./src/icons.tsx",
    "./css/*.css": { types: "./sheet.d.ts", default: "./src/*/*.module.css" },
  }
  write(root, `${kit}/package.json`, JSON.stringify({ name: KIT, exports }))
  write(root, `${kit}/src/icons.tsx`, 'import css from "./icons/icons.module.css"\n')
  write(
    root,
    `${kit}/src/drawer/index.ts`,
    'export type { Side } from "../menu/menu.tsx"\nexport * as Drawer from "./drawer.tsx"\nexport * as Menu from "../menu/menu.tsx"\n',
  )
  write(
    root,
    `${kit}/src/drawer/drawer.tsx`,
    'import css from "./drawer.module.css"\nimport { Dialog } from "../dialog/dialog.tsx"\n',
  )
  write(root, `${kit}/src/dialog/dialog.tsx`, 'import css from "./dialog.module.css"\n')
  write(root, `${kit}/src/menu/menu.tsx`, 'import css from "./menu.module.css"\n')
}

test("the list of a block's style sheets contains the imported style sheets before the block's own style sheet", () => {
  const root = smallRepository()
  addKit(root)
  write(
    root,
    `${SOURCE}/car-model-card/car-model-card.tsx`,
    `import "@forecourt/ui-kit/css/drawer.css"
import { Panel } from "../generated/islands.tsx"
import { button } from "../styles/buttons.ts"
import css from "./car-model-card.module.css"

export function CarModelCard() {}
`,
  )
  write(root, `${SOURCE}/styles/buttons.ts`, 'import css from "./button.module.css"\n')
  write(
    root,
    `${SOURCE}/car-model-card/panel.client.tsx`,
    'import { Drawer } from "@forecourt/ui-kit/drawer"\nimport { Icon } from "@forecourt/ui-kit/icons"\n\nexport function Panel() {}\n',
  )
  write(
    root,
    `${SOURCE}/car-model-card/unused.client.tsx`,
    'import css from "./unused.module.css"\n\nexport function Unused() {}\n',
  )

  expect(stylesIn(root)).toEqual([
    {
      name: "car-model-card",
      sheets: [
        "@forecourt/ui-kit/css/dialog.css",
        "@forecourt/ui-kit/css/drawer.css",
        "@forecourt/ui-kit/css/icons.css",
        "../styles/button.module.css",
        "../car-model-card/car-model-card.module.css",
      ],
      islands: ["Panel"],
    },
  ])
  expect(
    planGenerated(root).get(`${SOURCE}/generated/styles.ts`),
  ).toContain(`import * as kitDialog from "@forecourt/ui-kit/css/dialog.css"
import * as kitDrawer from "@forecourt/ui-kit/css/drawer.css"
import * as kitIcons from "@forecourt/ui-kit/css/icons.css"
import * as stylesButton from "../styles/button.module.css"
import * as carModelCard from "../car-model-card/car-model-card.module.css"
`)
})

test("imports of a missing UI kit or of a missing file are ignored", () => {
  const root = smallRepository()
  write(
    root,
    `${SOURCE}/car-model-card/car-model-card.tsx`,
    'import { Icon } from "@forecourt/ui-kit/icons"\nimport { none } from "./none.ts"\nimport css from "./car-model-card.module.css"\n',
  )

  expect(stylesIn(root)).toEqual([
    { name: "car-model-card", sheets: ["../car-model-card/car-model-card.module.css"], islands: [] },
  ])
})

test("the import scanner ignores type imports and lists re-exports under their original names", () => {
  const code = `import "./whole.css"
import css, { type Of, a as b } from "./named.ts"
import type { T } from "./types.ts"
import { type Only } from "./only.ts"
import * as all from "./all.ts"
export { c as d, type E } from "./on.ts"
export * as Space from "./space.ts"
export * from "./every.ts"
const later = () => import("./later.ts")
`

  expect(scanImports(code)).toEqual([
    { from: "./named.ts", names: ["a", "default"] },
    { from: "./all.ts", names: null },
    { from: "./on.ts", names: ["c"], as: ["d"] },
    { from: "./space.ts", names: null, as: ["Space"] },
    { from: "./every.ts", names: null, as: null },
    { from: "./later.ts", names: null },
    { from: "./whole.css", names: null },
  ])
})

test("findSpecifier is the inverse of resolveFile, and exact exports take precedence over patterns", () => {
  const root = smallRepository()
  addKit(root)
  const kit = findPackage(root, KIT)
  if (kit === null) throw new Error("The kit was not found.")

  expect(resolveFile(kit, `${KIT}/icons`)).toBe(`${kit.folder}/src/icons.tsx`)
  expect(resolveFile(kit, `${KIT}/drawer`)).toBe(`${kit.folder}/src/drawer/index.ts`)
  expect(resolveFile(kit, `${KIT}/css/drawer.css`)).toBe(`${kit.folder}/src/drawer/drawer.module.css`)
  expect(findSpecifier(kit, `${kit.folder}/src/drawer/drawer.module.css`)).toBe(`${KIT}/css/drawer.css`)
  expect(findSpecifier(kit, `${kit.folder}/src/drawer/other.module.css`)).toBeNull()
  expect(findPackage(root, "@forecourt/none")).toBeNull()
})
