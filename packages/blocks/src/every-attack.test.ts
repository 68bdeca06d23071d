import { type RegistryEntry, readFields, renderSingleBlock } from "@forecourt/renderer"
import { createElement } from "react"
import { renderToString } from "react-dom/server"
import { prerender } from "react-dom/static"
import { expect, test } from "vitest"
import { toWire } from "../../../bench/page/to-wire.ts"
import { ATTACKS } from "../test/attacks.ts"
import { dangersIn } from "../test/dangers.ts"
import { REACT_FORM } from "../test/react-form.ts"
import { siteFor } from "../test/render.tsx"
import { examples } from "./generated/examples.ts"
import { registry } from "./generated/registry.ts"

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Fields = { readonly [key: string]: Json }

const live = siteFor({ report: () => {} })
const editing = siteFor({ mode: "editing", report: () => {} })

test("dangersIn finds scripts, event handlers and script URLs anywhere in the HTML", () => {
  expect(dangersIn("<p>a</p><img src=x onerror=alert(1)>")).toEqual(['onerror="alert(1)"'])
  expect(dangersIn("<template><script>1</script></template>")).toEqual(["<script>"])
  expect(dangersIn('<a href="java\nscript:x">a</a><img srcset="/a 1x, data:x 2x">')).toHaveLength(2)
  expect(dangersIn('<svg><a xlink:href="javascript:x"></a></svg>')).toEqual(['xlink:href="javascript:x"'])
  expect(dangersIn('<script type="application/ld+json">{"a":"b"}</script><a href="/javascript:x">a</a>')).toEqual([])
  expect(dangersIn(renderToString(createElement("form", { action: () => {} })))).toEqual([])
  expect(
    dangersIn(`<form action="${REACT_FORM.action};x"></form><script>${REACT_FORM.script};x</script>`),
  ).toHaveLength(2)
  expect(ATTACKS.filter((attack) => dangersIn(attack).length > 0).length).toBeGreaterThan(40)
})

for (const [name, entry] of Object.entries(registry)) {
  test(`${name} renders no injected script from an editor's input, on the live site or in the page editor`, {
    timeout: 180_000,
  }, async () => {
    const shown = readExamples(entry)
    // After the first render all islands are loaded and render synchronously.
    for (const { fields, data } of shown) await prerender(renderSingleBlock(entry, fields, live, { data }))

    for (const { fields, data } of shown) {
      for (const attack of ATTACKS) {
        const attacked = REACHES.map((reach) => readAttacked(entry, fields, { attack, reach })).filter(
          (read) => read !== null,
        )
        expect(attacked).not.toEqual([])
        for (const { asVisitor, asEditor } of attacked) {
          expect(dangersIn(renderToString(renderSingleBlock(entry, asVisitor, live, { data })))).toEqual([])
          expect(dangersIn(renderToString(renderSingleBlock(entry, asEditor, editing, { data })))).toEqual([])
        }
      }
    }
  })
}

interface Shown {
  readonly fields: Fields
  readonly data: unknown
}

/** Returns the first and the longest example of a block. */
function readExamples({ name, parse }: RegistryEntry): readonly Shown[] {
  const shown = examples
    .filter(({ block, kind }) => block === name && kind === "shown")
    .map(({ fields, data }) => ({ fields: parse(fields) as Fields, data }))
  const fullest = shown.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]
  return [...new Set([shown[0], fullest])].filter((example) => example !== undefined)
}

const REACHES = ["texts", "addresses", "choices"] as const

interface Attack {
  readonly attack: string
  readonly reach: (typeof REACHES)[number]
}

function readAttacked({ wire, parse }: RegistryEntry, fields: Fields, plan: Attack) {
  const onWire = toWire(addAttack(fields, plan) as Fields, wire) as Fields
  const asVisitor = parse(readFields(onWire, wire))
  return asVisitor && { asVisitor, asEditor: { ...asVisitor, ...readFields(mark(onWire, plan.attack), wire) } }
}

function addAttack(json: Json, plan: Attack): Json {
  if (Array.isArray(json)) return json.map((part) => addAttack(part, plan))
  if (typeof json === "string") return plan.reach === "choices" ? plan.attack : json
  if (typeof json !== "object" || json === null) return json
  return Object.fromEntries(
    Object.entries(json).map(([key, part]) => [key, key === "value" ? attackValue(part, plan) : addAttack(part, plan)]),
  )
}

const MOMENT = /^\d{4}-\d\d-\d\dT/

function attackValue(value: Json, { attack, reach }: Attack): Json {
  if (typeof value === "string") return reach === "texts" && MOMENT.test(value) ? value : attack
  if (typeof value !== "object" || value === null) return value
  const isSpared = (key: string) => reach === "texts" && (key === "href" || key === "src")
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, typeof part === "string" && !isSpared(key) ? attack : part]),
  )
}

function mark(json: Json, attack: string): Fields {
  return Object.fromEntries(
    Object.entries(json as Fields).map(([key, field]) => [
      key,
      typeof field === "object" && field !== null && "value" in field
        ? {
            ...field,
            metadata: {
              contextItem: { id: attack, language: attack, version: 1 },
              fieldId: attack,
              fieldType: attack,
              rawValue: attack,
            },
          }
        : field,
    ]),
  )
}
