import { expect, test } from "vitest"
import type { Ask } from "../http/exchange.ts"
import { etagOf, requireMatch } from "./etags.ts"

const asks = (headers: Record<string, string>): Ask => ({
  method: "PUT",
  url: new URL("http://platform.invalid/"),
  headers,
  body: async () => Buffer.alloc(0),
})

/** The status a write is refused with; `null` when it may pass. */
function refusalOf(headers: Record<string, string>, stored: string | null): unknown {
  try {
    requireMatch(asks(headers), stored)
    return null
  } catch (error) {
    const { status, details } = error as { status: number; details: object }
    return [status, details]
  }
}

const STORED = '"stored"'
const TOLD = { etag: STORED }

test.for([
  [{}, null, null],
  [{ "if-none-match": "*" }, null, null],
  [{ "if-match": STORED }, null, [412, {}]],
  [{ "if-match": "*" }, null, [412, {}]],
  [{}, STORED, [428, TOLD]],
  [{ "if-none-match": "*" }, STORED, [412, TOLD]],
  [{ "if-none-match": "*", "if-match": STORED }, STORED, [412, TOLD]],
  [{ "if-none-match": '"other"', "if-match": STORED }, STORED, null],
  [{ "if-match": STORED }, STORED, null],
  [{ "if-match": `W/${STORED}` }, STORED, null],
  [{ "if-match": `"other" , ${STORED}` }, STORED, null],
  [{ "if-match": "*" }, STORED, null],
  [{ "if-match": '"other"' }, STORED, [412, TOLD]],
  [{ "if-match": "stored" }, STORED, [412, TOLD]],
] as const)("a write with %j over what is stored as %j is refused with %j", ([headers, stored, refusal]) => {
  expect(refusalOf(headers, stored)).toEqual(refusal)
})

test("each revision has a tag of its own, that says nothing of it", () => {
  expect(etagOf("a")).toMatch(/^"[\w-]{27}"$/)
  expect(etagOf("a")).toBe(etagOf("a"))
  expect(etagOf("a")).not.toBe(etagOf("b"))
})
