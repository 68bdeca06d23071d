import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, join, sep } from "node:path"
import type { Issue } from "@forecourt/renderer"
import {
  findRawColors,
  findUnknownBreakpoints,
  findUnknownTokens,
  findUnownedSelectors,
} from "@forecourt/ui-kit/css-rules"
import axe from "axe-core"
import { HtmlValidate } from "html-validate"
import { expect, test } from "vitest"
import { REACT_FORM } from "../test/react-form.ts"
import { renderDocument, renderHtml, siteFor } from "../test/render.tsx"
import { registry } from "./generated/registry.ts"

const SCHEMAS = join(import.meta.dirname, "../../../schemas/blocks")
/** The maximum size of a component's style sheet. A component with a larger style sheet should be split. */
const MAX_CSS_BYTES = 4096

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Fields = { readonly [key: string]: Json }

interface Example {
  readonly name: string
  readonly fields: Fields
  readonly data?: unknown
  /** The issues that an invalid example must cause. The messages are those that a Swedish editor sees. */
  readonly expect?: readonly Pick<Issue, "pointer" | "keyword" | "severity" | "message">[]
}

const blocks = globSync("*/*.schema.json", { cwd: SCHEMAS })
  .sort()
  .map((path) => {
    const [folder = ""] = path.split(sep)
    const schema = readJson(join(SCHEMAS, path)) as { title: string; "x-cms-name"?: string; required?: string[] }
    return { folder, cmsName: schema["x-cms-name"] ?? schema.title, required: schema.required ?? [] }
  })

for (const { folder, cmsName, required } of blocks) {
  const entry = registry[cmsName]

  test(`the block in ${folder} is registered under the name of the folder`, () => {
    expect(entry?.name).toBe(folder)
  })
  if (entry === undefined) continue

  for (const { name, fields, expect: expected = [] } of readExamples(folder, "examples/invalid/*.json")) {
    test(`${name} with invalid fields is rejected with the expected validation errors`, async () => {
      const explain = await entry.explain()

      expect(entry.parse(fields)).toBeNull()
      expect(expected).not.toEqual([])
      expect(explain(fields, { language: "sv" })).toMatchObject(expected)
    })
  }

  for (const { name, fields, data } of readExamples(folder, "examples/{*,edge/*}.json")) {
    test(`${name} conforms to its schema`, async () => {
      const explain = await entry.explain()

      expect(entry.parse(fields)).not.toBeNull()
      // Issues with the prefix "x-" do not invalidate a block: its editor sees them, and visitors see the block.
      expect(explain(fields).filter(({ keyword }) => !keyword.startsWith("x-"))).toEqual([])
    })

    test(`${name} renders no disabled control before JavaScript runs`, async () => {
      const page = await renderDocument(cmsName, fields, undefined, data)
      const shut = [...page.querySelectorAll("button, input, select, textarea, fieldset")].filter((control) =>
        control.matches(":disabled, [aria-disabled=true]"),
      )

      expect(shut.filter((control) => !isShutByData(control)).map(({ outerHTML }) => outerHTML)).toEqual([])
    })

    test(`${name} renders valid HTML`, async () => {
      const html = await renderHtml(cmsName, fields, undefined, data)

      expect(await findProblems(html)).toEqual([])
    })

    test(`${name} has no accessibility violations`, async () => {
      const page = await renderDocument(cmsName, fields, undefined, data)

      expect(await violationsIn(page)).toEqual([])
    })

    test(`${name} renders the same text in the page editor as for visitors`, async () => {
      const live = await renderDocument(cmsName, fields, undefined, data)
      const edited = await renderDocument(cmsName, markFields(fields), siteFor({ mode: "editing" }), data)

      // In addition to its markers an editor sees elements that are marked as such: hints, and content that visitors
      // do not see yet.
      for (const extra of edited.querySelectorAll("code[chrometype], [data-editing]")) extra.remove()
      expect(edited.textContent).toBe(live.textContent)
    })

    test(`${name} renders when any optional field is missing`, async () => {
      const optional = Object.keys(fields).filter((field) => !required.includes(field))
      const left = new Set<string>()
      for (const fewer of removeEachPart(fields)) {
        if (entry.parse(fewer) === null) continue
        for (const field of optional) if (!(field in fewer)) left.add(field)
        await renderHtml(cmsName, fewer, undefined, data)
        await renderHtml(cmsName, markFields(fewer), siteFor({ mode: "editing" }), data)
      }

      expect([...left].sort()).toEqual(optional.sort())
    })
  }
}

