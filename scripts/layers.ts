import { dirname, join, relative } from "node:path"

export interface Layer {
  /** The row of the layer in the diagram. A layer may import only layers in rows with lower numbers. */
  readonly row: number
  readonly description: string
  readonly mayImport: readonly string[]
  readonly mustNotKnow?: readonly string[]
  /**
   * True for a layer of tests, benchmarks and other code that only checks the product. It may import files of other
   * packages by path. Published code must not import from it.
   */
  readonly isCheck?: true
}

const ROW_1 = ["contracts", "calendar", "finance", "flow-kit"]
const ROW_2 = ["renderer", "ui-kit", "machines", "api-clients", "redirects"]

/** The layers of the repository, from which the table in `docs/map.md` is generated. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  ".storybook": { row: 6, description: "Storybook and its checks of every story", mayImport: ["*"], isCheck: true },
  bench: { row: 6, description: "benchmarks", mayImport: ["*"], isCheck: true },
  e2e: { row: 6, description: "journeys through the sites in a browser", mayImport: ["*"], isCheck: true },
  scripts: { row: 6, description: "commands, suites and checks of the repository", mayImport: ["*"], isCheck: true },
  codegen: {
    row: 5,
    description: "writes code, forms and documentation from schemas and contracts",
    mayImport: ["schemas", "schema-compat", ...ROW_2],
  },
  platform: {
    row: 5,
    description: "runs all services in one process",
    mayImport: ["schemas", "demo", "service-kit", "services", "staff", ...ROW_2, ...ROW_1],
  },
  sites: {
    row: 4,
    description: "the sites: configuration and content",
    mayImport: ["blocks", "editor", "site-shell", "ui-kit", "redirect tables"],
  },
  blocks: {
    row: 3,
    description: "every block with its component, rules and stories",
    mayImport: [...ROW_2, ...ROW_1, "search-engine", "schemas"],
    mustNotKnow: ["next"],
  },
  editor: {
    row: 3,
    description: "edits pages in place, with a form for each block",
    mayImport: [...ROW_2, ...ROW_1, "schemas"],
    mustNotKnow: ["next"],
  },
  "site-shell": {
    row: 3,
    description: "what makes a site of blocks: routes, head, caches, services. It knows no particular block",
    mayImport: [...ROW_2, ...ROW_1, "front", "service-kit", "schemas"],
  },
  staff: {
    row: 3,
    description: "the pages of staff, rendered from the desks of services. It knows no particular service",
    mayImport: ["service-kit", "ui-kit", "front", "calendar"],
    mustNotKnow: ["next"],
  },
  themes: {
    row: 3,
    description:
      "tokens and [typefaces](adr/0071-font-subsetting-by-used-weights-and-features.md) of brand groups; private",
    mayImport: ["ui-kit"],
    mustNotKnow: ["next", "react"],
  },
  services: {
    row: 4,
    description: "one package for each service; no service knows another. Only their `main.ts` knows `staff`",
    mayImport: ["schemas", "renderer", "machines", "api-clients", "service-kit", "search-engine", "staff", ...ROW_1],
    mustNotKnow: ["next", "react"],
  },
  renderer: {
    row: 2,
    description: "reads, validates and renders layouts",
    mayImport: ["schemas"],
    mustNotKnow: ["next"],
  },
  "ui-kit": {
    row: 2,
    description: "headless components, tokens and styles",
    mayImport: ["schemas", "contracts", "calendar"],
    mustNotKnow: ["next"],
  },
  machines: {
    row: 2,
    description: "one package for each flow; no machine knows another",
    mayImport: ["schemas", ...ROW_1],
    mustNotKnow: ["next", "react"],
  },
  "api-clients": {
    row: 2,
    description: "typed clients of the services",
    mayImport: ["schemas", ...ROW_1],
    mustNotKnow: ["next", "react"],
  },
  redirects: { row: 2, description: "redirect engine", mayImport: ["schemas"], mustNotKnow: ["next", "react"] },
  front: {
    row: 2,
    description: "the server before a site's Next",
    mayImport: [],
    mustNotKnow: ["next", "react"],
  },
  "service-kit": {
    row: 2,
    description:
      "routes, storage, migrations, limits, idempotency, logins, messages, visits, imports and settings of any service",
    mayImport: ["schemas", "contracts", "calendar"],
    mustNotKnow: ["next", "react"],
  },
  "search-engine": {
    row: 2,
    description: "faceted search in memory, and the words of a car market",
    mayImport: ["schemas", "contracts"],
    mustNotKnow: ["next", "react"],
  },
  demo: {
    row: 2,
    description: "`demo/`: invented cars, dealerships and pictures, for development; private",
    mayImport: ["contracts", "finance"],
    mustNotKnow: ["next", "react"],
  },
  contracts: {
    row: 1,
    description: "types, validators and rules of the services' contracts",
    mayImport: ["schemas"],
    mustNotKnow: ["next", "react"],
  },
  calendar: {
    row: 1,
    description: "days, opening hours and public holidays",
    mayImport: [],
    mustNotKnow: ["next", "react"],
  },
  finance: { row: 1, description: "credit and leasing calculations", mayImport: [], mustNotKnow: ["next", "react"] },
  "flow-kit": {
    row: 1,
    description: "what machines share; only `use-flow` knows React",
    mayImport: [],
    mustNotKnow: ["next", "react"],
  },
  "schema-compat": {
    row: 1,
    description: "compares versions of any JSON Schema; knows nothing of ours",
    mayImport: [],
  },
  schemas: { row: 0, description: "JSON Schemas: data", mayImport: [] },
  "redirect tables": { row: 0, description: "`redirects/`: data", mayImport: [] },
}

const DEMO_PACKAGES = new Set(["artwork", "stock-demo"])

const REACT_OF_FLOW_KIT = /^packages\/flow-kit\/src\/use-flow\.ts$/

export function getLayer(file: string): string {
  const [top = "", second = ""] = file.split("/")
  if (top === "redirects") return "redirect tables"
  return top === "packages" ? second : top
}

export function listImports(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport\(?|\brequire\()\s*["']([^"']+)["']/g)].map((match) => match[1] ?? "")
}

/** Returns the reason why an import is not allowed, or `null` if it is allowed. */
export function checkImport(file: string, specifier: string): string | null {
  const from = getLayer(file)
  const layer = LAYERS[from]
  if (layer === undefined) return `${from} is not in the table`
  const isPath = specifier.startsWith(".")
  const target = isPath ? relative(".", join(dirname(file), specifier)) : null
  const to = target === null ? getLayerOfName(specifier) : getLayer(target)
  if (to === null) {
    const unknown = layer.mustNotKnow?.find((name) => specifier === name || specifier.startsWith(`${name}/`))
    return unknown === undefined || REACT_OF_FLOW_KIT.test(file) ? null : `${from} must not know ${unknown}`
  }
  if (to === from) return checkImportWithin(file, specifier, target)
  if (LAYERS[to] === undefined) return null
  if (LAYERS[to].isCheck) return layer.isCheck ? null : `${to} is for checks`
  if (!layer.isCheck && !layer.mayImport.includes(to)) return `${from} must not import ${to}`
  if (to === "staff" && from === "services" && !/\/src\/main\.ts$/.test(file)) return "only main.ts knows staff"
  if (isPath && !layer.isCheck && to !== "redirect tables") return "a package is imported by its name, not by a path"
  return null
}

