import { expect, test } from "vitest"
import { isSecret } from "./secrets.ts"

test.for([
  ["secret", "secret", true],
  ["secreT", "secret", false],
  ["secret ", "secret", false],
  ["secre", "secret", false],
  ["", "secret", false],
  ["", "", false],
] as const)("isSecret(%j, %j) returns %s", ([value, secret, isRight]) => {
  expect(isSecret(value, secret)).toBe(isRight)
})
