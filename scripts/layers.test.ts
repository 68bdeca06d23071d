import { globSync, readFileSync, statSync } from "node:fs"
import { expect, test } from "vitest"
import { checkImport, formatLayers, getLayer, LAYERS, listImports } from "./layers.ts"

const SHIPPED = ["schemas", "demo/*/src", "packages/*/src", "packages/{machines,services}/*/src", "sites/*"]
const CHECKS = [".storybook", "bench", "e2e", "scripts"]
const IGNORED = /(^|\/)(node_modules|dist|\.next|fixture|storybook-static)\//
const NOT_SHIPPED = /\.(test|test-d|stories|bench|e2e)\.[jt]sx?$/

function list(folders: readonly string[]): string[] {
  return globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs}`)).filter(
    (file) => !IGNORED.test(file) && !NOT_SHIPPED.test(file) && statSync(file).isFile(),
  )
}

const shipped = list(SHIPPED)
const files = [...shipped, ...list(CHECKS)]

test("the import rules are checked for more than a thousand files", () => {
  expect(shipped.length).toBeGreaterThan(1000)
  expect(files.length).toBeGreaterThan(shipped.length + 50)
})

test("the table of import rules contains every package", () => {
  expect([...new Set(files.map(getLayer))].filter((layer) => !(layer in LAYERS))).toEqual([])
})

test("every import in the repository is allowed by the table of import rules", () => {
  const wrong = files.flatMap((file) =>
    listImports(readFileSync(file, "utf8")).flatMap((specifier) => {
      const reason = checkImport(file, specifier)
      return reason === null ? [] : [`${file} imports ${specifier}: ${reason}`]
    }),
  )

  expect(wrong).toEqual([])
})

test.each([
  ["packages/ui-kit/src/dialog/dialog.tsx", "@forecourt/renderer", "ui-kit must not import renderer"],
  ["packages/blocks/src/stage/stage.tsx", "next/image", "blocks must not know next"],
  ["packages/site-shell/src/page/read-page.ts", "@forecourt/blocks", "site-shell must not import blocks"],
  ["packages/services/forms/src/index.ts", "@forecourt/search-service", "another package of its kind"],
  ["packages/services/forms/src/index.ts", "../../search/src/index.ts", "another package of its kind"],
  ["packages/machines/filters/src/index.ts", "@forecourt/forms-machine", "another package of its kind"],
  ["packages/machines/filters/src/index.ts", "../../forms/src/index.ts", "another package of its kind"],
  ["packages/flow-kit/src/ports.ts", "react", "flow-kit must not know react"],
  ["packages/finance/src/index.ts", "../../../scripts/run.mjs", "scripts is for checks"],
  ["packages/blocks/src/stage/stage.tsx", "../../../renderer/src/layout/layout.ts", "not by a path"],
  ["packages/blocks/src/stage/stage.tsx", "@forecourt/artwork", "blocks must not import demo"],
  ["packages/services/forms/src/index.ts", "@forecourt/staff", "only main.ts knows staff"],
  ["packages/services/tyre-hotel/src/main.ts", "@forecourt/staff", null],
  ["packages/unknown/src/index.ts", "react", "unknown is not in the table"],
  ["packages/flow-kit/src/use-flow.ts", "react", null],
  ["packages/machines/filters/src/index.ts", "./filters.machine.ts", null],
  ["scripts/opening-hours.test.ts", "../packages/blocks/test/render.tsx", null],
])("the import check gives the expected result for the file %s and the import %s", (file, specifier, reason) => {
  if (reason === null) expect(checkImport(file, specifier)).toBeNull()
  else expect(checkImport(file, specifier)).toContain(reason)
})

test("the table of import rules allows a package to import only packages in lower rows", () => {
  const upward = Object.entries(LAYERS).flatMap(([from, { row, mayImport }]) =>
    mayImport.filter((to) => to !== "*" && (LAYERS[to]?.row ?? row) >= row).map((to) => `${from} → ${to}`),
  )

  expect(upward).toEqual([])
})

test("the page docs/map.md contains the table of import rules", () => {
  expect(readFileSync("docs/map.md", "utf8")).toContain(formatLayers())
})

test("no folder has a generic name such as utils or helpers", () => {
  expect(files.filter((file) => /\/(utils?|common|shared|core|lib|helpers?|misc)\//.test(file))).toEqual([])
})

test("in the blocks package, only .client files and generated island files have the 'use client' directive", () => {
  const wrong = shipped.filter(
    (file) =>
      /^packages\/blocks\//.test(file) &&
      /^["']use client["']/.test(readFileSync(file, "utf8")) &&
      !/\.client\.tsx$|\/generated\/island\.tsx$/.test(file),
  )

  expect(wrong).toEqual([])
})

function findSource(specifier: string): string | null {
  const [, name, entry = ""] = /^@forecourt\/([a-z-]+)(\/.+)?$/.exec(specifier) ?? []
  if (name === undefined || LAYERS[name] === undefined) return null
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, "utf8"))
  const source = exports?.[`.${entry}`]?.["forecourt-source"]
  return source === undefined ? null : `packages/${name}/${source}`
}

test("the .texts, .select and .load files import only types from client modules", () => {
  const prepares = shipped.filter((file) => /\.(texts|select|load)\.tsx?$/.test(file))
  const wrong = prepares.flatMap((file) => {
    const values = readFileSync(file, "utf8").replaceAll(/^import type .*$/gm, "")
    return listImports(values).filter((specifier) => {
      const source = findSource(specifier)
      return source !== null && /^["']use client["']/.test(readFileSync(source, "utf8"))
    })
  })

  expect(prepares.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

const STATEMENT = /["'`]\s*(?:select|insert into|update|delete from)\s|\b(?:insertNew|upsert|takeResource)\(/
/** Matches the files of the services that compose queries at run time. These services are exempt from the check. */
const COMPOSES_QUERIES = /^packages\/services\/(content|search)\//

test("SQL statements of a service occur only in its storage and import folders", () => {
  const withStatements = shipped.filter(
    (file) =>
      file.startsWith("packages/services/") &&
      !COMPOSES_QUERIES.test(file) &&
      STATEMENT.test(readFileSync(file, "utf8")),
  )

  expect(withStatements.length).toBeGreaterThan(10)
  expect(withStatements.filter((file) => !/\/src\/(storage|import)\//.test(file))).toEqual([])
})
