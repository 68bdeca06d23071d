import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { openAt } from "../../test/open-at.ts"
import type { LocalItem } from "./items.ts"
import { readStoredFields } from "./read-fields.ts"
import { toStoredValue } from "./stored-value.ts"

async function readPicture(
  src: string,
  width: number,
  height: number,
  measured: readonly (number | null)[] = [30, 40],
) {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-fields-"))
  const store = await openAt(join(folder, "content.sqlite"))
  onTestFinished(() => {
    store.close()
    rmSync(folder, { recursive: true })
  })
  store.run("pragma foreign_keys = off")
  store.run(
    `insert into media (path, file, mime_type, size, width, height, etag, updated)
     values ('phone.jpg', 'f', 'image/jpeg', 1, ?, ?, 'e', 1)`,
    ...([...measured] as [number, number]),
  )
  const { value, raw, words } = toStoredValue({ value: { src, alt: "A car", width, height } }, { type: "Image" }, "")
  store.run(
    "insert into fields (item_id, language, version, name, value, raw, words) values ('i', 'sv', 1, 'image', ?, ?, ?)",
    JSON.stringify(value),
    raw,
    words,
  )
  return readStoredFields(store, { id: "i", current: { language: "sv", version: 1 } } as LocalItem).get("image")
}

test("a picture field stored with the dimensions before EXIF rotation is read with the displayed dimensions", async () => {
  const stored = await readPicture("/-/media/Phone.jpg?h=40", 40, 30)

  expect(stored?.value).toEqual({ value: { src: "/-/media/Phone.jpg?h=40", alt: "A car", width: 30, height: 40 } })
  expect(stored?.raw).toContain('width="30" height="40"')
  expect(stored?.words).toBe(stored?.raw)
})

test.each([
  ["has the right size", "/-/media/phone.jpg", 30, 40, [30, 40]],
  ["has another size", "/-/media/phone.jpg", 400, 300, [30, 40]],
  ["refers to a picture on another host", "https://elsewhere.example/-/media/phone.jpg", 40, 30, [30, 40]],
  ["refers to an unknown picture", "/-/media/other.jpg", 40, 30, [30, 40]],
  ["refers to a picture that is not measured yet", "/-/media/phone.jpg", 40, 30, [null, null]],
] as const)(
  "the dimensions of a picture field are unchanged when the field %s",
  async (_, src, width, height, measured) => {
    const stored = await readPicture(src, width, height, measured)

    expect(stored?.value).toMatchObject({ value: { width, height } })
  },
)
