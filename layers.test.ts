import { globSync, readFileSync, statSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { expect, test } from "vitest"

/**
 * Who may import whom. An arrow points to a lower row; packages on one row never touch.
 * `tools` are imported by nobody; what judges schemas knows nothing of ours, and only a tool knows it. What a package "must not know" is named beside it.
 */
interface Package {
  readonly row: 4 | 3 | 2 | 1 | 0 | "tools" | "judge"
  readonly mayImport: readonly string[]
  readonly mustNotKnow?: readonly string[]
}

const ROW_1 = ["contracts", "calendar", "finance", "flow-kit"]
const ROW_2 = ["renderer", "ui-kit", "machines", "api-clients", "redirects"]
/** What stands before a site, and knows nothing of it. */
const FRONT = "front"

const LAYERS: Readonly<Record<string, Package>> = {
  sites: { row: 4, mayImport: ["blocks", "editor", "site-shell", "ui-kit", "redirect tables"] },
  blocks: { row: 3, mayImport: [...ROW_2, ...ROW_1, "search-engine", "schemas"], mustNotKnow: ["next"] },
  editor: { row: 3, mayImport: [...ROW_2, ...ROW_1, "schemas"], mustNotKnow: ["next"] },
  "site-shell": { row: 3, mayImport: [...ROW_2, ...ROW_1, FRONT, "service-kit", "schemas"] },
  themes: { row: 3, mayImport: ["ui-kit"], mustNotKnow: ["next", "react"] },
  front: { row: 2, mayImport: [], mustNotKnow: ["next", "react"] },
  renderer: { row: 2, mayImport: ["schemas"], mustNotKnow: ["next"] },
  "ui-kit": { row: 2, mayImport: ["schemas", "contracts", "calendar"], mustNotKnow: ["next"] },
  machines: { row: 2, mayImport: ["schemas", ...ROW_1], mustNotKnow: ["next", "react"] },
  "api-clients": { row: 2, mayImport: ["schemas", ...ROW_1], mustNotKnow: ["next", "react"] },
  redirects: { row: 2, mayImport: ["schemas"], mustNotKnow: ["next", "react"] },
  "service-kit": { row: 2, mayImport: ["schemas", "contracts"], mustNotKnow: ["next", "react"] },
  services: {
    row: 3,
    mayImport: ["schemas", "renderer", "api-clients", "service-kit", "search-engine", ...ROW_1],
    mustNotKnow: ["next", "react"],
  },
  artwork: { row: 0, mayImport: [] },
  "search-engine": { row: 2, mayImport: ["schemas", "contracts"], mustNotKnow: ["next", "react"] },
  "stock-demo": { row: 2, mayImport: ["artwork", "contracts", "finance"], mustNotKnow: ["next", "react"] },
  contracts: { row: 1, mayImport: ["schemas"], mustNotKnow: ["next", "react"] },
  calendar: { row: 1, mayImport: [], mustNotKnow: ["next", "react"] },
  finance: { row: 1, mayImport: [], mustNotKnow: ["next", "react"] },
  "flow-kit": { row: 1, mayImport: [], mustNotKnow: ["next"] },
  schemas: { row: 0, mayImport: [] },
  "redirect tables": { row: 0, mayImport: [] },
  "schema-compat": { row: "judge", mayImport: [] },
  codegen: { row: "tools", mayImport: ["schemas", "schema-compat", ...ROW_2] },
  platform: {
    row: "tools",
    mayImport: ["schemas", "artwork", "service-kit", "services", "stock-demo", ...ROW_2, ...ROW_1],
  },
}

const SOURCES = ["schemas", "packages/*/src", "packages/{machines,services}/*/src", "sites/*"]
const IGNORED = /(^|\/)(node_modules|dist|\.next)\//
/** Tests and stories of a package may look at what a package below or a tool makes. */
const NOT_SHIPPED = /\.(test|test-d|stories|bench|e2e)\.[jt]sx?$/

const files = globSync(SOURCES.map((folder) => `${folder}/**/*.{ts,tsx,js,mjs}`)).filter(
  (file) => !IGNORED.test(file) && !NOT_SHIPPED.test(file) && statSync(file).isFile(),
)

function packageOf(path: string): string {
  const [top = "", second = ""] = path.split("/")
  if (top === "redirects") return "redirect tables"
  return top === "packages" ? second : top
}

/** Every module a file imports, by any of the forms that name one in a string. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, "utf8")
  return [...code.matchAll(/(?:\bfrom|\bimport\(?|\brequire\()\s*["']([^"']+)["']/g)].map((match) => match[1] ?? "")
}

/** The package a specifier leads to, or `null` when it leads out of the repository. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return packageOf(relative(".", join(dirname(file), specifier)))
  const name = /^@forecourt\/([^/]+)/.exec(specifier)?.[1]
  if (name === undefined) return null
  if (name.endsWith("-machine")) return "machines"
  return name.endsWith("-service") ? "services" : name
}

const arrows = files.flatMap((file) =>
  importsOf(file).map((specifier) => ({ file, specifier, from: packageOf(file), to: targetOf(file, specifier) })),
)

test("there are packages to look at", () => {
  expect(files.length).toBeGreaterThan(50)
  expect(arrows.some(({ from, to }) => from === "blocks" && to === "renderer")).toBe(true)
})

test("every package is one of the table", () => {
  expect([...new Set(files.map(packageOf))].filter((packageName) => !(packageName in LAYERS))).toEqual([])
})

test("an arrow points to a package that the table names", () => {
  const wrong = arrows.filter(({ from, to }) => to !== null && to !== from && !LAYERS[from]?.mayImport.includes(to))

  expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
})

test("the table itself only points downwards", () => {
  const height = (packageName: string) => {
    const row = LAYERS[packageName]?.row
    return row === "tools" ? 5 : row === "judge" ? 1 : (row ?? -1)
  }
  const upward = Object.entries(LAYERS).flatMap(([from, { mayImport }]) =>
    mayImport.filter((to) => height(to) >= height(from)).map((to) => `${from} → ${to}`),
  )

  expect(upward).toEqual([])
})

test("a package does not know what it must not know", () => {
  const wrong = arrows.filter(({ from, specifier }) =>
    LAYERS[from]?.mustNotKnow?.some((name) => specifier === name || specifier.startsWith(`${name}/`)),
  )

  expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
})

test("a package is reached by its name, never by a path into it", () => {
  const wrong = arrows.filter(
    ({ from, to, specifier }) => to !== null && to !== from && to !== "redirect tables" && specifier.startsWith("."),
  )

  expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
})

test("a service knows no other service", () => {
  const wrong = arrows.filter(({ file, from, to, specifier }) => {
    const own = /^packages\/services\/([^/]+)\//.exec(file)?.[1]
    return from === "services" && to === "services" && !isInside(file, specifier, `packages/services/${own}/`)
  })

  expect(wrong.map(({ file, specifier }) => `${file} imports ${specifier}`)).toEqual([])
})

const isInside = (file: string, specifier: string, folder: string) =>
  specifier.startsWith(".") && join(dirname(file), specifier).startsWith(folder)

test("no folder has a name that says nothing", () => {
  const wrong = files.filter((file) => /\/(utils?|common|shared|core|lib|helpers?|misc)\//.test(file))

  expect(wrong).toEqual([])
})

test("only .client files and the kit's own parts ship to the browser", () => {
  const wrong = files.filter(
    (file) =>
      /^packages\/blocks\//.test(file) &&
      /^["']use client["']/.test(readFileSync(file, "utf8")) &&
      !/\.client\.tsx$|\/generated\/island\.tsx$/.test(file),
  )

  expect(wrong).toEqual([])
})
