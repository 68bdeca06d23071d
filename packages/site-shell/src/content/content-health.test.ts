import { beforeEach, expect, test } from "vitest"
import { getContentHealth, reportResponse, reportSite, reportTrouble, resetHealth } from "./content-health.ts"

beforeEach(() => resetHealth())

test.for(["unreachable", "slow", "refusing the key", "not found"] as const)(
  "any response in time ends that a platform is %s, but not word of the site alone",
  (kind) => {
    reportTrouble(kind, 1)

    reportSite(true, 2)
    expect(getContentHealth()).toMatchObject({ trouble: { kind, since: 1 }, knownAt: null })

    reportResponse()
    expect(getContentHealth().trouble).toBeNull()
  },
)

test.for(["failing", "without this site"] as const)("only word of the site ends that a platform is %s", (kind) => {
  reportTrouble(kind, 1)

  reportResponse()
  expect(getContentHealth().trouble).toEqual({ kind, since: 1 })

  reportSite(true, 2)
  expect(getContentHealth()).toMatchObject({ trouble: null, knownAt: 2 })
})

test("a trouble that becomes another one began when the first did", () => {
  reportTrouble("slow", 1)
  reportTrouble("unreachable", 2)
  reportSite(false, 3)

  expect(getContentHealth().trouble).toEqual({ kind: "without this site", since: 1 })
})

test("a site that is known to a platform without trouble was known now", () => {
  reportResponse()
  expect(getContentHealth().knownAt).toBeNull()

  reportSite(true, 5)
  expect(getContentHealth()).toMatchObject({ trouble: null, knownAt: 5 })
})
