import { serviceRequestForm } from "@forecourt/contracts/forms/definitions"
import { parseFormSubmission } from "@forecourt/contracts/forms/form-submission"
import { expect, test } from "vitest"
import { createFormRules, type FormTopic, MAX_MESSAGE, type Recipients } from "./index.ts"

const ID = "0b5c9a0e-1f7e-4f0e-9d43-1c7a3f1f6a55"
const TODAY = { today: "2027-03-01", language: "nb" }

const TOPIC: FormTopic & Recipients = {
  source: "no-automotive",
  isChosen: true,
  typeMC: false,
  isNewsletterRequired: true,
  recipients: [
    { siteName: "Norrvik Bergen", toName: "Verksted", toEmail: "bergen@norrvik.example" },
    { siteName: "Norrvik Oslo", toName: "Verksted", toEmail: "oslo@norrvik.example" },
  ],
  consentTexts: { gdpr: "Jeg samtykker.", newsletter: "Ja takk til nyhetsbrev." },
}

const WRITTEN = {
  siteName: "Norrvik Oslo",
  name: "Kari Berg",
  phone: "900 12 345",
  email: "kari@example.org",
  regno: "EL 12345",
  milage: "",
  date: "2027-03-01",
  description: "Den banker.",
  other: "",
  gdpr: "on",
  newsletter: "on",
}

function createWritten(changed: Readonly<Record<string, string>> = {}, services: readonly string[] = []) {
  const entries = Object.entries({ ...WRITTEN, ...changed }).filter(([, value]) => value !== "off")
  return createFormRules(serviceRequestForm, TOPIC, TODAY).read(
    new URLSearchParams([...entries, ...services.map((service) => ["services", service])]),
  )
}

const findWrong = (changed: Readonly<Record<string, string>>, topic = TOPIC) =>
  createFormRules(serviceRequestForm, topic, TODAY).wrongFields(createWritten(changed))

test("a service request goes to the selected workshop, includes the accepted consent texts and matches the service's schema [spec 3 §3.1 service-request-payload]", () => {
  const values = createWritten({ milage: "42000" }, ["Service", "EU-kontroll"])
  const submission = createFormRules(serviceRequestForm, TOPIC, TODAY).createSubmission(values, ID)

  expect(submission).toEqual({
    formName: "service-request",
    formSubmissionId: ID,
    values: {
      siteName: "Norrvik Oslo",
      siteEmail: "oslo@norrvik.example",
      source: "no-automotive",
      typeMC: false,
      name: "Kari Berg",
      phone: "900 12 345",
      email: "kari@example.org",
      regno: "EL 12345",
      milage: 42_000,
      date: "2027-03-01",
      services: ["Service", "EU-kontroll"],
      description: "Den banker.",
      other: "",
      gdpr: true,
      newsletter: true,
      consentTexts: ["Jeg samtykker.", "Ja takk til nyhetsbrev."],
    },
  })
  expect(parseFormSubmission(submission)).toEqual(submission)
})

test("the workshop, the contact details, the registration number, the day and both consents are required [spec 3 §5.3 service-request-required service-request-consent]", () => {
  const { read, wrongFields, createSubmission } = createFormRules(serviceRequestForm, TOPIC, TODAY)
  const nothing = read(new URLSearchParams())

  expect(wrongFields(nothing).toSorted()).toEqual(
    ["siteName", "name", "phone", "email", "regno", "date", "gdpr", "newsletter"].toSorted(),
  )
  expect(createSubmission(nothing, ID)).toBeNull()
  expect(findWrong({ description: "" })).toEqual([])
})

test("the optional newsletter can be declined, and the submitted request then contains no newsletter consent", () => {
  const topic = { ...TOPIC, isNewsletterRequired: false }

  expect(findWrong({ newsletter: "off" })).toEqual(["newsletter"])
  expect(findWrong({ newsletter: "off" }, topic)).toEqual([])
  const submission = createFormRules(serviceRequestForm, topic, TODAY).createSubmission(
    createWritten({ newsletter: "off" }),
    ID,
  )
  expect(submission?.values).toMatchObject({ newsletter: false, consentTexts: ["Jeg samtykker."] })
})

test.each([
  ["date", "2027-02-28", false],
  ["date", "2027-03-02", true],
  ["date", "2027-02-30", false],
  ["date", "tomorrow", false],
  ["milage", "0", true],
  ["milage", "-1", false],
  ["phone", "9001-2345", true],
  ["email", "kari@example", false],
  ["siteName", "Norrvik Lund", false],
])(
  "when the field %s contains the value %s, its validation returns %s [spec 3 §5.3 service-request-date service-request-patterns]",
  (field, value, isRight) => {
    expect(findWrong({ [field]: value })).toEqual(isRight ? [] : [field])
  },
)

test("a service request for a motorcycle goes to the only configured workshop without requiring a selection [spec 3 §9.1 service-request-types.fixed]", () => {
  const [recipient] = TOPIC.recipients
  const topic = { ...TOPIC, isChosen: false, typeMC: true, recipients: recipient ? [recipient] : [] }
  const { wrongFields, createSubmission } = createFormRules(serviceRequestForm, topic, TODAY)
  const values = createWritten({ siteName: "" })

  expect(wrongFields(values)).toEqual([])
  expect(createSubmission(values, ID)?.values).toMatchObject({ siteEmail: "bergen@norrvik.example", typeMC: true })
})

test.each(["regno", "name"])("the field %s rejects line breaks and control characters", (field) => {
  for (const between of ["\r\n", "\n", "\u0000", "\u007f"])
    expect(findWrong({ [field]: `AB${between}12` })).toEqual([field])
})

test("multi-line texts of the maximum length are valid even with line breaks sent as CRLF", () => {
  const text = "r\r\n".repeat(MAX_MESSAGE / 2)

  expect(findWrong({ description: text, other: text })).toEqual([])
})

test("control characters are removed from the description and the comment", () => {
  const { description, other } = createWritten({ description: "a\u0000b\nc", other: "d\u001be" })

  expect([description, other]).toEqual(["ab\nc", "de"])
})
