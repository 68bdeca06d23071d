import { Context } from "hono"
import { expect, test } from "vitest"
import { checkContentKey } from "./content-keys.ts"

const KEYS = { apiKey: "key", contextId: "context" }

function getRefusal(headers: Record<string, string>, takesContext: boolean, query = ""): string | null {
  const context = new Context(new Request(`http://content.invalid/${query}`, { method: "POST", headers }))
  try {
    checkContentKey(context, KEYS, takesContext)
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
] as const)(
  "a request with the headers %j is accepted when support for context ids is %s",
  ([headers, takesContext]) => {
    expect(getRefusal(headers, takesContext)).toBeNull()
  },
)

test("an endpoint that supports context ids also accepts a context id in the query string", () => {
  expect(getRefusal({}, true, "?sitecoreContextId=context")).toBeNull()
  expect(getRefusal({ "x-sitecore-contextid": "wrong" }, true, "?sitecoreContextId=context")).toContain("401")
  expect(getRefusal({}, false, "?sitecoreContextId=context")).toBe("401 There is no key. Send the header sc_apikey.")
})

test.for([
  [{}, true, "There is no key."],
  [{ sc_apikey: "context" }, true, "The key is wrong."],
  [{ "x-sitecore-contextid": "key" }, true, "The key is wrong."],
] as const)(
  "a request with the headers %j, when support for context ids is %s, is rejected with the error %s",
  ([headers, takesContext, what]) => {
    expect(getRefusal(headers, takesContext)).toBe(
      `401 ${what} Send the header x-sitecore-contextid (or ?sitecoreContextId=), or the header sc_apikey.`,
    )
  },
)

test.for([
  [{}, "There is no key."],
  [{ "x-sitecore-contextid": "context" }, "There is no key."],
  [{ sc_apikey: "keys" }, "The key is wrong."],
] as const)("an endpoint that accepts only API keys rejects the headers %j with the error %s", ([headers, what]) => {
  expect(getRefusal(headers, false)).toBe(`401 ${what} Send the header sc_apikey.`)
})
