import { expect, test } from "vitest"
import { toCleanRoute, toUrlName } from "./routes.ts"

test.for([
  ["", "/"],
  ["/", "/"],
  ["a/b/", "/a/b"],
  ["/a//b?x=1#y", "/a/b"],
  ["/om%20oss", "/om-oss"],
  ["/om oss/våra bilar", "/om-oss/våra-bilar"],
  ["/d%C3%A4ck", "/däck"],
  ["/100%", "/100%"],
] as const)("the item path %s is converted to the route %s", ([path, route]) => {
  expect(toCleanRoute(path)).toBe(route)
})

test("spaces in a page name become dashes in its URL", () => {
  expect(toUrlName(" Om oss ")).toBe("Om-oss")
})

test("the wildcard item * has the URL name ,-w-,", () => {
  expect(toUrlName("*")).toBe(",-w-,")
  expect(toCleanRoute("/kop-bil/bil/,-w-,")).toBe("/kop-bil/bil/,-w-,")
})
