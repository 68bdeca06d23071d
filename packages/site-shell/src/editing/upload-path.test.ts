import { expect, test } from "vitest"
import { buildUploadPath } from "./upload-path.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

test.for([
  ["host.v2.jpg", /^se-used\/host\.v2-[0-9a-f]{8}\.jpg$/],
  ["host", /^se-used\/host-[0-9a-f]{8}$/],
] as const)("the upload %s is stored in the folder of its site, with a hash before its extension", ([name, path]) => {
  expect(buildUploadPath("se-used", name, bytes("a picture"))).toMatch(path)
})

test("uploads with the same name have the same path only if their content is the same", () => {
  const [once, again, other] = ["one", "one", "two"].map((text) => buildUploadPath("se-used", "a.png", bytes(text)))

  expect([once === again, once === other]).toEqual([true, false])
})
