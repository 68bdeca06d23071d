import { join } from "node:path"
import fc from "fast-check"
import { expect, test } from "vitest"
import { readSampled } from "../../../scripts/vitest/sampled.ts"
import { createDamaged, exampleFields } from "../test/damaged.ts"
import { compile, compileFile } from "./compile.ts"
import { emit } from "./emit-schemas.ts"
import { catalogue } from "./runtime/catalogue.js"
import { fixesFor } from "./runtime/fixes.js"
import { canSaveDraft, describe } from "./runtime/messages.js"
import type { JsonObject } from "./schema/json.ts"
import { readSchemas } from "./schema/read-schemas.ts"

const { schemas } = readSchemas(join(import.meta.dirname, "../../.."), "schemas")

const LABEL = {
  label: { sv: "Rubrik", nb: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
  definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
}
const FACTS = {
  type: "array",
  "x-editor": { label: { sv: "Fakta", nb: "Fakta", en: "Facts", fi: "Tiedot", sk: "Údaje" } },
  items: {
    type: "object",
    "x-editor": { label: { sv: "Fakta", nb: "Fakta", en: "Fact", fi: "Tieto", sk: "Údaj" } },
    properties: {
      label: {
        type: "string",
        "x-editor": {
          label: { sv: "Etikett", nb: "Etikett", en: "Label", fi: "Selite", sk: "Popis" },
          definiteLabel: { sv: "Etiketten", nb: "Etiketten" },
        },
      },
    },
    required: ["label"],
    additionalProperties: false,
  },
}

const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  additionalProperties: false,
  ...more,
})

function listMessages(schema: JsonObject, value: unknown, language: string): string[] {
  return compile(schema, { target: "zod" })
    .issues(value, { language })
    .map(({ message }) => message)
}

const createTitled = (tests: JsonObject) => object({ title: { type: "string", "x-editor": LABEL, ...tests } })

test.each([
  ["sv", "Rubriken får vara högst 60 tecken (61)"],
  ["nb", "Overskriften kan ha høyst 60 tegn (61)"],
  ["en", "“Title” can have at most 60 characters (61)"],
  ["fi", "Kentässä ”Otsikko” saa olla enintään 60 merkkiä (61)"],
  ["sk", "Pole „Nadpis“ môže mať najviac 60 znakov (61)"],
])(
  "the message for a text that is too long contains the label, the limit and the actual length in %s",
  (language, sentence) => {
    expect(listMessages(createTitled({ maxLength: 60 }), { title: "å".repeat(61) }, language)).toEqual([sentence])
  },
)

test.each([
  ["sv", "Fakta 2: Etiketten saknas"],
  ["nb", "Fakta 2: Etiketten mangler"],
  ["en", "Fact 2: “Label” is missing"],
  ["fi", "Tieto 2: Kenttä ”Selite” puuttuu"],
  ["sk", "Údaj 2: Pole „Popis“ chýba"],
])("the message for a list entry names the entry's position in %s", (language, sentence) => {
  expect(listMessages(object({ facts: FACTS }), { facts: [{ label: "a" }, {}] }, language)).toEqual([sentence])
})

test.each([
  ["sk", 1, "najviac 1 znak ("],
  ["sk", 2, "najviac 2 znaky ("],
  ["sk", 5, "najviac 5 znakov ("],
  ["fi", 1, "enintään 1 merkki ("],
  ["fi", 2, "enintään 2 merkkiä ("],
  ["en", 1, "at most 1 character ("],
  ["sv", 1000, "högst 1\u00a0000 tecken ("],
])("in %s, the nouns in a message have the correct plural form for the number %i", (language, maxLength, words) => {
  expect(listMessages(createTitled({ maxLength }), { title: "a".repeat(maxLength + 1) }, language)[0]).toContain(words)
})

test("an emoji counts as one character", () => {
  expect(listMessages(createTitled({ maxLength: 2 }), { title: "😀😀😀" }, "en")).toEqual([
    "“Title” can have at most 2 characters (3)",
  ])
})

