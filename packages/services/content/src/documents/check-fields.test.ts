import { expect, test } from "vitest"
import type { FieldType, TemplateField } from "../templates/template.types.ts"
import { checkFields } from "./check-fields.ts"

const field = (type: FieldType, more: Partial<TemplateField> = {}): TemplateField => ({
  name: "It",
  prop: "it",
  type,
  ...more,
})

const wrongIn = (value: unknown, known: TemplateField | readonly TemplateField[]) =>
  checkFields({ it: value }, [known].flat(), "").map(({ pointer, message, cure }) => {
    expect(cure).toMatch(/^[A-Z{].*\.$|\?$/)
    return `${pointer} ${message}`
  })

test.each<[FieldType, readonly unknown[], readonly unknown[], string]>([
  ["Checkbox", [true, false], ["true", 1, null], "is neither true nor false"],
  ["Integer", [0, -3], [1.5, "1", null], "is no whole number"],
  ["Number", [0, 1.5], ["1.5", null, true], "is no number"],
  [
    "Single-Line Text",
    [{ value: "" }, { value: "a", metadata: {}, editable: false }],
    ["a", null, {}, []],
    "has no value",
  ],
  ["Droplist", ["any"], [5, null, {}], "is no text"],
  ["Droplink", [{ id: "1" }], [{ id: "" }, { id: 5 }, {}, "1", null], "points to no item"],
])("a field of the type %s accepts valid values and rejects other values", (type, fitting, others, message) => {
  for (const value of fitting) expect(wrongIn(value, field(type)), JSON.stringify(value)).toEqual([])
  for (const value of others) expect(wrongIn(value, field(type)), JSON.stringify(value)).toEqual([`/it ${message}`])
})

test("a plain text field accepts only a string, and an editable text field accepts only an object with a string value", () => {
  expect([
    wrongIn("a", field("Single-Line Text", { kind: "string" })),
    wrongIn({ value: "a" }, field("Single-Line Text", { kind: "string" })),
  ]).toEqual([[], ["/it is no text"]])
  expect(wrongIn({ value: 5 }, field("Rich Text"))).toEqual(["/it/value is no text"])
  expect(wrongIn({ value: "a", "a/b": 1 }, field("Rich Text"))).toEqual(["/it/a~1b does not belong next to a value"])
})

test.each([
  ["2026-11-22", true],
  ["2026-11-22T10:00:00Z", true],
  ["someday", false],
  [0, false],
  [null, false],
])("the date field value %j is valid: %s", (value, isSo) => {
  for (const type of ["Date", "Datetime"] as const)
    expect(wrongIn({ value }, field(type))).toEqual(isSo ? [] : ["/it/value is no moment in time"])
})

test("an unknown option is rejected, and the error suggests the most similar option", () => {
  const choice = field("Droplist", { source: ["Small", "Large"] })

  expect(wrongIn("Small", choice)).toEqual([])
  expect(checkFields({ it: "small" }, [choice], "/fields")).toEqual([
    { pointer: "/fields/it", message: '"small" is no choice here', cure: "Choose Small, Large. Did you mean Small?" },
  ])
})

test("an unknown field name is reported together with the most similar known name", () => {
  expect(checkFields({ titel: 1 }, [field("Integer", { prop: "title" })], "")).toEqual([
    { pointer: "/titel", message: "is no field here", cure: "Take it out, or use another name. Did you mean title?" },
  ])
  expect(checkFields(null, [], "/fields")).toEqual([
    { pointer: "/fields", message: "is no object", cure: "Write an object." },
  ])
})

test.each<[FieldType, unknown, string[]]>([
  ["Image", { src: "/a.jpg", alt: "", width: 0, height: 3, title: "t" }, []],
  [
    "Image",
    { src: "/a.jpg", alt: 5, width: -1, height: 1.5 },
    ["/it/value/alt is no text", "/it/value/width is no whole number", "/it/value/height is no whole number"],
  ],
  ["Image", { src: "/a.jpg", class: "x" }, ["/it/value/class is not known here"]],
  ["Image", { src: "/a.jpg", toString: "x" }, ["/it/value/toString is not known here"]],
  ["Image", { alt: "" }, ["/it/value/src is missing"]],
  ["Image", "/a.jpg", ["/it/value is no object"]],
  [
    "General Link",
    {
      href: "/a",
      text: "a",
      target: "_blank",
      title: "t",
      class: "c",
      linktype: "internal",
      id: "1",
      anchor: "x",
      querystring: "y",
    },
    [],
  ],
  ["General Link", { href: "" }, ["/it/value/href is missing"]],
  ["General Link", { href: 5 }, ["/it/value/href is no text"]],
  ["General Link", { href: " java\tscript:alert(1)" }, ["/it/value/href would run code"]],
  ["General Link", { href: "VBScript:x" }, ["/it/value/href would run code"]],
  ["General Link", { href: "\u0001data:text/html,x" }, ["/it/value/href would run code"]],
  ["General Link", { href: "/javascript:a" }, []],
  [
    "File",
    {
      src: "/a.pdf",
      name: "a",
      displayName: "A",
      title: "T",
      description: "D",
      keywords: "K",
      extension: "pdf",
      mimeType: "m",
      size: 0,
    },
    [],
  ],
  ["File", { src: "data:text/html,x" }, ["/it/value/src would run code"]],
])("a field of the type %s checks each part of the value %j", (type, value, wrong) => {
  expect(wrongIn({ value }, field(type))).toEqual(wrong)
})

test("the entries of a list are validated individually against the fields of the list", () => {
  const list = field("Multilist", { of: [field("Integer", { prop: "n" })] })

  expect(wrongIn([{ id: "1" }, {}, "x"], field("Multilist"))).toEqual([
    "/it/1 points to no item",
    "/it/2 points to no item",
  ])
  expect(wrongIn([{ n: 1 }, { n: "1" }, { m: 1 }], list)).toEqual([
    "/it/1/n is no whole number",
    "/it/2/m is no field here",
  ])
  expect(wrongIn({}, list)).toEqual(["/it is no list"])
  expect(wrongIn({ n: "1" }, field("Droplink", { of: [field("Integer", { prop: "n" })] }))).toEqual([
    "/it/n is no whole number",
  ])
})

test("a list that is stored in fields such as Label1 and Label2 cannot have more entries than the template has such fields", () => {
  const numbered = [1, 2].flatMap((at) => [
    field("Integer", { at, part: "size" }),
    field("Single-Line Text", { at, part: "label" }),
  ])

  expect(wrongIn([{ size: 1, label: { value: "a" } }, {}], numbered)).toEqual([])
  expect(wrongIn([{}, {}, {}], numbered)).toEqual(["/it has 3 entries, the platform's maximum is 2"])
  expect(wrongIn([{ size: "1", other: 1 }], numbered)).toEqual([
    "/it/0/size is no whole number",
    "/it/0/other is no field here",
  ])
  expect(wrongIn("x", numbered)).toEqual(["/it is no list"])
})
