import { expect, test } from "vitest"
import { getFault } from "./get-fault.ts"

const serviceError = (isOutage: boolean) => Object.assign(new Error("content: fetchStories"), { isOutage })

test("a service's error is the service's fault only in an outage", () => {
  expect(getFault(serviceError(true))).toBe("service")
  expect(getFault(serviceError(false))).toBe("block")
})

test("a wait that was given up was a wait for a service", () => {
  expect(getFault(new DOMException("too late", "TimeoutError"))).toBe("service")
  expect(getFault(AbortSignal.abort().reason)).toBe("service")
})

test("a wrapping error has the fault of its cause", () => {
  expect(getFault(new Error("no sequence", { cause: serviceError(true) }))).toBe("service")
  expect(getFault(new Error("no sequence", { cause: serviceError(false) }))).toBe("block")
})

test("any other error of a loader is the block's fault", () => {
  expect(getFault(new TypeError("stories is undefined"))).toBe("block")
  expect(getFault("no")).toBe("block")
})

test("an error's own report has precedence over its cause, which counts at any depth", () => {
  expect(getFault(Object.assign(new Error("mine", { cause: serviceError(true) }), { isOutage: false }))).toBe("block")
  expect(getFault(new Error("a", { cause: new Error("b", { cause: serviceError(true) }) }))).toBe("service")
  expect(getFault(new Error("a", { cause: new DOMException("too late", "TimeoutError") }))).toBe("service")
  expect(getFault(Object.assign(new Error("a", { cause: "no" }), { name: "TimeoutError" }))).toBe("service")
})

test.each([[null], [undefined], [5], [{}], [new DOMException("gone", "NotFoundError")]])(
  "%o is a block's own fault",
  (error) => {
    expect(getFault(error)).toBe("block")
  },
)
