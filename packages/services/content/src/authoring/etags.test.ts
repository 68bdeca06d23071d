import type { ServiceError } from "@forecourt/service-kit/errors"
import { Context } from "hono"
import { expect, test } from "vitest"
import { checkMatch, formatEtag } from "./etags.ts"

const visit = (headers: Record<string, string>) =>
  new Context(new Request("http://content.invalid/", { method: "PUT", headers }))

function getRefusal(headers: Record<string, string>, stored: string | null): unknown {
  try {
    checkMatch(visit(headers), stored)
    return null
  } catch (error) {
    const { status, members } = error as ServiceError
    return [status, members]
  }
}

const STORED = '"stored"'
const WITH_ETAG = { etag: STORED }

test.for([
  [{}, null, null],
  [{ "if-none-match": "*" }, null, null],
  [{ "if-match": STORED }, null, [412, {}]],
  [{ "if-match": "*" }, null, [412, {}]],
  [{}, STORED, [428, WITH_ETAG]],
  [{ "if-none-match": "*" }, STORED, [412, WITH_ETAG]],
  [{ "if-none-match": "*", "if-match": STORED }, STORED, [412, WITH_ETAG]],
  [{ "if-none-match": '"other"', "if-match": STORED }, STORED, null],
  [{ "if-match": STORED }, STORED, null],
  [{ "if-match": `W/${STORED}` }, STORED, null],
  [{ "if-match": `"other" , ${STORED}` }, STORED, null],
  [{ "if-match": "*" }, STORED, null],
  [{ "if-match": '"other"' }, STORED, [412, WITH_ETAG]],
  [{ "if-match": "stored" }, STORED, [412, WITH_ETAG]],
] as const)(
  "getRefusal for a write with the headers %j and the stored ETag %j returns %j",
  ([headers, stored, refusal]) => {
    expect(getRefusal(headers, stored)).toEqual(refusal)
  },
)

test("formatEtag returns the same ETag for the same revision and different ETags for different revisions", () => {
  expect(formatEtag("a")).toMatch(/^"[\w-]{27}"$/)
  expect(formatEtag("a")).toBe(formatEtag("a"))
  expect(formatEtag("a")).not.toBe(formatEtag("b"))
})
