import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"
import { Workspace } from "./workspace.ts"

const SOURCE = "packages/blocks/src"

function createWorkspace(files: Readonly<Record<string, string>>): Workspace {
  const root = mkdtempSync(join(tmpdir(), "forecourt-workspace-"))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, SOURCE, file)), { recursive: true })
    writeFileSync(join(root, SOURCE, file), text)
  }
  const blocks = { source: SOURCE, renderer: "@forecourt/renderer", kit: "@forecourt/ui-kit" }
  return new Workspace(root, { schemas: "schemas", schemasPackage: "@forecourt/schemas", command: "generate", blocks })
}

const FILES = {
  "hero/hero.tsx": `export function Hero() {}\nconst x = part("title")`,
  "hero/hero.client.tsx": `const x = part("button")`,
  "hero/hero.test.tsx": `const x = part("only-tested")`,
  "blurb/blurb.tsx": `export function Blurb() {}\nconst x = part("text")`,
  "zones/frame.tsx": `const part = anatomy("hero", css)\nconst x = part("frame")`,
  "media/cover.tsx": `const part = anatomy("hero", css)\nconst x = part("cover")`,
  "generated/island.tsx": `const part = anatomy("blurb", css)\nconst x = part("never")`,
}

test("readBlockStyle lists the parts of a block and of the shared folders that it imports, but no parts in tests or generated code", () => {
  const workspace = createWorkspace(FILES)

  expect(workspace.readBlockStyle("hero").parts).toEqual(["title", "button", "cover", "frame"])
  expect(workspace.readBlockStyle("blurb").parts).toEqual(["text"])
})

test("readBlockStyle returns empty lists for a block without a source folder", () => {
  expect(createWorkspace(FILES).readBlockStyle("none")).toEqual({ parts: [], states: [], properties: [], tokens: [] })
})

test("a shared folder is read once for all blocks, and read again only after a change", () => {
  const blocks = Array.from({ length: 20 }, (_, index) => [`b${index}/b${index}.tsx`, "export function B() {}"])
  const workspace = createWorkspace({ ...FILES, ...Object.fromEntries(blocks) })
  const reads = vi.spyOn(workspace, "text")
  const readAll = () => workspace.blockFolders().map(({ name }) => workspace.readBlockStyle(name))

  readAll()
  // Once to find out whom it renders for, once for the block that it is.
  const first = reads.mock.calls.filter(([file]) => file === `${SOURCE}/media/cover.tsx`).length
  writeFileSync(join(workspace.root, SOURCE, "media/cover.tsx"), `anatomy("blurb", css)\npart("picture")`)
  workspace.touch(`${SOURCE}/media/cover.tsx`)

  expect(first).toBe(2)
  expect(workspace.readBlockStyle("hero").parts).toEqual(["title", "button", "frame"])
  expect(workspace.readBlockStyle("blurb").parts).toEqual(["text", "picture"])
})
