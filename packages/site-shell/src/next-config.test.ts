import { expect, test } from "vitest"
import { createNextConfig } from "./next-config.ts"

const CONFIG = { name: "a-site", languages: ["sv"] } as unknown as Parameters<typeof createNextConfig>[1]

test("shared caches may serve a stale page for at most 24 hours", () => {
  const { expireTime } = createNextConfig("/sites/a-site", CONFIG)

  expect(expireTime).toBeGreaterThan(60)
  expect(expireTime).toBeLessThanOrEqual(24 * 60 * 60)
})
