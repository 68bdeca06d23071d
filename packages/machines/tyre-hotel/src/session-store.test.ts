import { expect, test } from "vitest"
import { SESSION_KEY, sessionStore } from "./index.ts"

const CUSTOMER = { encryptedPhoneNumber: "e", obfuscatedPhoneNumber: "•••05", regNo: "ABC123" }

function browser(text?: string) {
  const kept = new Map(text === undefined ? [] : [[SESSION_KEY, text]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, store: sessionStore(() => storage) }
}

test("a session that was saved is there when the page is opened again [spec 3 §3.2 tyre-session]", () => {
  const { kept, store } = browser()

  store.save({ customer: CUSTOMER })

  expect(store.load().customer).toEqual(CUSTOMER)
  expect([...kept.keys()]).toEqual(["tire-hotel"])
})

test("of an empty session nothing is left", () => {
  const { kept, store } = browser("{}")

  store.save({ customer: undefined })

  expect(kept.size).toBe(0)
})

test.each(["", "null", "[]", "{", '{"customer":{"regNo":1}}', '{"validated":{"status":"0"}}'])(
  "what lies there in another form counts as nothing: %s",
  (text) => {
    const { customer, validated } = browser(text).store.load()

    expect([customer, validated]).toEqual([undefined, undefined])
  },
)

test("a storage that is forbidden costs only the way back", () => {
  const store = sessionStore(() => {
    throw new DOMException("denied", "SecurityError")
  })

  expect(() => store.save({ customer: CUSTOMER })).not.toThrow()
  expect(store.load()).toEqual({})
})
