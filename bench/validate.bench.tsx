import { globSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { registry } from "@forecourt/blocks/registry"
import { readFields } from "@forecourt/renderer"
import { _ } from "ajv"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import standaloneCode from "ajv/dist/standalone/index.js"
import { renderToString } from "react-dom/server"
import { blurbSchema } from "../packages/blocks/src/generated/blurb.zod.js"
import { carModelCardSchema } from "../packages/blocks/src/generated/car-model-card.zod.js"
import { isUriReference } from "../packages/blocks/src/generated/checks.js"
import { footerSchema } from "../packages/blocks/src/generated/footer.zod.js"
import { heroBannerSchema } from "../packages/blocks/src/generated/hero-banner.zod.js"
import { navigationSchema } from "../packages/blocks/src/generated/navigation.zod.js"
import { goal } from "./goal.ts"
import { HandPage } from "./hand/page.tsx"
import { compare, printStandings } from "./interleave.ts"
import { handPageProps } from "./page/hand-page-props.ts"
import { layoutJson } from "./page/layout-json.ts"
import { allBlocks, pageBlocks } from "./page/page-blocks.ts"
import { toWire } from "./page/to-wire.ts"

// Compares validation of the 30 blocks of a page with rendering them by hand.

const BLOCKS = ["Blurb", "CarModelCard", "Footer", "HeroBanner", "Navigation"]

interface ZodSchema {
  readonly safeParse: (fields: unknown) => { readonly success: boolean }
}

const zodSchemas: Readonly<Record<string, ZodSchema>> = {
  Blurb: blurbSchema,
  CarModelCard: carModelCardSchema,
  Footer: footerSchema,
  HeroBanner: heroBannerSchema,
  Navigation: navigationSchema,
}

const compiling = performance.now()
const ajvValidators = compileAll()
const compiled = performance.now() - compiling
const standaloneValidators = loadStandalone()

type Accepts = (block: string, fields: unknown) => boolean
const validators: Readonly<Record<string, Accepts>> = {
  "our parsers": (block, fields) => registry[block]?.parse(fields) !== null,
  zod: (block, fields) => zodSchemas[block]?.safeParse(fields).success === true,
  ajv: (block, fields) => ajvValidators.get(block)?.(fields) === true,
  "ajv, standalone": (block, fields) => standaloneValidators.get(block)?.(fields) === true,
}

assertSameVerdicts()

const blocks = pageBlocks(30)
const page = allBlocks(blocks).map(({ name, entry, fields }) => {
  const wire = toWire(fields, entry.wire)
  return { name, entry, wire, fields: readFields(wire, entry.wire) }
})
const hand = handPageProps(blocks)
const json = JSON.stringify(layoutJson(blocks))

const first = Object.entries(validators).map(([name, accepts]) => `${name} ${once(accepts).toFixed(1)} ms`)
console.log(`\nFirst page: ${first.join(", ")}; before it ajv compiled its schemas in ${compiled.toFixed(0)} ms`)

const standings = compare([
  { name: "rendering the page by hand", run: () => renderToString(<HandPage {...hand} />) },
  ...Object.entries(validators).map(([name, accepts]) => ({ name, run: () => checkPage(accepts) })),
  {
    name: "reading and checking, one pass",
    run: () => {
      for (const { wire, entry } of page) entry.read?.(wire)
    },
  },
  {
    name: "reading by table",
    run: () => {
      for (const { wire, entry } of page) readFields(wire, entry.wire)
    },
  },
  { name: "JSON.parse of the layout", run: () => JSON.parse(json) },
])
printStandings("30 blocks, times rendering them by hand", standings)

console.log("\nGoals")
const percent = (wanted: string) => (standings.find(({ name }) => name === wanted)?.ratio ?? Number.NaN) * 100
goal("our parsers, in percent of rendering by hand", percent("our parsers"), 1.8, " %")
goal(
  "reading and checking in one pass, in percent of rendering by hand",
  percent("reading and checking, one pass"),
  5,
  " %",
)
goal(
  "our parsers against ajv's standalone code, in percent of rendering by hand",
  percent("our parsers"),
  percent("ajv, standalone"),
  " %",
)
goal(
  "five times our parsers against zod, in percent of rendering by hand",
  5 * percent("our parsers"),
  percent("zod"),
  " %",
)

function checkPage(accepts: Accepts): void {
  for (const { name, fields } of page) {
    if (!accepts(name, fields)) throw new Error(`validate: an example of ${name} was refused. Run \`npm test\`.`)
  }
}

function once(accepts: Accepts): number {
  const start = performance.now()
  checkPage(accepts)
  return performance.now() - start
}

function compileAll(): Map<string, ValidateFunction> {
  const ajv = newAjv()
  return new Map(BLOCKS.map((name) => [name, ajv.getSchema(getSchema(name)) as ValidateFunction]))
}

function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateFormats: true, code: { source: true, formats: _`formats` } })
  ajv.addFormat("uri-reference", isUriReference)
  ajv.addFormat("date-time", true)
  for (const file of globSync("schemas/{fields,blocks/*}/*.schema.json")) ajv.addSchema(readJson(file) as object)
  return ajv
}

function loadStandalone(): Map<string, (fields: unknown) => boolean> {
  const code = standaloneCode.default(newAjv(), Object.fromEntries(BLOCKS.map((name) => [name, getSchema(name)])))
  const exports: Record<string, (fields: unknown) => boolean> = {}
  const formats = { "uri-reference": isUriReference }
  new Function("exports", "require", "formats", code)(exports, createRequire(import.meta.url), formats)
  return new Map(Object.entries(exports))
}

function getSchema(block: string): string {
  const name = registry[block]?.name ?? ""
  return `blocks/${name}/${name}.schema.json`
}

function assertSameVerdicts(): void {
  let compared = 0
  for (const block of BLOCKS) {
    const folder = `schemas/blocks/${registry[block]?.name}/examples`
    for (const file of globSync("**/*.json", { cwd: folder })) {
      const example = readJson(join(folder, file)) as { readonly fields?: unknown }
      const fields = file.startsWith("invalid/") ? example.fields : example
      const verdicts = Object.entries(validators).map(([name, accepts]) => `${name}: ${accepts(block, fields)}`)
      if (new Set(verdicts.map((verdict) => verdict.split(": ")[1])).size > 1)
        throw new Error(`validate: ${block} ${file} gets different verdicts. ${verdicts.join(", ")}.`)
      compared += 1
    }
  }
  console.log(`\nThe same verdicts on ${compared} examples`)
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"))
}
