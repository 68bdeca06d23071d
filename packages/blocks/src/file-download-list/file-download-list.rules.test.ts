import dictionary from "@forecourt/schemas/site/dictionary.schema.json" with { type: "json" }
import { expect, test } from "vitest"
import { siteFor } from "../../test/render.tsx"
import { formatFacts, formatSize, getExtension, getName } from "./file-download-list.rules.ts"

const file = (value: object) => ({ value: { src: "/-/media/villkor.pdf", ...value } })

test("a file size is formatted for the site's locale", () => {
  const sizes = (locale: string) =>
    [12, 24_576, 999_999, 8_912_896].map((bytes) => normaliseSpaces(formatSize(bytes, locale)))

  expect(sizes("sv-SE")).toEqual(["1 kB", "25 kB", "1 MB", "8,9 MB"])
  expect(sizes("en-GB")).toEqual(["1 kB", "25 kB", "1 MB", "8.9 MB"])
  expect(sizes("fi-FI")).toEqual(["1 kt", "25 kt", "1 Mt", "8,9 Mt"])
})

/** Replaces the special space that `Intl` puts between a number and its unit. */
function normaliseSpaces(text: string): string {
  return text.replaceAll(/\s/g, " ")
}

test("a file type has its label from the dictionary, or the file extension when the dictionary has no label", () => {
  const kind = (extension: string) => formatFacts(file({ extension }).value, siteFor())

  expect(["xlsx", "jpg", "zip", "pdf", "dwg"].map(kind)).toEqual(["Kalkylblad", "Bild", "Zip-arkiv", "PDF", "DWG"])
})

test("the extension is taken from the URL when the media library has none", () => {
  expect(getExtension(file({}).value)).toBe("PDF")
  expect(getExtension({ src: "/-/media/showroom.svg?w=640" })).toBe("SVG")
  expect(getExtension({ src: "/-/media/hemlig" })).toBeNull()
})

test("a file's name is the editor's title, the library's title or the last segment of the URL, in that order", () => {
  expect(getName({ file: file({ title: "Villkor" }), title: { value: "Villkor 2026" } })).toBe("Villkor 2026")
  expect(getName({ file: file({ title: "Villkor", name: "villkor" }) })).toBe("Villkor")
  expect(getName({ file: file({}) })).toBe("villkor.pdf")
})

test("every file kind is translated into every language", () => {
  for (const key of ["files.document", "files.sheet", "files.archive"] as const)
    expect(Object.keys(dictionary.properties[key]["x-text"])).toEqual(["sv", "nb", "da", "en", "fi", "sk"])
})
