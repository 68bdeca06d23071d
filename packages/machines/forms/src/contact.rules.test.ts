import { carContactForm } from "@forecourt/contracts/forms/definitions"
import { parseFormSubmission } from "@forecourt/contracts/forms/form-submission"
import { PHONE_PATTERN } from "@forecourt/contracts/phone"
import { expect, test } from "vitest"
import { SAMPLE, USED, WRITTEN } from "../test/forms.ts"
import { createFormRules, MAX_MESSAGE } from "./index.ts"

const SWEDISH = { language: "sv" }
const ID = "0b5c9a0e-1f7e-4f0e-9d43-1c7a3f1f6a55"

function getEntries(values: Readonly<Record<string, string | boolean>>) {
  const filled = Object.entries(values).filter(([, value]) => value !== false)
  return new URLSearchParams(filled.map(([name, value]) => [name, value === true ? "on" : String(value)]))
}

const createWritten = (changed: Partial<typeof WRITTEN>) =>
  createFormRules(carContactForm, USED, SWEDISH).read(getEntries({ ...WRITTEN, ...changed }))
const findWrong = (changed: Partial<typeof WRITTEN>) =>
  createFormRules(carContactForm, USED, SWEDISH).wrongFields(createWritten(changed))

test("the name, the phone number and the e-mail address are required, and the message is optional [spec 2 §5 contact-required.required]", () => {
  expect(findWrong({ name: " ", phone: "", email: "" })).toEqual(["name", "phone", "email"])
  expect(findWrong({ message: "" })).toEqual([])
})

test.each([
  ["070174", true],
  ["+46 70 174 06 05", true],
  [" 070 174 06 05 ", true],
  ["12345678901234567890", true],
  ["+12345678901234567890", true],
  ["07017", false],
  ["123456789012345678901", false],
  ["0701-740605", true],
  ["+46 (0)70-174 06 05", true],
  ["0905/123 456", true],
  ["0701_740605", false],
  ["46+70174060", false],
  ["070 174 06 05 ext", false],
])(
  "a valid phone number has 6 to 20 digits and may contain separators and a leading plus sign (%s is valid: %s) [spec 2 §5 contact-required.phone, §9 contact-limits.phone]",
  (phone, isRight) => {
    expect(findWrong({ phone })).toEqual(isRight ? [] : ["phone"])
    expect(new RegExp(`^(?:${PHONE_PATTERN})$`, "v").test(phone.trim())).toBe(isRight)
  },
)

test.each([
  ["anna@example.org", true],
  ["anna.berg+bil@mail.example.org", true],
  ["anna@example", false],
  ["anna@@example.org", false],
  ["anna example.org", false],
  ["anna@example..org", false],
  [`${"a".repeat(250)}@example.org`, false],
])(
  "an e-mail address has a local part, an at sign and a domain with a dot (%s is valid: %s) [spec 2 §5 contact-required.email]",
  (email, isRight) => {
    expect(findWrong({ email })).toEqual(isRight ? [] : ["email"])
  },
)

test("a message about an example listing of a new car requires the selection of a dealership [spec 2 §5 contact-seller]", () => {
  const { wrongFields } = createFormRules(carContactForm, SAMPLE, SWEDISH)

  expect(wrongFields(WRITTEN)).toEqual(["siteName"])
  expect(wrongFields({ ...WRITTEN, siteName: "Elsewhere" })).toEqual(["siteName"])
  expect(wrongFields({ ...WRITTEN, siteName: "Norrvik Lund" })).toEqual([])
})

test.each([
  ["whole", {}],
  ["longest", { name: "N".repeat(200), message: "m".repeat(MAX_MESSAGE), phone: "+12345678901234567890" }],
  ["untidy", { name: " Anna ", phone: " 070174 ", email: " anna@example.org " }],
])("a message accepted by the form matches the service's schema (%s message)", (_, changed) => {
  const values = createWritten(changed)

  expect(findWrong(changed)).toEqual([])
  expect(
    parseFormSubmission(createFormRules(carContactForm, USED, SWEDISH).createSubmission(values, ID)),
  ).not.toBeNull()
})

test("a message or a name that exceeds its maximum length is invalid", () => {
  expect(findWrong({ message: "m".repeat(MAX_MESSAGE + 1) })).toEqual(["message"])
  expect(findWrong({ name: "N".repeat(201) })).toEqual(["name"])
})

test("a message of the maximum length is valid even when its line breaks are sent as CRLF", () => {
  const message = `${"m".repeat(15)}\n`.repeat(59).padEnd(MAX_MESSAGE, "m")

  expect(findWrong({ message: message.replaceAll("\n", "\r\n") })).toEqual([])
  expect(createWritten({ message: message.replaceAll("\n", "\r\n") }).message).toBe(message)
})

test("control characters are removed from a pasted message, and line breaks and tabs are kept", () => {
  const values = createWritten({ message: "Hi\u0000,\r\n\tcall\u000b me\u001b" })

  expect(values.message).toBe("Hi,\n\tcall me")
  expect(
    parseFormSubmission(createFormRules(carContactForm, USED, SWEDISH).createSubmission(values, ID)),
  ).not.toBeNull()
})

test.each(["A\r\nBcc: b@example.org", "A\nB", "A\rB", "A\u0000B", "\u200b"])(
  "a name without a visible character or with a line break or control character is invalid: %j",
  (name) => {
    expect(findWrong({ name })).toEqual(["name"])
  },
)

test.each(["car", "name", "toName", "source"])("the service's schema rejects a line break in %s", (field) => {
  const submission = createFormRules(carContactForm, USED, SWEDISH).createSubmission(WRITTEN, ID)

  expect(parseFormSubmission({ ...submission, values: { ...submission?.values, [field]: "A\r\nB" } })).toBeNull()
})

test("a name can contain international letters and combining marks", () => {
  for (const name of ["Anna-Lena O’Neill", "Ďurďa Šťastná", "王小明", "क्\u200dष", "Anna\tBerg"])
    expect(findWrong({ name })).toEqual([])
})
