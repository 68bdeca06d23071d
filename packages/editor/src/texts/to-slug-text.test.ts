import { expect, test } from "vitest"
import { toSlugText } from "./to-slug-text.ts"

test.for([
  ["Höst i Göteborg (2)", "host-i-goteborg-2"],
  ["Kjøp & salg: Ærlig", "kjop-salg-aerlig"],
  ["Ťažné zariadenie", "tazne-zariadenie"],
  ["../../etc/passwd", "etc-passwd"],
  ["отчёт", ""],
  ["long ".repeat(90), `${"long-".repeat(15)}long`],
] as const)("the text %s becomes the slug %s", ([words, slug]) => {
  expect(toSlugText(words)).toBe(slug)
})
