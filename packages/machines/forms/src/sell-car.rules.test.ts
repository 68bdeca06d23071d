import { sellCarForm } from "@forecourt/contracts/forms/definitions"
import { parseFormSubmission } from "@forecourt/contracts/forms/form-submission"
import { expect, test } from "vitest"
import { createFormRules, MAX_MESSAGE } from "./index.ts"

const { read, wrongFields, createSubmission, getEmail } = createFormRules(
  sellCarForm,
  { source: "se-used" },
  { language: "sv" },
)

const ID = "0b5c9a0e-1f7e-4f0e-9d43-1c7a3f1f6a55"
const WRITTEN = {
  regno: " abc 12d ",
  milage: "8400",
  customerName: "Anna Berg",
  customerPhone: "070 174 06 05",
  customerEmail: " anna@example.org",
  selected: "trade-in",
  other: "Två ägare.\nNya däck.",
}

const createWritten = (changed: Readonly<Record<string, string>> = {}) =>
  read(new URLSearchParams({ ...WRITTEN, ...changed }))
const findWrong = (changed: Readonly<Record<string, string>>) => wrongFields(createWritten(changed))

test("the submitted values of the part-exchange form include the site and match the service's schema [spec 3 §2.2 sell-car-fields, §3.1 sell-car-payload]", () => {
  const submission = createSubmission(createWritten(), ID)

  expect(submission).toEqual({
    formName: "sell-car",
    formSubmissionId: ID,
    values: {
      regno: "abc 12d",
      milage: 8400,
      customerName: "Anna Berg",
      customerPhone: "070 174 06 05",
      customerEmail: "anna@example.org",
      selected: "trade-in",
      other: "Två ägare.\nNya däck.",
      source: "se-used",
    },
  })
  expect(parseFormSubmission(submission)).toEqual(submission)
  expect(getEmail(createWritten())).toBe("anna@example.org")
  expect(getEmail({})).toBe("")
})

test.each([
  ["sv", "12.000", 12_000],
  ["sv", "12\u00a0000", 12_000],
  ["da", "12.000", 12_000],
  ["en", "12,000", 12_000],
])("in the language %s a mileage of %j is submitted as %j", (language, milage, number) => {
  const rules = createFormRules(sellCarForm, { source: "se-used" }, { language })

  expect(rules.read(new URLSearchParams({ ...WRITTEN, milage })).milage).toBe(number)
})

test("every field except the comment is required [spec 3 §5.2 sell-car-required]", () => {
  const nothing = read(new URLSearchParams())

  expect(wrongFields(nothing)).toEqual([
    "regno",
    "milage",
    "customerName",
    "customerPhone",
    "customerEmail",
    "selected",
  ])
  expect(createSubmission(nothing, ID)).toBeNull()
  expect(findWrong({ other: "" })).toEqual([])
})

test.each([
  ["milage", "0", true],
  ["milage", "-1", false],
  ["milage", "8400.5", false],
  ["milage", "many", false],
  ["milage", "0x10", false],
  ["milage", "1e3", false],
  ["milage", "10k", false],
  ["milage", "12 000", true],
  ["customerPhone", "+46 70 174 06 05", true],
  ["customerPhone", "0701-740605", true],
  ["customerPhone", "07017", false],
  ["customerEmail", "anna@example", false],
  ["customerEmail", "anna@@example.org", false],
  ["selected", "give away", false],
])(
  "when the field %s contains the value %s, its validation returns %s [spec 3 §5.2 sell-car-required sell-car-patterns]",
  (field, value, isRight) => {
    expect(findWrong({ [field]: value })).toEqual(isRight ? [] : [field])
  },
)

test.each(["regno", "customerName"])("the field %s rejects line breaks and control characters", (field) => {
  for (const between of ["\r\n", "\n", "\u0000", "\u007f"])
    expect(findWrong({ [field]: `AB${between}12` })).toEqual([field])
})

test("control characters are removed from the comment", () => {
  expect(createWritten({ other: "a\u0000b\nc\u007f" }).other).toBe("ab\nc")
})

test("a comment of the maximum length is valid even with line breaks sent as CRLF", () => {
  expect(findWrong({ other: "r\r\n".repeat(MAX_MESSAGE / 2) })).toEqual([])
})
