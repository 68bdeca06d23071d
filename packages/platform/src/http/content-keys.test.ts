import { expect, test } from "vitest"
import { requireContentKey } from "./content-keys.ts"
import type { Ask } from "./exchange.ts"

const KEYS = { apiKey: "key", contextId: "context" }

/** Why a door does not open to these headers; `null` when it does. */
function refusalOf(headers: Record<string, string>, takesContext: boolean, query = ""): string | null {
  const ask: Ask = {
    method: "POST",
    url: new URL(`http://platform.invalid/${query}`),
    headers,
    body: async () => Buffer.alloc(0),
  }
  try {
    requireContentKey(ask, KEYS, takesContext)
    return null
  } catch (error) {
    const { status, message } = error as { status: number; message: string }
    return `${status} ${message}`
  }
}

test.for([
  [{ sc_apikey: "key" }, false],
  [{ sc_apikey: "key" }, true],
  [{ "x-sitecore-contextid": "context" }, true],
] as const)("%j opens a door that takes contexts or not (%s)", ([headers, takesContext]) => {
  expect(refusalOf(headers, takesContext)).toBeNull()
})

test("a context may stand in the address, where one is taken", () => {
  expect(refusalOf({}, true, "?sitecoreContextId=context")).toBeNull()
  expect(refusalOf({ "x-sitecore-contextid": "wrong" }, true, "?sitecoreContextId=context")).toContain("401")
  expect(refusalOf({}, false, "?sitecoreContextId=context")).toBe("401 There is no key. Send the header sc_apikey.")
})

test.for([
  [{}, true, "There is no key."],
  [{ sc_apikey: "context" }, true, "The key is wrong."],
  [{ "x-sitecore-contextid": "key" }, true, "The key is wrong."],
] as const)("%j does not open a door that takes contexts (%s): %s", ([headers, takesContext, what]) => {
  expect(refusalOf(headers, takesContext)).toBe(
    `401 ${what} Send the header x-sitecore-contextid (or ?sitecoreContextId=), or the header sc_apikey.`,
  )
})

test.for([
  [{}, "There is no key."],
  [{ "x-sitecore-contextid": "context" }, "There is no key."],
  [{ sc_apikey: "keys" }, "The key is wrong."],
] as const)("%j does not open a door for keys alone: %s", ([headers, what]) => {
  expect(refusalOf(headers, false)).toBe(`401 ${what} Send the header sc_apikey.`)
})
