import { expect, test } from "vitest"
import type { Language } from "../rules/words.ts"
import { listStems, listVariants } from "./stems.ts"

test.each([
  ["sv", "dieselbilarna", "diesel"],
  ["nb", "stasjonsvogner", "stasjonsvogn"],
  ["en", "estates", "estate"],
  ["fi", "tampereelta", "tampere"],
  ["fi", "turussa", "turku"],
  ["fi", "lahdesta", "lahti"],
  ["fi", "automaatilla", "automaatti"],
  ["fi", "punaisia", "punainen"],
  ["sk", "bratislave", "bratislava"],
  ["sk", "kosiciach", "kosice"],
] as const)("in %s the word %s shares a stem with %s", (language: Language, word, name) => {
  const variants = listVariants(name, language)

  expect(listStems(word, language).filter((stem) => variants.includes(stem))).not.toEqual([])
})

test("a stem has at least three letters", () => {
  expect(listStems("elen", "sv")).toEqual(["elen", "ele"])
})
