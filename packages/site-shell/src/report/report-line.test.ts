import { expect, onTestFinished, test, vi } from "vitest"
import { formatError, removePersonalData, reportLine } from "./report-line.ts"

test("a report is logged as one line of JSON", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())

  reportLine({ event: "request-failed", message: "a\nb", status: 500 })

  const line = String(log.mock.calls[0]?.[0])
  expect(line).not.toContain("\n")
  expect(JSON.parse(line)).toMatchObject({ level: "error", event: "request-failed", message: "a\nb", status: 500 })
})

test("personal data is removed from a report", () => {
  expect(removePersonalData("no response for anna.svensson@norrvik.example")).toBe("no response for [address]")
  expect(removePersonalData("call +46 70 123 45 67 or 19850709-9805")).toBe("call [number] or [number]")
  expect(removePersonalData("GET /boka?regno=ABC123&phone=1 failed")).toBe("GET /boka?[query] failed")
  expect(removePersonalData("status 503 after 12345678 ms, not 123456789")).toBe(
    "status 503 after 12345678 ms, not [number]",
  )
})

test("texts in a report are truncated to 500 characters", () => {
  expect(removePersonalData("a".repeat(501))).toBe("a".repeat(500))
})

test("an error is formatted with its message and the messages of its causes", () => {
  const cause = new Error("connect ECONNREFUSED 127.0.0.1:4300")

  expect(formatError(new Error("content: fetchLayout got no response", { cause }))).toBe(
    "content: fetchLayout got no response (connect ECONNREFUSED 127.0.0.1:4300)",
  )
  expect(formatError("plain")).toBe("plain")
  expect(formatError(new Error("no response", { cause: "a reason" }))).toBe("no response")
})

test("personal data is removed from errors, their causes and other thrown values", () => {
  const personal = "no response for anna@norrvik.example"
  const untold = "no response for [address]"

  expect(formatError(new Error(personal))).toBe(untold)
  expect(formatError(new Error("failed", { cause: new Error(personal) }))).toBe(`failed (${untold})`)
  expect(formatError(personal)).toBe(untold)
})
