import { expect, test } from "vitest"
import { createSiteHealth, type SiteHealthOptions } from "./site-health.ts"

interface Situation {
  readonly next?: string
  readonly hasPages?: boolean
  readonly isStarting?: boolean
  readonly isStopping?: boolean
}

async function readHealth({ next, hasPages = false, isStarting = false, isStopping = false }: Situation) {
  const send = async () => {
    if (next === undefined) throw new Error("gone")
    return { body: { json: async () => ({ status: next, site: "se-test", content: "up" }) } }
  }
  const health = createSiteHealth({
    site: { name: "se-test" },
    upstream: { send } as unknown as SiteHealthOptions["upstream"],
    front: { hasPages: () => hasPages },
    secret: "secret",
    isStarting: () => isStarting,
    isStopping: () => isStopping,
  })
  const response = await health()
  return [response.status, ((await response.json()) as { status: string }).status]
}

test.for<[string, Situation, number, string]>([
  ["a site is ok while its Next is", { next: "ok" }, 200, "ok"],
  ["a site without its Next is down", {}, 503, "down"],
  ["a site without its Next is degraded while it has pages", { hasPages: true }, 200, "degraded"],
  ["a site that is starting takes no visitors", { next: "ok", isStarting: true }, 503, "starting"],
  ["a site that is stopping takes no more visitors", { next: "ok", isStopping: true }, 503, "stopping"],
  ["a site that is stopped while it starts is stopping", { isStarting: true, isStopping: true }, 503, "stopping"],
  ["a site that is stopping without its Next is not degraded", { hasPages: true, isStopping: true }, 503, "stopping"],
])("%s", async ([_, situation, code, status]) => {
  expect(await readHealth(situation)).toEqual([code, status])
})
