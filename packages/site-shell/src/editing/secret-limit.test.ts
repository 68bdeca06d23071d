import { expect, test, vi } from "vitest"

async function loadCopy() {
  vi.resetModules()
  return import("./secret-limit.ts")
}

test("two copies of the module share one rate limit for wrong secrets", async () => {
  const [first, second] = [await loadCopy(), await loadCopy()]
  expect(first.getSharedSecretLimit).not.toBe(second.getSharedSecretLimit)

  for (let attempt = 0; attempt < 10; attempt++) first.getSharedSecretLimit().countWrong("192.0.2.0")

  expect(second.getSharedSecretLimit().waitMs("192.0.2.0")).toBeGreaterThan(0)
})
