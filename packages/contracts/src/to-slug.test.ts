import { expect, test } from "vitest"
import { toSlug } from "./to-slug.ts"

test.each([
  ["Höst i Göteborg (2)", "host-i-goteborg-2"],
  ["Kjøp & salg: Ærlig", "kjop-salg-aerlig"],
  ["Ťažné zariadenie", "tazne-zariadenie"],
  ["Ħaż-Żabbar", "haz-zabbar"],
  ["Kárášjohka, Ŋuorgŋu, Ŧ", "karasjohka-nguorgngu-t"],
  ["Iğdır, İzmir", "igdir-izmir"],
  ["Straße, GROẞ", "strasse-gross"],
  ["Łódź", "lodz"],
  ["Đà Nẵng", "da-nang"],
  ["ﬁne ２４ ½", "fine-24-1-2"],
  ["../../etc/passwd", "etc-passwd"],
  ["отчёт", ""],
])("toSlug converts %s to %s", (text, slug) => {
  expect(toSlug(text)).toBe(slug)
})

test("toSlug converts every European Latin letter", () => {
  const points = Array.from({ length: 0x2_50 - 0xaa }, (_, index) => String.fromCodePoint(0xaa + index))
  const european = points.filter(
    (letter) => /\p{Script=Latin}/u.test(letter) && (letter < "\u0180" || /[ȘșȚțƏə]/.test(letter)),
  )

  expect(european.length).toBeGreaterThan(190)
  expect(european.filter((letter) => !/^x[a-z]+y$/.test(toSlug(`x${letter}y`)))).toEqual([])
})
