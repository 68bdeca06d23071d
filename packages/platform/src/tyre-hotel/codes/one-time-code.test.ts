import { expect, test } from "vitest"
import { hashOfToken, keysOf } from "./keys.ts"
import { hashOfCode, isSameHash, newCode, newToken } from "./one-time-code.ts"

const keys = keysOf("secret")

test.for([4, 6] as const)("a code has %i digits, also where it begins with zeros", (length) => {
  const codes = Array.from({ length: 2000 }, () => newCode(length))

  expect(codes.filter((code) => !new RegExp(`^\\d{${length}}$`).test(code))).toEqual([])
  expect(codes.some((code) => code.startsWith("0"))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(1000)
})

test("a token cannot be guessed, and its hash is not the token", () => {
  const token = newToken()

  expect(Buffer.from(token, "base64url")).toHaveLength(32)
  expect(newToken()).not.toBe(token)
  expect(hashOfToken(token)).not.toContain(token)
})

test("the hash of a code is of use with its token and the service's secret alone", () => {
  const hash = hashOfCode(keys, "token", "123456")

  expect(hashOfCode(keys, "token", "123456")).toBe(hash)
  expect(hashOfCode(keys, "another", "123456")).not.toBe(hash)
  expect(hashOfCode(keys, "token", "123457")).not.toBe(hash)
  expect(hashOfCode(keysOf("another"), "token", "123456")).not.toBe(hash)
  expect(hashOfCode(keys, "token1", "23456")).not.toBe(hash)
})

test.for([
  ["abc", "abc", true],
  ["abc", "abd", false],
  ["abc", "ab", false],
  ["", "abc", false],
] as const)("the hashes %j and %j are the same: %s", ([one, other, isSame]) => {
  expect(isSameHash(one, other)).toBe(isSame)
})

test("each purpose has a key of its own", () => {
  expect(new Set(Object.values(keys).map((key) => key.toString("hex"))).size).toBe(5)
  expect(Object.values(keys).map((key) => key.length)).toEqual([32, 32, 32, 32, 32])
})
