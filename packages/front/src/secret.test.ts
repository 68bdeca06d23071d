import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { isFromFront } from "./front-headers.ts"
import { createPlaceholder, NONCE_LENGTH, readSecret } from "./secret.ts"

const newFile = () => join(mkdtempSync(join(tmpdir(), "forecourt-front-")), "inner", "secret")
const GIVEN = "a-secret-that-somebody-has-chosen_1"

test("a secret is created on the first start and reused on later starts", () => {
  const file = newFile()
  const secret = readSecret(file, undefined)

  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readSecret(file, "")).toBe(secret)
  expect(readSecret(newFile(), undefined)).not.toBe(secret)
  expect(statSync(file).mode & 0o077).toBe(0)
})

test("an invalid secret in the file is replaced by a new secret", () => {
  const file = newFile()
  readSecret(file, undefined)
  writeFileSync(file, "short\n")

  const secret = readSecret(file, undefined)
  expect(secret.length).toBeGreaterThan(31)
  expect(readFileSync(file, "utf8")).toBe(`${secret}\n`)
})

test("a configured secret is used, and a weak or invalid configured secret is rejected", () => {
  expect(readSecret(newFile(), GIVEN)).toBe(GIVEN)
  for (const bad of ["short", "a".repeat(31), `${GIVEN} `, `${GIVEN}'`])
    expect(() => readSecret(newFile(), bad)).toThrow("FORECOURT_FRONT_SECRET: is no secret.")
})

test("the nonce placeholder has the length of a nonce and does not reveal the secret", () => {
  const placeholder = createPlaceholder(GIVEN)

  expect(placeholder).toMatch(/^[\w-]+$/)
  expect(placeholder).toHaveLength(NONCE_LENGTH)
  expect(placeholder).not.toBe(createPlaceholder(`${GIVEN}x`))
  expect(GIVEN).not.toContain(placeholder)
})

test("a request is trusted as coming from the front proxy only if the secret in its header matches", () => {
  expect(isFromFront(GIVEN, GIVEN)).toBe(true)
  for (const header of [null, undefined, "", "guess", `${GIVEN}x`, GIVEN.replace("a", "b")])
    expect(isFromFront(header, GIVEN), String(header)).toBe(false)
  expect(isFromFront("", "")).toBe(false)
  expect(isFromFront(GIVEN, undefined)).toBe(false)
})
