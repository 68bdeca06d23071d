import { expect, test } from "vitest"
import { getIndexes } from "./search.ts"

const SITES = {
  "se-used": { stock: "stock-se-used", sites: "sites-se-used" },
  "uk-automotive": { stock: "stock-uk-automotive", sites: "sites-uk-automotive" },
}

test("each site has its own stock index and its own dealership index [spec 2 §7 index-per-site]", () => {
  expect(getIndexes("uk-automotive", SITES)).toEqual({ stock: "stock-uk-automotive", sites: "sites-uk-automotive" })
})

test.each(["", "dk-used", "SE-USED", "constructor", "__proto__"])(
  "getIndexes throws on the unknown site %j [spec 2 §7 unknown-site, §8 unknown-site]",
  (name) => {
    expect(() => getIndexes(name, SITES)).toThrow(/^Unknown sitecoreSiteName$/)
  },
)
