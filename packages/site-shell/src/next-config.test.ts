import { expect, test } from "vitest"
import { nextConfig } from "./next-config.ts"

const CONFIG = { name: "a-site", languages: ["sv"] } as unknown as Parameters<typeof nextConfig>[1]

test("shared caches may show a page that is out of date for at most a day", () => {
  const { expireTime } = nextConfig("/sites/a-site", CONFIG)

  expect(expireTime).toBeGreaterThan(60)
  expect(expireTime).toBeLessThanOrEqual(24 * 60 * 60)
})
