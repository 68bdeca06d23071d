import { expect, test } from "vitest"
import { readSettings } from "../settings/settings.ts"
import { readStaffConfig, readStaffMail } from "./staff.ts"

const read = (env: Readonly<Record<string, string>>) => readSettings("forms", env, readStaffConfig)
const PRODUCTION = {
  NODE_ENV: "production",
  FORECOURT_STAFF_URL: "https://forms.norrvik.example",
  FORECOURT_STAFF_SMTP_URL: "smtps://mail.example",
}

test("a person in the settings has an address in lower case, and all sites and workshops unless some are listed", () => {
  const list = [
    { email: "Anna@Norrvik.example", name: "Anna", roles: ["leads"], sites: ["se-used"] },
    { email: "bo@norrvik.example", roles: ["workshop"], workshops: ["SE-603"] },
    { email: "drift@norrvik.example", name: "Drift", roles: ["operator"] },
  ]

  expect(read({ ...PRODUCTION, FORECOURT_STAFF: JSON.stringify(list) })?.people).toEqual([
    { email: "anna@norrvik.example", name: "Anna", roles: ["leads"], sites: ["se-used"], workshops: null },
    {
      email: "bo@norrvik.example",
      name: "bo@norrvik.example",
      roles: ["workshop"],
      sites: null,
      workshops: ["SE-603"],
    },
    { email: "drift@norrvik.example", name: "Drift", roles: ["operator"], sites: null, workshops: null },
  ])
})

test("without a list there are no pages of staff in production, and one person with all roles in development", () => {
  expect(read({ NODE_ENV: "production" })).toBeNull()
  expect(read({})?.people.map(({ roles }) => roles)).toEqual([["leads", "workshop", "operator"]])
})

test.each([
  ["Anna", "FORECOURT_STAFF is no JSON list."],
  [[{ roles: ["leads"] }], "person 1 has no e-mail address."],
  [[{ email: "a@b.example", roles: ["boss"] }], "person 1 has no known roles."],
  [[{ email: "a@b.example", roles: [] }], "person 1 has no known roles."],
  [[{ email: "a@b.example", roles: ["leads"], sites: "se-used" }], 'person 1 has no list as "sites".'],
  [[{ email: "a@b.example", roles: ["operator", "leads"], sites: ["se-used"] }], "person 1 is an operator"],
  [[{ email: "a@b.example", roles: ["operator"], workshops: [] }], "person 1 is an operator"],
])("the list of staff %j is rejected", (list, sentence) => {
  const text = typeof list === "string" ? list : JSON.stringify(list)

  expect(() => read({ ...PRODUCTION, FORECOURT_STAFF: text })).toThrow(sentence)
})

test.each([
  [{ FORECOURT_STAFF_URL: "" }, "FORECOURT_STAFF_URL is missing."],
  [{ FORECOURT_STAFF_URL: "https://norrvik.example/staff" }, "FORECOURT_STAFF_URL has a path."],
  [{ FORECOURT_STAFF_SMTP_URL: "" }, "FORECOURT_STAFF_SMTP_URL is missing."],
  [{ FORECOURT_STAFF_ZONE: "Sverige" }, "FORECOURT_STAFF_ZONE is"],
])("the settings %j of staff are rejected in production", (env, sentence) => {
  expect(() => read({ ...PRODUCTION, FORECOURT_STAFF: "[]", ...env })).toThrow(sentence)
})

test("the mail server of staff needs an address of a server and of a sender", () => {
  const mail = {
    FORECOURT_STAFF_SMTP_URL: "smtps://u:p@mail.example:465",
    FORECOURT_STAFF_SENDER: "s@norrvik.example",
  }

  expect(readSettings("forms", mail, readStaffMail)).toEqual({
    url: mail.FORECOURT_STAFF_SMTP_URL,
    sender: mail.FORECOURT_STAFF_SENDER,
  })
  const wrong = { ...mail, FORECOURT_STAFF_SMTP_URL: "https://mail.example" }
  expect(() => readSettings("forms", wrong, readStaffMail)).toThrow(
    "FORECOURT_STAFF_SMTP_URL is no address of a mail server.",
  )
  expect(() => readSettings("forms", { ...mail, FORECOURT_STAFF_SENDER: "" }, readStaffMail)).toThrow(
    "FORECOURT_STAFF_SENDER is no",
  )
})
