import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { normalizeText } from "./normalize-text.ts"

test.each([
  ["one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"],
  ["a\u0000b\u0007c\u000bd\u001be\u007ff\u009fg", "abcdefg"],
  ["\tindented – åäö 🙂", "\tindented – åäö 🙂"],
])("normalizeText converts %j to %j", (typed, tidy) => {
  expect(normalizeText(typed)).toBe(tidy)
})

const FOLDER = join(import.meta.dirname, "../../../schemas/services")

function listTexts(value: unknown, place: string): readonly (readonly [place: string, pattern: string])[] {
  if (typeof value !== "object" || value === null) return []
  const { type, pattern, format } = value as Readonly<Record<string, unknown>>
  const isText = [type].flat().includes("string") && format === undefined && !("const" in value || "enum" in value)
  const innerTexts = Object.entries(value).flatMap(([name, entry]) => listTexts(entry, `${place}/${name}`))
  return isText ? [[place, String(pattern ?? "")], ...innerTexts] : innerTexts
}

const requests = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(?:forms|tyre-hotel|workshop-booking)\/.*(?:-request|form-submission)\.schema\.json$/.test(file))
  .flatMap((file) => listTexts(JSON.parse(readFileSync(join(FOLDER, file), "utf8")), file))

test.each(requests)("the text pattern of %s rejects a NUL character", (_, pattern) => {
  expect("A\u00001").not.toMatch(new RegExp(pattern, "u"))
  expect("\u0000").not.toMatch(new RegExp(pattern, "u"))
})
