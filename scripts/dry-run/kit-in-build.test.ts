import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { kitFoldersIn, listUnmarkedFiles, strangers } from "./kit-in-build.ts"

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-build-"))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

test("a UI kit component that is in the build but not imported by the app is reported", () => {
  const build = folderWith({
    "a.js.map": JSON.stringify({ sources: ["../@forecourt/ui-kit/src/dialog/dialog.tsx", "app/page.tsx"] }),
    "b.js.map": JSON.stringify({ sections: [{ map: { sources: ["x/ui-kit/src/clamp/clamp.tsx"] } }] }),
    "c.css.map": JSON.stringify({ sources: ["ui-kit/dist/dialog/dialog.module.css", "ui-kit/dist/part/x.css"] }),
  })

  expect(strangers(kitFoldersIn(build, "js"), ["dialog"])).toEqual(["clamp"])
  expect(strangers(kitFoldersIn(build, "css"), ["dialog"])).toEqual([])
})

test("a built file without the 'use client' directive of its source file is reported", () => {
  const kit = folderWith({
    "src/dialog/dialog.tsx": '"use client"\n',
    "src/clamp/clamp.tsx": '"use client"\n',
    "src/icons/icons.tsx": "",
    "dist/dialog/dialog.js": '"use client";\n',
    "dist/clamp/clamp.js": "",
    "dist/icons/icons.js": "",
  })

  expect(listUnmarkedFiles(kit)).toEqual(["dist/clamp/clamp.js"])
})
