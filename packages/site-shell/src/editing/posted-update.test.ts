import { expect, test } from "vitest"
import type { EditingSession } from "./editing-session.ts"
import { readPostedUpdate } from "./posted-update.ts"

const PAGE: EditingSession = { mode: "edit", itemId: "{A}", language: "sv", path: "/component-library/render" }
const LIBRARY: EditingSession = { ...PAGE, block: { uid: "b-1" } }
const HOST = "norrvik.example"
const OWN = { "sec-fetch-site": "same-origin", "content-type": "application/json" }

const UPDATE = JSON.stringify({ uid: "b-1", fields: { title: { value: "Efter – så här" } } })

function read(body: string, headers: Record<string, string> = OWN, session = LIBRARY) {
  const request = new Request(`https://${HOST}/component-library/render`, { method: "POST", body, headers })
  return readPostedUpdate(request, { session, host: HOST })
}

async function getStatus(body: string, headers?: Record<string, string>) {
  const response = await read(body, headers)
  return response instanceof Response ? response.status : response
}

test("a block update is encoded as a valid HTTP header value", async () => {
  const update = await read(UPDATE)

  expect(update).toMatch(/^[\x21-\x7e]+$/)
  expect(decodeURIComponent(String(update))).toBe(UPDATE)
})

test("a block update from another origin is rejected with 403, even with a valid session", async () => {
  const { "content-type": type } = OWN

  for (const headers of [
    { "content-type": type },
    { "content-type": type, "sec-fetch-site": "cross-site" },
    { "content-type": type, "sec-fetch-site": "same-site", origin: `https://${HOST}` },
    { "content-type": type, origin: "https://evil.example" },
  ])
    expect(await getStatus(UPDATE, headers)).toBe(403)
})

test("an invalid block update and a block update above the size limit are refused", async () => {
  const long = (bytes: number) => UPDATE + " ".repeat(bytes - Buffer.byteLength(UPDATE))

  expect(await getStatus("{}")).toBe(400)
  for (const type of ["text/plain", "application/jsonp", "text/application/json"])
    expect(await getStatus(UPDATE, { ...OWN, "content-type": type })).toBe(415)
  for (const type of ["Application/JSON", "application/json; charset=utf-8"])
    expect(await getStatus(UPDATE, { ...OWN, "content-type": type })).toContain("b-1")
  expect(await getStatus(long(262_144))).toContain("b-1")
  expect(await getStatus(long(262_145))).toBe(413)
  expect(await getStatus(UPDATE, { ...OWN, "content-length": "262145" })).toBe(413)
})

test("the error response to an invalid block update has Cache-Control: no-store", async () => {
  const refusal = await read("{}")

  expect(refusal instanceof Response && refusal.headers.get("cache-control")).toBe("no-store")
})

test("block updates are read only from POST requests in a design library session", async () => {
  expect(await read(UPDATE, OWN, PAGE)).toBeNull()
  expect(await readPostedUpdate(new Request(`https://${HOST}/`), { session: LIBRARY, host: HOST })).toBeNull()
})
