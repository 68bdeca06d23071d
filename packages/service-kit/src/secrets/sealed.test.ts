import { expect, test } from "vitest"
import { createKeys, openSeal, seal } from "./secrets.ts"

const NOW = Date.parse("2026-11-21T10:00:00Z")
const getKey = (secret: string) => createKeys(secret, "bikes", ["phone"]).phone
const key = getKey("secret")
const CONTENT = { regNo: "ABC123", phone: "+46701234567", expiresAt: NOW + 1 }

test("a sealed value can be opened until it expires", () => {
  const sealed = seal(key, CONTENT)

  expect(openSeal(key, sealed, NOW)).toEqual(CONTENT)
  expect(openSeal(key, sealed, NOW + 1)).toBeNull()
})

test("a sealed value that is changed, truncated or sealed with another key cannot be opened", () => {
  const bytes = Buffer.from(seal(key, CONTENT), "base64url")
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(openSeal(key, changed.toString("base64url"), NOW), `byte ${at}`).toBeNull()
  }
  for (const length of [0, 1, 27, 28, 29, bytes.length - 1])
    expect(openSeal(key, bytes.subarray(0, length).toString("base64url"), NOW), `${length} bytes`).toBeNull()
  expect(openSeal(getKey("another"), bytes.toString("base64url"), NOW)).toBeNull()
  expect(openSeal(key, "no seal!", NOW)).toBeNull()
})

test("all sealed values have the same length, and sealing the same content twice gives different values", () => {
  const contents = [CONTENT, { ...CONTENT, phone: null }, { ...CONTENT, regNo: "ÅÄÖ123" }, CONTENT]
  const seals = contents.map((content) => seal(key, content))

  expect(new Set(seals.map(({ length }) => length)).size).toBe(1)
  expect(new Set(seals).size).toBe(4)
  expect(seals.map((sealed) => openSeal(key, sealed, NOW))).toEqual(contents)
})
