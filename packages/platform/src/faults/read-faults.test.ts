import { expect, test } from "vitest"
import { parseFaults, readFaults } from "./read-faults.ts"

test.for([
  ["latency:0", [{ kind: "latency", ms: 0 }]],
  ["latency:60000", [{ kind: "latency", ms: 60_000 }]],
  ["status:400", [{ kind: "status", status: 400 }]],
  ["status:599", [{ kind: "status", status: 599 }]],
  ["status:429:seconds:1", [{ kind: "status", status: 429, retryAfter: "seconds", afterSeconds: 1 }]],
  ["status:429:date:3600", [{ kind: "status", status: 429, retryAfter: "date", afterSeconds: 3600 }]],
  ["status:429:date:3601", [{ kind: "status", status: 429, retryAfter: "date" }]],
  ["status:429:date:-1", [{ kind: "status", status: 429, retryAfter: "date" }]],
  ["rate:1", [{ kind: "rate", limit: 1 }]],
  ["rate:1000000", [{ kind: "rate", limit: 1_000_000 }]],
  [" reset , lost-response,,broken-json ", [{ kind: "reset" }, { kind: "lost-response" }, { kind: "broken-json" }]],
  ["", []],
] as const)("the header %j turns on the simulated faults %j", ([text, faults]) => {
  expect(parseFaults(text)).toEqual(faults)
})

test.for([
  ["latency", "faults: latency needs ms from 0 to 60000, as in latency:300."],
  ["latency:-1", "faults: latency needs ms from 0 to 60000, as in latency:300."],
  ["latency:60001", "faults: latency needs ms from 0 to 60000, as in latency:300."],
  ["latency:x", "faults: latency needs ms from 0 to 60000, as in latency:300."],
  ["status:399", "faults: status needs a number from 400 to 599, as in status:503."],
  ["status:600", "faults: status needs a number from 400 to 599, as in status:503."],
  ["status:429:soon", "faults: retryAfter is seconds or date, as in status:429:date:2."],
  ["rate:0", "faults: rate needs a limit, as in rate:2."],
  ["rate:1000001", "faults: rate needs a limit, as in rate:2."],
  ["fire", "faults: there is no fault fire; choose latency, status, broken-json, reset, lost-response or rate."],
] as const)("the header %j is rejected: %s", ([text, message]) => {
  expect(() => parseFaults(text)).toThrow(expect.objectContaining({ status: 422, message }))
})

test("persistent simulated faults are parsed from a list or from an object with a list", () => {
  const faults = [{ kind: "reset", times: 2, path: "/a", operation: "Layout" }]

  expect(readFaults(faults)).toEqual(faults)
  expect(readFaults({ faults })).toEqual(faults)
  expect(readFaults([{ kind: "reset", times: "2", path: 1, operation: null, more: true }])).toEqual([{ kind: "reset" }])
  expect(readFaults([])).toEqual([])
})

test.for([null, {}, "reset", { faults: "reset" }, 7])(
  "the value %j is rejected as a list of simulated faults",
  (json) => {
    expect(() => readFaults(json)).toThrow(expect.objectContaining({ status: 422 }))
  },
)
