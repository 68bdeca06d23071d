import { expect, test } from "vitest"
import { LANGUAGES } from "../../rules/words.ts"
import { getSynonyms } from "./synonyms.ts"

test.each(LANGUAGES)("the synonyms of %s are single lower-case words without duplicates", (language) => {
  const groups = getSynonyms(language)
  const words = groups.flat()

  expect(groups.every((group) => group.length > 1)).toBe(true)
  expect(words.filter((word) => !/^[\p{L}\p{N}]+$/u.test(word) || word !== word.toLowerCase())).toEqual([])
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
})
