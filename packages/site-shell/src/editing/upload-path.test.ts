import { expect, test } from "vitest"
import { buildUploadPath } from "./upload-path.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

test.for([
  ["host.v2.jpg", /^se-used\/host\.v2-[0-9a-f]{8}\.jpg$/],
  ["host", /^se-used\/host-[0-9a-f]{8}$/],
] as const)("%s lies in the folder of its site, with the hash before its extension", ([name, path]) => {
  expect(buildUploadPath("se-used", name, bytes("a picture"))).toMatch(path)
})

test("other bytes under the same name lie elsewhere, the same ones at the same place", () => {
  const [once, again, other] = ["one", "one", "two"].map((text) => buildUploadPath("se-used", "a.png", bytes(text)))

  expect([once === again, once === other]).toEqual([true, false])
})
