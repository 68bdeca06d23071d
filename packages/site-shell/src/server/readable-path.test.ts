import { expect, test } from "vitest"
import { readablePath } from "./readable-path.ts"

test.for([
  ["/verkstad?a=1", "/verkstad?a=1"],
  ["/f%C3%B6rs%20a", "/f%C3%B6rs%20a"],
  ["/100%", "/100%25"],
  ["/100%-rabatt?a=%C3%B6", "/100%25-rabatt?a=%25C3%25B6"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/verkstad?rabatt=100%", "/verkstad?rabatt=100%"],
  ["/verkstad#100%", "/verkstad#100%"],
] as const)("%s is read as %s", ([url, readable]) => {
  expect(readablePath(url)).toBe(readable)
})
