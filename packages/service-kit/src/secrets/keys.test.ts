import { expect, test } from "vitest"
import { createKeyedHash, createKeys, createToken, createTokenHash, isSameHash } from "./secrets.ts"

const PURPOSES = ["code", "phone"] as const
const keys = createKeys("secret", "bikes", PURPOSES)

test("each token is random, and its hash does not contain the token", () => {
  const token = createToken()

  expect(Buffer.from(token, "base64url")).toHaveLength(32)
  expect(createToken()).not.toBe(token)
  expect(createTokenHash(token)).not.toContain(token)
})

test("createKeyedHash returns a different hash if any part or the key is different", () => {
  const hash = createKeyedHash(keys.code, "token", "123456")

  expect(createKeyedHash(keys.code, "token", "123456")).toBe(hash)
  expect(createKeyedHash(keys.code, "another", "123456")).not.toBe(hash)
  expect(createKeyedHash(keys.code, "token", "123457")).not.toBe(hash)
  expect(createKeyedHash(createKeys("another", "bikes", PURPOSES).code, "token", "123456")).not.toBe(hash)
  expect(createKeyedHash(keys.code, "token1", "23456")).not.toBe(hash)
})

test.for([
  ["abc", "abc", true],
  ["abc", "abd", false],
  ["abc", "ab", false],
  ["", "abc", false],
] as const)("isSameHash(%j, %j) returns %s", ([hash, other, isSame]) => {
  expect(isSameHash(hash, other)).toBe(isSame)
})

test("createKeys derives a different key for each purpose", () => {
  expect(new Set(Object.values(keys).map((key) => key.toString("hex"))).size).toBe(2)
  expect(Object.values(keys).map((key) => key.length)).toEqual([32, 32])
})

test("createKeys derives different keys for each service, even from the same secret", () => {
  expect(createKeys("secret", "boats", PURPOSES).code).not.toEqual(keys.code)
})
