import { beforeEach, expect, test } from "vitest"
import { contentHealth, forgetHealth, noteResponse, noteSite, noteTrouble } from "./content-health.ts"

beforeEach(() => forgetHealth())

test.for(["unreachable", "slow", "refusing the key", "not found"] as const)(
  "any response in time ends that a platform is %s, but not word of the site alone",
  (kind) => {
    noteTrouble(kind, 1)

    noteSite(true, 2)
    expect(contentHealth()).toMatchObject({ trouble: { kind, since: 1 }, knownAt: null })

    noteResponse()
    expect(contentHealth().trouble).toBeNull()
  },
)

test.for(["failing", "without this site"] as const)("only word of the site ends that a platform is %s", (kind) => {
  noteTrouble(kind, 1)

  noteResponse()
  expect(contentHealth().trouble).toEqual({ kind, since: 1 })

  noteSite(true, 2)
  expect(contentHealth()).toMatchObject({ trouble: null, knownAt: 2 })
})

test("a trouble that becomes another one began when the first did", () => {
  noteTrouble("slow", 1)
  noteTrouble("unreachable", 2)
  noteSite(false, 3)

  expect(contentHealth().trouble).toEqual({ kind: "without this site", since: 1 })
})

test("a site that is known to a platform without trouble was known now", () => {
  noteResponse()
  expect(contentHealth().knownAt).toBeNull()

  noteSite(true, 5)
  expect(contentHealth()).toMatchObject({ trouble: null, knownAt: 5 })
})
