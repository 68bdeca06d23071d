import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { crc32 } from "node:zlib"
import sharp from "sharp"
import { expect, onTestFinished, test } from "vitest"
import { openAt } from "../../test/open-at.ts"
import { pictureSizes } from "../storage/migrations/0004-picture-sizes.ts"
import { createFolderFiles } from "./media-files.ts"
import { createMediaStore, type MediaEntry } from "./media-store.ts"

async function openMedia() {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-media-"))
  const store = await openAt(join(folder, "media.sqlite"))
  onTestFinished(() => {
    store.close()
    rmSync(folder, { recursive: true })
  })
  const media = createMediaStore(store, createFolderFiles(join(folder, "media")))
  const files = () => (existsSync(join(folder, "media")) ? readdirSync(join(folder, "media")) : [])
  const put = (path: string, text = "text", type = "") => media.put(path, Buffer.from(text), type)
  const read = async (path: string) => String(await media.bytes(media.find(path) as MediaEntry))
  return { media, files, put, read, store }
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'

test("an upload is stored under a lower-case path and found regardless of case", async () => {
  const { media, put, read } = await openMedia()

  expect(await put("Docs/Price List.PDF")).toEqual({
    path: "docs/price-list.pdf",
    src: "/-/media/docs/price-list.pdf",
    mimeType: "application/pdf",
    size: 4,
  })
  expect(await read("DOCS/price-list.pdf")).toBe("text")
  expect(media.find("docs/other.pdf")).toBeNull()
})

test.for([
  "../a.pdf",
  "a/../../b.pdf",
  ".hidden.pdf",
  "a//b.pdf",
  "a/./b.pdf",
  "a\\b.pdf",
  "artwork/a.pdf",
  "a/-b.pdf",
  "a\n.pdf",
  "",
])("%j is not a valid path for an upload", async (path) => {
  const { put, files } = await openMedia()

  await expect(put(path)).rejects.toMatchObject({ status: 400 })
  expect(files()).toEqual([])
})

test.for([
  ["a.html", ""],
  ["a.js", ""],
  ["a", ""],
  ["a.pdf.exe", ""],
  ["a.pdf", "image/png"],
] as const)("uploading the file %s with the media type %j is rejected because of the type", async ([path, type]) => {
  const { put, files } = await openMedia()

  await expect(put(path, "text", type)).rejects.toMatchObject({ status: 415 })
  expect(files()).toEqual([])
})

test("an empty upload is rejected", async () => {
  const { put } = await openMedia()

  await expect(put("a.pdf", "")).rejects.toMatchObject({ status: 400 })
})

test("a picture is stored with its dimensions, and a picture whose type does not match its extension is rejected", async () => {
  const { put } = await openMedia()

  expect(await put("a.svg", SVG, "image/svg+xml")).toMatchObject({ width: 3, height: 2 })
  await expect(put("a.png", SVG)).rejects.toMatchObject({
    status: 415,
    message: expect.stringContaining("it holds svg"),
  })
  await expect(put("a.png", "text")).rejects.toMatchObject({ status: 415 })
})

test.for([1, 2, 3, 4, 5, 6, 7, 8])(
  "a picture with the EXIF orientation %i is stored with its displayed dimensions",
  async (orientation) => {
    const { media } = await openMedia()
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#808080" } })
    const bytes = await picture.withMetadata({ orientation }).jpeg().toBuffer()

    const size = orientation < 5 ? { width: 40, height: 30 } : { width: 30, height: 40 }
    expect(await media.put("phone.jpg", bytes, "image/jpeg")).toMatchObject(size)
  },
)

async function createPicture(format: "jpeg" | "png" | "webp" | "avif" | "gif", frames = 1): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
  const create = { width: 40, height: 30, channels: 3, background: "#808080", noise } as const
  const still = await sharp({ create }).png().toBuffer()
  const stills = Array.from({ length: frames }, () => still)
  return (frames === 1 ? sharp(still) : sharp(stills, { join: { animated: true } })).toFormat(format).toBuffer()
}

function announceFrames(png: Buffer): Buffer {
  const at = png.indexOf("IDAT") - 4
  const data = Buffer.from("acTL\0\0\0\x01\0\0\0\0", "latin1")
  const chunk = Buffer.concat([Buffer.alloc(4), data, Buffer.alloc(4)])
  chunk.writeUInt32BE(8, 0)
  chunk.writeUInt32BE(crc32(data), chunk.length - 4)
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)])
}

test.for([
  ["moving.png", "gif", 3, "image/gif"],
  ["moving.jpg", "webp", 3, "image/webp"],
  ["photo.avif", "jpeg", 1, "image/jpeg"],
  ["photo.gif", "avif", 1, "image/avif"],
  ["photo.jpg", "png", 1, "image/png"],
] as const)(
  "an upload named %s with content in the format %s is stored with the media type of the content",
  async ([path, format, frames, mimeType]) => {
    const { media } = await openMedia()

    expect(await media.put(path, await createPicture(format, frames), "")).toMatchObject({ mimeType })
    expect(media.find(path)).toMatchObject({ mimeType })
  },
)