test("a message quotes a label without a definite form, and uses the property name of a field without a label", () => {
  const schema = object({
    dark: { type: "boolean", "x-editor": { label: { sv: "Mörkt tema" } } },
    size: { type: "integer" },
  })

  expect(listMessages(schema, { dark: 1, size: 0.5 }, "sv")).toEqual([
    "Fältet ”Mörkt tema” måste vara ja eller nej",
    "Fältet ”size” måste vara ett heltal",
  ])
})

test("messages defined in a schema override the default messages for the keyword and the language", () => {
  const schema = createTitled({
    maxLength: 3,
    pattern: "^a",
    "x-message": { maxLength: { sv: "Högst {limit}, inte {actual}" } },
  })

  expect(listMessages(schema, { title: "bbbb" }, "sv")).toEqual(["Högst 3, inte 4", "Rubriken har fel format"])
  expect(listMessages(schema, { title: "aaaa" }, "en")).toEqual(["“Title” can have at most 3 characters (4)"])
})

test("messages and severities next to a reference apply to the values inside the referenced schema", () => {
  const TEXT = object({ value: { type: "string" } }, { required: ["value"] })
  const schema = object({
    title: {
      $ref: "text.json",
      properties: { value: { maxLength: 1 } },
      "x-editor": LABEL,
      "x-message": { maxLength: { en: "Too long" } },
      "x-severity": { maxLength: "draft" },
    },
  })
  const { issues } = compile(schema, { target: "zod", schemas: { "text.json": TEXT } })

  expect(issues({ title: { value: "ab" } })).toMatchObject([{ message: "Too long", severity: "draft" }])
  expect(issues({ title: {} }, { language: "sv" })).toMatchObject([{ message: "Rubriken saknas" }])
})

test("a message joins the labels of the allowed values with the conjunction of the language", () => {
  const schema = object({
    look: {
      type: "string",
      enum: ["Top", "Bottom"],
      "x-editor": { label: { sv: "Plats" }, definiteLabel: { sv: "Platsen" } },
      "x-enumLabels": { Top: { sv: "överst" }, Bottom: { sv: "nederst" } },
    },
  })

  expect(listMessages(schema, { look: "Middle" }, "sv")).toEqual(["Platsen måste vara överst eller nederst (Middle)"])
})

test("a message does not list the allowed values when there are too many", () => {
  const schema = createTitled({ enum: [..."abcdefghi"] })

  expect(listMessages(schema, { title: "x" }, "sv")).toEqual(["Rubriken har ett värde som inte går att välja (x)"])
})

test("the message for a field in a union uses the label from the matching branch", () => {
  const branch = (kind: string, label: string) =>
    object(
      { kind: { const: kind }, src: { type: "string", "x-editor": { label: { en: label } } } },
      { required: ["kind", "src"] },
    )
  const schema = object({
    media: {
      oneOf: [branch("image", "Picture"), branch("film", "Film")],
      discriminator: { propertyName: "kind" },
    },
  })

  expect(listMessages(schema, { media: { kind: "film" } }, "en")).toEqual(["media: “Film” is missing"])
})

test("const, dependentRequired and unevaluatedProperties use the messages for a wrong value, a missing field and an unknown field", () => {
  const schema: JsonObject = {
    type: "object",
    properties: { a: { const: "b" }, c: { type: "string" } },
    dependentRequired: { a: ["c"] },
    unevaluatedProperties: false,
  }

  expect(listMessages(schema, { a: "x", d: 1 }, "sv").sort()).toEqual([
    "Fältet ”a” måste vara b (x)",
    "Fältet ”c” saknas",
    "Fältet ”d” hör inte hit",
  ])
})

test.each([
  [1, "Innehållet måste vara en"],
  [["a", 1], "Post 2 måste vara text"],
])("the message for the unlabelled value %j uses a generic name", (value, sentence) => {
  const schema: JsonObject = Array.isArray(value)
    ? { type: "array", items: { type: "string" } }
    : { type: "string", "x-message": { type: { sv: "{field} måste vara en" } } }

  expect(listMessages(schema, value, "sv")).toEqual([sentence])
})

