import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest"
import { drawArtwork } from "../artwork.ts"
import { type CachedArtwork, cachedArtwork, hashOfCode } from "./cached-artwork.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-artwork-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function keep(hash?: string): CachedArtwork {
  const kept = cachedArtwork(join(folder, "kept"), hash)
  onTestFinished(() => kept.close())
  return kept
}

const MARK = "/-/media/artwork/logo/norrvik-favicon.svg"

test("a cached picture equals the drawn one", async () => {
  const drawn = drawArtwork(MARK)

  expect(await keep().find(MARK)).toEqual(drawn)
  expect(await keep().find(MARK)).toEqual(drawn)
  expect(drawn).not.toBeNull()
})

test("a cached picture is drawn again only when the drawing code changes", async () => {
  await keep("one").find(MARK)
  const file = join(folder, "kept/one/logo/norrvik-favicon.json")
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), width: 7 }))

  expect(await keep("one").find(MARK)).toMatchObject({ width: 7 })
  expect(await keep("two").find(MARK)).toMatchObject({ width: 64 })
  expect(readdirSync(join(folder, "kept"))).toEqual(["two"])
})

test("concurrent requests for a picture share one drawing", async () => {
  const kept = keep()

  const [one, other] = await Promise.all([kept.find(MARK), kept.find("logo/norrvik-favicon.svg")])

  expect(other).toBe(one)
})

test.each([
  "/-/media/artwork/logo/nobody.svg",
  "/-/media/artwork/../../secret.svg",
  "/-/media/artwork/logo/norrvik.png",
])("no picture exists at %s", async (address) => {
  expect(await keep().find(address)).toBeNull()
})

test("drawing does not block other work", async () => {
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await keep().find("/-/media/artwork/scenes/harbour-16x9.svg")
  isDone = true

  // A busy machine draws more slowly, and makes them more.
  expect(turns).toBeGreaterThan(200)
})

test("the hash changes with the code and not with its tests", () => {
  const source = join(folder, "source")
  mkdirSync(source)
  writeFileSync(join(source, "draw.ts"), "1")
  const before = hashOfCode(source)
  writeFileSync(join(source, "draw.test.ts"), "1")
  const tested = hashOfCode(source)
  writeFileSync(join(source, "draw.ts"), "2")

  expect(tested).toBe(before)
  expect(hashOfCode(source)).not.toBe(before)
})
