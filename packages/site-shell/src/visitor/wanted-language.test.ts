import { expect, test } from "vitest"
import { selectLanguage } from "./wanted-language.ts"

test.each([
  ["en", "en"],
  ["EN-GB,sv;q=0.8", "en"],
  ["de, en;q=0.5", "en"],
  ["de", "sv"],
  ["", "sv"],
])("a browser with the Accept-Language %j gets the language %s", (wanted, language) => {
  expect(selectLanguage(new Headers({ "accept-language": wanted }), ["sv", "en"])).toBe(language)
})
