import { beforeEach, expect, test } from "vitest"
import { getContentHealth, reportResponse, reportSite, reportTrouble, resetHealth } from "./content-health.ts"

beforeEach(() => resetHealth())

test.for(["unreachable", "slow", "refusing the key", "not found"] as const)(
  'the state "%s" of the platform ends with any response in time, and not with the site\'s data alone',
  (kind) => {
    reportTrouble(kind, 1)

    reportSite(true, 2)
    expect(getContentHealth()).toMatchObject({ trouble: { kind, since: 1 }, knownAt: null })

    reportResponse()
    expect(getContentHealth().trouble).toBeNull()
  },
)

test.for(["failing", "without this site"] as const)(
  'the state "%s" of the platform ends only when it returns the site\'s data',
  (kind) => {
    reportTrouble(kind, 1)

    reportResponse()
    expect(getContentHealth().trouble).toEqual({ kind, since: 1 })

    reportSite(true, 2)
    expect(getContentHealth()).toMatchObject({ trouble: null, knownAt: 2 })
  },
)

test("an ongoing outage keeps its start time when its cause changes", () => {
  reportTrouble("slow", 1)
  reportTrouble("unreachable", 2)
  reportSite(false, 3)

  expect(getContentHealth().trouble).toEqual({ kind: "without this site", since: 1 })
})

test("`reportSite` sets `knownAt` when the platform's response contains the site", () => {
  reportResponse()
  expect(getContentHealth().knownAt).toBeNull()

  reportSite(true, 5)
  expect(getContentHealth()).toMatchObject({ trouble: null, knownAt: 5 })
})