test("an animated PNG and an AVIF sequence are detected by their content", async () => {
  const { media } = await openMedia()
  const sequence = await createPicture("avif")
  sequence.write("avis", 8, "latin1")

  expect(await media.put("a.png", announceFrames(await createPicture("png")), "")).toMatchObject({
    mimeType: "image/png",
  })
  expect(await media.put("a.avif", sequence, "")).toMatchObject({ mimeType: "image/avif" })
  expect(["a.png", "a.avif"].map((path) => media.find(path)?.mimeType)).toEqual(["image/apng", "image/avif-sequence"])
})

test.for(["jpeg", "png", "webp", "avif"] as const)("a truncated %s is rejected", async (format) => {
  const { media, files } = await openMedia()
  const whole = await createPicture(format)

  const upload = media.put(`a.${format}`, whole.subarray(0, Math.floor(whole.length * 0.9)), "")

  await expect(upload).rejects.toMatchObject({ status: 415 })
  expect(files()).toEqual([])
})

test("a picture in an unsupported format is rejected even with a supported extension and media type", async () => {
  const { media } = await openMedia()
  const tiff = await sharp(await createPicture("png"))
    .tiff()
    .toBuffer()

  await expect(media.put("a.jpg", tiff, "image/jpeg")).rejects.toMatchObject({ status: 415 })
})

test("a picture of more than 60 megapixels is rejected regardless of its file size", async () => {
  const { put, files } = await openMedia()
  const large = '<svg xmlns="http://www.w3.org/2000/svg" width="10000" height="10000"/>'

  await expect(put("a.svg", large, "image/svg+xml")).rejects.toMatchObject({
    status: 415,
    message: expect.stringContaining("at most 60 megapixels"),
  })
  expect(files()).toEqual([])
})

test("replacing or removing an upload deletes its file unless another upload has the same content", async () => {
  const { media, files, put, read } = await openMedia()
  await put("a.pdf", "one")
  await put("b.pdf", "one")
  expect(files()).toHaveLength(1)

  await put("a.pdf", "two")
  expect([await read("a.pdf"), await read("b.pdf")]).toEqual(["two", "one"])
  expect(files()).toHaveLength(2)

  await media.remove("b.pdf")
  expect(media.find("b.pdf")).toBeNull()
  expect(files()).toHaveLength(1)

  await put("a.pdf", "two")
  expect(await read("a.pdf")).toBe("two")
  await media.remove("a.pdf")
  await media.remove("a.pdf")
  expect(files()).toEqual([])
})

test("reading an upload that has been replaced in the meantime fails with 404", async () => {
  const { media, put } = await openMedia()
  await put("a.pdf", "one")
  const entry = media.find("a.pdf") as MediaEntry
  await put("a.pdf", "two")

  await expect(media.bytes(entry)).rejects.toMatchObject({ status: 404 })
})

test("uploads are stored one after the other, and a rejected upload does not block the next upload", async () => {
  const { media, put, read } = await openMedia()

  const outcomes = await Promise.allSettled([
    put("a.pdf", "same"),
    media.remove("a.pdf"),
    put("b.pdf", "same"),
    put("a.html"),
    put("c.pdf", "same"),
  ])

  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected", "fulfilled"])
  expect([media.find("a.pdf"), await read("b.pdf"), await read("c.pdf")]).toEqual([null, "same", "same"])
})

test("uploads are listed by path, and replacing an upload changes its ETag", async () => {
  const { media, put } = await openMedia()
  await put("b.pdf", "one")
  await put("a.pdf", "one")
  const previous = media.find("a.pdf")?.etag
  await put("a.pdf", "two")

  expect(media.list().map(({ path }) => path)).toEqual(["a.pdf", "b.pdf"])
  expect(media.find("a.pdf")?.etag).not.toBe(previous)
})

const phonePicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test("missing dimensions of stored pictures are measured once, with the EXIF rotation applied", async () => {
  const { media, store } = await openMedia()
  await media.put("phone.jpg", await phonePicture(), "image/jpeg")
  await media.put(
    "gone.jpg",
    await sharp(await phonePicture())
      .jpeg({ quality: 10 })
      .toBuffer(),
    "image/jpeg",
  )
  store.run("update media set width = null, height = null")
  store.run("update media set file = 'gone.jpg' where path = 'gone.jpg'")

  await media.measure()
  const measured = store.generation()
  await media.measure()

  expect(media.find("phone.jpg")).toMatchObject({ width: 30, height: 40 })
  expect(media.find("gone.jpg")).toMatchObject({ width: null, height: null })
  expect(store.generation()).toBe(measured)
})

test("a migration deletes the stored dimensions of a rotated picture, and measuring the picture again stores its displayed dimensions", async () => {
  const { media, store } = await openMedia()
  await media.put("phone.jpg", await phonePicture(), "image/jpeg")
  await media.put("plan.svg", Buffer.from(SVG), "image/svg+xml")
  store.run("update media set width = 40, height = 30 where path = 'phone.jpg'")

  await pictureSizes.up({ run: async (sql: string) => store.run(sql) } as never, {} as never)
  expect(media.find("phone.jpg")?.width).toBeNull()
  expect(media.find("plan.svg")?.width).toBe(3)
  await media.measure()

  expect(media.find("phone.jpg")).toMatchObject({ width: 30, height: 40 })
})