function checkImportWithin(file: string, specifier: string, target: string | null): string | null {
  const folder = /^packages\/(?:machines|services)\/[^/]+\//.exec(file)?.[0]
  if (folder === undefined) return null
  const isOwn = target === null ? specifier.startsWith(getPackageName(folder)) : target.startsWith(folder)
  return isOwn ? null : `${folder} must not import another package of its kind`
}

function getPackageName(folder: string): string {
  const [, kind = "", name = ""] = folder.split("/")
  return `@forecourt/${name}-${kind.slice(0, -1)}`
}

function getLayerOfName(specifier: string): string | null {
  const name = /^@forecourt\/([^/]+)/.exec(specifier)?.[1]
  if (name === undefined) return null
  if (DEMO_PACKAGES.has(name)) return "demo"
  if (name.endsWith("-machine")) return "machines"
  return name.endsWith("-service") ? "services" : name
}

export function formatLayers(): string {
  const rows = Object.entries(LAYERS).map(([name, { row, description, mayImport, mustNotKnow = [] }]) => {
    const imports = mayImport.includes("*") ? "everything" : mayImport.map((item) => `\`${item}\``).join(", ")
    return `| ${row} | \`${name}\` | ${description} | ${imports || "nothing"} | ${mustNotKnow.join(", ") || "–"} |`
  })
  return ["| Row | Package | Purpose | May import | Must not know |", "|---|---|---|---|---|", ...rows].join("\n")
}
