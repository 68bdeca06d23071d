import { expect, test } from "vitest"
import { getFault } from "./get-fault.ts"

const serviceError = (isOutage: boolean) => Object.assign(new Error("content: fetchArticles"), { isOutage })

test('getFault returns "service" for a service error only if it is an outage', () => {
  expect(getFault(serviceError(true))).toBe("service")
  expect(getFault(serviceError(false))).toBe("block")
})

test('getFault returns "service" for a timeout or an abort', () => {
  expect(getFault(new DOMException("too late", "TimeoutError"))).toBe("service")
  expect(getFault(AbortSignal.abort().reason)).toBe("service")
})

test("getFault finds a service error in the cause of an error", () => {
  expect(getFault(new Error("no sequence", { cause: serviceError(true) }))).toBe("service")
  expect(getFault(new Error("no sequence", { cause: serviceError(false) }))).toBe("block")
})

test('getFault returns "block" for any other error', () => {
  expect(getFault(new TypeError("stories is undefined"))).toBe("block")
  expect(getFault("no")).toBe("block")
})

test("an error's isOutage property takes precedence over its causes, and nested causes are followed to any depth", () => {
  expect(getFault(Object.assign(new Error("mine", { cause: serviceError(true) }), { isOutage: false }))).toBe("block")
  expect(getFault(new Error("a", { cause: new Error("b", { cause: serviceError(true) }) }))).toBe("service")
  expect(getFault(new Error("a", { cause: new DOMException("too late", "TimeoutError") }))).toBe("service")
  expect(getFault(Object.assign(new Error("a", { cause: "no" }), { name: "TimeoutError" }))).toBe("service")
})

test.each([[null], [undefined], [5], [{}], [new DOMException("gone", "NotFoundError")]])(
  'getFault returns "block" for %o',
  (error) => {
    expect(getFault(error)).toBe("block")
  },
)