for (const path of globSync("**/*.module.css", { cwd: import.meta.dirname }).sort()) {
  const css = readFileSync(join(import.meta.dirname, path), "utf8")

  test(`${path} uses design tokens for colours, sizes and durations, and only the breakpoints in the specification`, () => {
    expect(findUnknownTokens(css)).toEqual([])
    expect(findRawColors(css)).toEqual([])
    expect(findUnknownBreakpoints(css)).toEqual([])
  })

  test(`every selector in ${path} contains a class of the CSS module`, () => {
    expect(findUnownedSelectors(css)).toEqual([])
  })

  test(`${path} is within the size limit and uses one cascade layer`, () => {
    const small = css
      .replaceAll(/\/\*[\s\S]*?\*\//g, "")
      .replaceAll(/\s+/g, " ")
      .replaceAll(/ ?([{}:;,>]) ?/g, "$1")

    expect(small.trim()).toMatch(/^@layer fc\.blocks\{.*\}$/)
    expect(Buffer.byteLength(small)).toBeLessThanOrEqual(MAX_CSS_BYTES)
  })
}

function readExamples(folder: string, pattern: string): Example[] {
  return globSync(pattern, { cwd: join(SCHEMAS, folder) })
    .sort()
    .map((path) => {
      const json = readJson(join(SCHEMAS, folder, path))
      const name = `${folder} ${basename(path, ".json")}`
      if (path.includes("invalid")) return { name, ...(json as Omit<Example, "name">) }
      const loaded = join(SCHEMAS, folder, path.replace("examples", "data"))
      return { name, fields: json as Fields, ...(existsSync(loaded) && { data: readJson(loaded) }) }
    })
}

function isShutByData(control: Element): boolean {
  // A row knows only after measuring whether it overflows; until then its buttons are hidden. A number at its minimum
  // cannot be decreased.
  return control.matches(
    '[data-part="previous"][aria-disabled="true"]:not([disabled]), [data-scope="scroller"][hidden], [data-scope="number-field"][data-part="decrease"]',
  )
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"))
}

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // React's HTML.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // Radio buttons and checkboxes of one group share a name.
    "form-dup-name": ["error", { shared: ["radio", "button", "reset", "submit", "checkbox"] }],
    "no-trailing-whitespace": "off",
    // Safari removes the list role from a list without markers; the kit restores it.
    "no-redundant-role": "off",
    "valid-id": ["error", { relaxed: true }],
    "void-style": "off",
    // HTML written by editors.
    "long-title": "off",
    "no-raw-characters": "off",
    "tel-non-breaking": "off",
    "wcag/h30": "off",
  },
})

async function findProblems(html: string): Promise<string[]> {
  // React writes an invalid address for a function as action.
  const { results } = await validator.validateString(html.replaceAll(REACT_FORM.attribute, ""))
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

/**
 * Returns the accessibility violations of a page. Rules that need a painted page are disabled, since the tests of the
 * stories check them in a browser.
 */
async function violationsIn(page: HTMLElement): Promise<string[]> {
  document.body.replaceChildren(page)
  const { violations } = await axe.run(page, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
}

function markFields(json: Fields): Fields
function markFields(json: Json): Json
function markFields(json: Json): Json {
  if (Array.isArray(json)) return json.map(markFields)
  if (json === null || typeof json !== "object") return json
  const fields = json as Fields
  if (isField(fields)) return isFilled(fields.value) ? { ...fields, metadata: METADATA } : json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, markFields(value)]))
}

const METADATA: Json = {
  contextItem: { id: "11111111-1111-1111-1111-111111111111", language: "sv", version: 1 },
  fieldId: "22222222-2222-2222-2222-222222222222",
  fieldType: "single-line",
}

function isField(json: Fields): json is Fields & { readonly value: Json } {
  return "value" in json && Object.keys(json).every((key) => ["value", "editable", "metadata"].includes(key))
}

function isFilled(value: Json): boolean {
  return typeof value === "object" ? value !== null && Object.values(value).some((part) => part !== "") : value !== ""
}

/**
 * Yields copies of the fields. In each copy, one property or list entry at any level is missing. In a list, only the
 * first entry is removed or varied.
 */
function* removeEachPart(json: Json): Generator<Fields> {
  if (Array.isArray(json)) {
    const [first, ...rest] = json
    if (first !== undefined) yield* [rest as unknown as Fields]
    if (first !== undefined) for (const fewer of removeEachPart(first)) yield [fewer, ...rest] as unknown as Fields
    return
  }
  if (json === null || typeof json !== "object") return
  for (const [name, value] of Object.entries(json)) {
    const { [name]: _, ...others } = json as Fields
    yield others
    for (const fewer of removeEachPart(value)) yield { ...others, [name]: fewer }
  }
}
