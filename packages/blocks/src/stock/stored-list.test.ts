// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest"
import { createStoredList } from "./stored-list.ts"

const open = (storage = () => localStorage) =>
  createStoredList({ key: "fc-test", storage, isItem: (value): value is string => typeof value === "string" })

afterEach(() => localStorage.clear())

test("a stored list is available on the next page, and an empty list is removed from the storage", () => {
  open().write(["a", "b"])
  expect(open().read()).toEqual(["a", "b"])

  open().write([])
  expect(localStorage.length).toBe(0)
})

test.each(["", "{", "null", '{"0":"a"}', "7"])(
  "an invalid stored value, such as %j, is read as an empty list",
  (text) => {
    localStorage.setItem("fc-test", text)

    expect(open().read()).toEqual([])
  },
)

test("invalid items of a stored list are ignored", () => {
  localStorage.setItem("fc-test", '["a",1,null,{"b":2},"c"]')

  expect(open().read()).toEqual(["a", "c"])
})

test("the list is kept in memory when the storage is full or not accessible", () => {
  const full = open(() => ({
    ...localStorage,
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError")
    },
  }))
  const forbidden = open(() => {
    throw new DOMException("denied", "SecurityError")
  })

  for (const list of [full, forbidden]) {
    expect(list.read()).toEqual([])
    list.write(["a"])
    expect(list.read()).toEqual(["a"])
  }
})

test("subscribers are notified of changes in the same window, in other windows and after the page returns from the back-forward cache", () => {
  const list = open()
  const onChange = vi.fn()
  const unfollow = list.subscribe(onChange)
  list.write(["a"])
  expect(onChange).toHaveBeenCalledTimes(1)

  localStorage.setItem("fc-test", '["b"]')
  dispatchEvent(new StorageEvent("storage", { key: "fc-other" }))
  expect(list.read()).toEqual(["a"])
  dispatchEvent(new StorageEvent("storage", { key: "fc-test" }))
  expect([list.read(), onChange.mock.calls.length]).toEqual([["b"], 2])

  localStorage.setItem("fc-test", '["c"]')
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }))
  expect([list.read(), onChange.mock.calls.length]).toEqual([["c"], 3])

  unfollow()
  list.write([])
  expect(onChange).toHaveBeenCalledTimes(3)
})

test("read returns the same array as long as the stored list is unchanged", () => {
  const list = open()
  list.write(["a"])

  expect(list.read()).toBe(list.read())
})
