import { expect, test } from "vitest"
import { keepSafePages } from "./safe-pages.ts"

function pagesAt(clock: { now: number }) {
  const asked: string[] = []
  const find = keepSafePages(
    async (path) => {
      asked.push(path)
      if (path === "/trasig") throw new Error("failed again")
      return { body: Buffer.from(path), policy: "" }
    },
    () => clock.now,
  )
  return { find, asked }
}

test("a page is drawn safely once for all who ask within half a minute", async () => {
  const clock = { now: 0 }
  const { find, asked } = pagesAt(clock)

  await Promise.all([find("/verkstad"), find("/verkstad")])
  clock.now = 29_999
  await find("/verkstad")
  expect(asked).toEqual(["/verkstad"])

  clock.now = 30_000
  await find("/verkstad")
  expect(asked).toEqual(["/verkstad", "/verkstad"])
})

test("a page that fails again is not tried for every visitor", async () => {
  const { find, asked } = pagesAt({ now: 0 })

  expect(await find("/trasig")).toBeNull()
  expect(await find("/trasig")).toBeNull()
  expect(asked).toEqual(["/trasig"])
})

test("many failing addresses do not fill the memory", async () => {
  const { find, asked } = pagesAt({ now: 0 })

  for (let number = 0; number <= 100; number++) await find(`/${number}`)
  await find("/1")
  await find("/0")

  expect(asked.filter((path) => path === "/1")).toHaveLength(1)
  expect(asked.filter((path) => path === "/0")).toHaveLength(2)
})

test("a page that failed once more is not the next to be forgotten", async () => {
  const clock = { now: 0 }
  const { find, asked } = pagesAt(clock)
  await find("/0")
  clock.now = 1
  for (let number = 1; number < 100; number++) await find(`/${number}`)

  clock.now = 30_000
  await find("/0")
  await find("/100")
  await find("/0")

  expect(asked.filter((path) => path === "/0")).toHaveLength(2)
})