test("a keyword that has no specific message has a general message", () => {
  const faults = [{ pointer: "/title", keyword: "contains" }]

  expect(describe(faults, { title: [] }, { properties: { title: LABEL } }, { language: "sv-FI" })).toMatchObject([
    { message: "Rubriken har ett värde som inte är tillåtet", severity: "publish" },
  ])
})

test.each([
  ["nb-NO", "Overskriften har feil format"],
  ["no", "Overskriften har feil format"],
  ["de-AT", "“Title” has the wrong format"],
])("messages for the unavailable language %s fall back to an available language", (language, sentence) => {
  expect(listMessages(createTitled({ pattern: "^a" }), { title: "b" }, language)).toEqual([sentence])
})

test("every language has the same set of messages", () => {
  const { sv, ...others } = catalogue
  const placeholders = (template: string | undefined) =>
    [...(template ?? "").matchAll(/\{(\w+)[^}]*\}/g)].map(([, name]) => (name === "label" ? "field" : name)).sort()

  for (const words of Object.values(others)) {
    for (const list of ["sentences", "fixes"] as const) {
      expect(Object.keys(words[list])).toEqual(Object.keys(sv[list]))
      for (const [keyword, template] of Object.entries(words[list]))
        expect([keyword, placeholders(template)]).toEqual([keyword, placeholders(sv[list][keyword])])
    }
    const plurals = new Intl.PluralRules(words.locale).resolvedOptions().pluralCategories.toSorted()
    for (const unit of Object.values(words.units)) expect(Object.keys(unit).toSorted()).toEqual(plurals)
  }
})

