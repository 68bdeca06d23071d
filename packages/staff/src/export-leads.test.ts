import type { OpenLead } from "@forecourt/service-kit/staff"
import { expect, test } from "vitest"
import { formatCsv } from "./export-leads.ts"

function createLead(values: OpenLead["values"]): OpenLead {
  return {
    id: "1",
    form: "sell-car",
    site: "se-used",
    receivedAt: "2027-03-01T08:00:00.000Z",
    state: "delivered",
    deliveredAt: null,
    attempts: 0,
    problem: null,
    values,
  }
}

test("the CSV begins with the mark that makes Excel read UTF-8", () => {
  expect(formatCsv([]).charCodeAt(0)).toBe(0xfeff)
})

test.each(["=1+1", "+46", "-1", "@SUM(A1)", "\tx", "\rx", "\n=1"])(
  "the cell %j is no formula in a spreadsheet",
  (text) => {
    expect(formatCsv([createLead({ message: text })])).toContain(`"'${text}"`)
  },
)

test("quotes and line breaks of a cell stay in the cell", () => {
  expect(formatCsv([createLead({ message: 'a "b",\nc' })])).toContain('"a ""b"",\nc"\r\n')
})

test("semicolons and commas of a cell stay in the cell", () => {
  expect(formatCsv([createLead({ message: "a;b,c", name: "d" })])).toContain(';"a;b,c";"d"\r\n')
})

test("the CSV has a column for each field of any message", () => {
  const [head, first, second] = formatCsv([createLead({ a: "1" }), createLead({ b: "2" }), createLead(null)]).split(
    "\r\n",
  )

  expect(head).toContain('"a";"b"')
  expect(first).toMatch(/"1";""$/)
  expect(second).toMatch(/"";"2"$/)
})
