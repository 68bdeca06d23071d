import { expect, test } from "vitest"
import { createMediaSources } from "./media-source.ts"
import type { MediaStore } from "./media-store.ts"

test("a video below `artwork/` is sent as WebM, and an image as SVG", async () => {
  const uploads = { find: () => null } as unknown as MediaStore
  const webm = Buffer.from("film")
  const find = createMediaSources(uploads, async (path) => (path.endsWith(".webm") ? { webm } : { svg: "<svg/>" }))

  const [film, drawing] = await Promise.all([find("artwork/films/estate.webm"), find("artwork/a.svg")])

  expect([film?.mimeType, await film?.bytes()]).toEqual(["video/webm", webm])
  expect([drawing?.mimeType, (await drawing?.bytes())?.toString()]).toEqual(["image/svg+xml", "<svg/>"])
})