test.each([...schemas.files.keys()].filter((path) => path.startsWith("blocks/")))(
  "every error in %s has a complete message in every language",
  (path) => {
    const { issues } = compileFile(schemas, path, "zod")
    let said = 0

    fc.assert(
      fc.property(createDamaged(exampleFields(path.split("/")[1] ?? "")), (value) => {
        for (const language of Object.keys(catalogue))
          for (const { message } of issues(value, { language })) {
            said += 1
            expect(message).toMatch(/^\p{L}|^“\p{L}/u)
            expect(message).not.toMatch(/[{}]|undefined|null|NaN|\[object| {2}/)
          }
      }),
      { numRuns: readSampled(200), seed: 3 },
    )

    expect(said).toBeGreaterThan(readSampled(500))
  },
)

test("a value of the wrong type blocks saving a draft, but a wrong length or a missing value blocks only publishing", () => {
  const { issues } = compile(object({ title: { type: "string", maxLength: 1 } }, { required: ["title"] }), {
    target: "zod",
  })

  expect(canSaveDraft(issues({}))).toBe(true)
  expect(canSaveDraft(issues({ title: "ab" }))).toBe(true)
  expect(canSaveDraft(issues({ title: 1 }))).toBe(false)
  expect(canSaveDraft(issues({ title: "a", other: 1 }))).toBe(false)
})

test("a schema can change the severity of a keyword", () => {
  const { issues } = compile(createTitled({ maxLength: 1, "x-severity": { maxLength: "draft", type: "publish" } }), {
    target: "zod",
  })

  expect(canSaveDraft(issues({ title: "ab" }))).toBe(false)
  expect(canSaveDraft(issues({ title: 1 }))).toBe(true)
})

function faults(schema: JsonObject, value: unknown): string[] {
  return compile(schema, { target: "zod" })
    .issues(value)
    .map(({ pointer, keyword, property }) => [pointer, keyword, ...(property ? [property] : [])].join(" "))
}

test("the entries of a list are validated even when the list has too many entries", () => {
  const image = object({ src: { type: "string" } }, { required: ["src"] })
  const schema = object({ images: { type: "array", maxItems: 1, minItems: 1, items: image } })

  expect(faults(schema, { images: [{}, { src: 1 }] })).toEqual([
    "/images/0 required src",
    "/images/1/src type",
    "/images maxItems",
  ])
  expect(faults(schema, { images: [] })).toEqual(["/images minItems"])
})

const FILM: JsonObject = {
  ...object(
    {
      kind: { type: "string", enum: ["film", "picture"] },
      title: { $ref: "#/$defs/text", properties: { value: { maxLength: 3, pattern: "^a" } } },
      size: { type: "integer", minimum: 5, multipleOf: 2 },
      tags: { type: "array", items: { type: "string", maxLength: 2 }, uniqueItems: true },
    },
    { $defs: { text: object({ value: { type: "string", minLength: 2 } }, { required: ["value"] }) } },
  ),
  if: { properties: { kind: { const: "film" } }, required: ["kind"] },
  // biome-ignore lint/suspicious/noThenProperty: the name of a keyword
  then: { required: ["title"], properties: { size: { maximum: 1 } } },
}

test("all errors of a value are reported, including errors from conditions and from constraints next to references", () => {
  expect(faults(FILM, { kind: "film", size: 3, tags: ["long", "long"], other: 1 })).toEqual([
    "/size minimum",
    "/size multipleOf",
    "/size maximum",
    "/tags/0 maxLength",
    "/tags/1 maxLength",
    "/tags uniqueItems",
    " additionalProperties other",
    " required title",
  ])
  expect(faults(FILM, { title: { value: "bcde" }, size: "x" })).toEqual([
    "/title/value maxLength",
    "/title/value pattern",
    "/size type",
  ])
})

test("a condition is checked even when another field has the wrong type", () => {
  expect(faults(FILM, { kind: "film", size: "x" })).toEqual(["/size type", " required title"])
})

test("a value of the wrong type causes a single error", () => {
  expect(faults(FILM, { title: { value: 5 }, tags: [1, 1] })).toEqual([
    "/title/value type",
    "/tags/0 type",
    "/tags/1 type",
    "/tags uniqueItems",
  ])
  expect(faults(FILM, { title: "text", kind: "film", size: 9 })).toEqual([
    "/title type",
    "/size multipleOf",
    "/size maximum",
  ])
  expect(faults(FILM, 5)).toEqual([" type"])
})

test("the order of an object's keys does not change the error messages", () => {
  const value = { tags: ["long"], size: 3, kind: "film", title: { value: "b" } }
  const turned = Object.fromEntries(Object.entries(value).toReversed())

  expect(faults(FILM, turned)).toEqual(faults(FILM, value))
})

test("messages and fixes show a year without a thousands separator", () => {
  const year = createTitled({ type: "integer", minimum: 1950, "x-digits": "plain" })
  const distance = createTitled({ type: "integer", minimum: 1950, "x-digits": "grouped" })
  const { issues } = compile(year, { target: "zod" })
  const [issue] = issues({ title: 1066 }, { language: "sv" })

  expect(listMessages(year, { title: 1066 }, "sv")).toEqual(["Rubriken måste vara minst 1950 (1066)"])
  expect(listMessages(distance, { title: 1066 }, "sv")).toEqual(["Rubriken måste vara minst 1\u00a0950 (1\u00a0066)"])
  expect(issue && fixesFor(issue, { title: 1066 }, { language: "sv" }).map(({ label }) => label)).toEqual([
    "Ändra till 1950",
  ])
})

test("an enum without a type gets an inferred type, and the enum's default is applied", () => {
  const schema = object({ tone: { enum: ["p", "d"], default: "p" }, mixed: { enum: [1, "a", true, null], default: 1 } })

  for (const target of ["parser", "zod"] as const) {
    const { parse } = compile(schema, { target })
    expect(parse({})).toEqual({ tone: "p", mixed: 1 })
    expect(parse({ tone: "d", mixed: null })).toEqual({ tone: "d", mixed: null })
    expect(parse({ tone: "x" })).toBeUndefined()
  }
  expect(emit({ "thing.json": { title: "Thing", ...schema } }).get("thing.ts")).toContain('tone: "p" | "d"')
})
