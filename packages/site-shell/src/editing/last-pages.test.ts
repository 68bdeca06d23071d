import { expect, test } from "vitest"
import type { PageContent } from "../page/page-content.types.ts"
import { createLastPages } from "./last-pages.ts"

const content = (name: string) => ({ name }) as PageContent
const fail = () => Promise.reject(new Error("The platform restarts."))

test("while the platform does not respond, an edited page shows the content of the last successful request", async () => {
  const { readOrLast } = createLastPages()
  await readOrLast("sv /", async () => content("before"))

  expect(await readOrLast("sv /", fail)).toEqual({ content: content("before"), isStale: true })
  expect(await readOrLast("sv /", async () => content("after"))).toEqual({ content: content("after"), isStale: false })
})

test("rendering an edited page that has never been fetched successfully throws the platform's error", async () => {
  const { readOrLast } = createLastPages()
  await readOrLast("sv /", async () => content("home"))

  await expect(readOrLast("sv /bilar", fail)).rejects.toThrow("The platform restarts.")
})

test("after an edited page has been removed, its cached content is no longer shown", async () => {
  const { readOrLast } = createLastPages()
  await readOrLast("sv /", async () => content("home"))
  await readOrLast("sv /", async () => null)

  await expect(readOrLast("sv /", fail)).rejects.toThrow()
})

test("when the cache of edited pages is full, the least recently rendered page is evicted", async () => {
  const { readOrLast } = createLastPages(2)
  for (const key of ["a", "b", "a", "c"]) await readOrLast(key, async () => content(key))

  expect((await readOrLast("a", fail)).isStale).toBe(true)
  await expect(readOrLast("b", fail)).rejects.toThrow()
})
