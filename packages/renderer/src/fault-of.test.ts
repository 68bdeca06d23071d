import { expect, test } from "vitest"
import { faultOf } from "./fault-of.ts"

const serviceError = (isOutage: boolean) => Object.assign(new Error("content: fetchStories"), { isOutage })

test("an error of a service says itself whether the service is in trouble", () => {
  expect(faultOf(serviceError(true))).toBe("service")
  expect(faultOf(serviceError(false))).toBe("block")
})

test("a wait that was given up was a wait for a service", () => {
  expect(faultOf(new DOMException("too late", "TimeoutError"))).toBe("service")
  expect(faultOf(AbortSignal.abort().reason)).toBe("service")
})

test("an error that wraps another is that one's fault", () => {
  expect(faultOf(new Error("no sequence", { cause: serviceError(true) }))).toBe("service")
  expect(faultOf(new Error("no sequence", { cause: serviceError(false) }))).toBe("block")
})

test("whatever else a loader throws is its block's own", () => {
  expect(faultOf(new TypeError("stories is undefined"))).toBe("block")
  expect(faultOf("no")).toBe("block")
})

test("an error that says whose fault it is says so for what it wraps as well, however deep another lies", () => {
  expect(faultOf(Object.assign(new Error("mine", { cause: serviceError(true) }), { isOutage: false }))).toBe("block")
  expect(faultOf(new Error("a", { cause: new Error("b", { cause: serviceError(true) }) }))).toBe("service")
  expect(faultOf(new Error("a", { cause: new DOMException("too late", "TimeoutError") }))).toBe("service")
  expect(faultOf(Object.assign(new Error("a", { cause: "no" }), { name: "TimeoutError" }))).toBe("service")
})

test.each([[null], [undefined], [5], [{}], [new DOMException("gone", "NotFoundError")]])(
  "%o is a block's own fault",
  (error) => {
    expect(faultOf(error)).toBe("block")
  },
)
