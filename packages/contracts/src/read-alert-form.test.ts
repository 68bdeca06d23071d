import { expect, test } from "vitest"
import { parseAlertRequest } from "./generated/search-alerts/alert-request.parser.js"
import { readAlertForm } from "./read-alert-form.ts"

const FIELDS = {
  email: " anna@example.org ",
  query: "car_brand=Volvo",
  filters: '[{"name":"car_body","values":["SUV"]}]',
  path: "/bilar",
  carPath: "/bilar/bil",
  locale: "sv-SE",
}

test("the form becomes a request that the contract accepts", () => {
  const request = readAlertForm(new URLSearchParams({ ...FIELDS, subject2: "", privacyNotice: "" }))

  expect(request).toEqual({ ...FIELDS, email: "anna@example.org", filters: [{ name: "car_body", values: ["SUV"] }] })
  expect(parseAlertRequest(request)).toEqual(request)
})

test.each(["", "{", "null", '[{"name":"car_body"}]'])("filters that are %j do not break the form", (filters) => {
  const request = readAlertForm(new URLSearchParams({ ...FIELDS, filters }))

  expect(() => parseAlertRequest(request)).not.toThrow()
})
