import { globSync } from "node:fs"
import { dirname, join } from "node:path"
import { drawArtwork } from "@forecourt/artwork"
import { expect, test } from "vitest"
import { readSeeds } from "../../services/content/src/seed/read-seed.ts"

const ROOT = join(import.meta.dirname, "../../..")
const SHOWN_ON = "se-automotive"

const ABSENT: Readonly<Record<string, string>> = {
  "youtube-video": "The company is invented and has no films.",
  "hubspot-form": "The company is invented and has no forms there.",
  "jotform-form": "The company is invented and has no forms there.",
}

const ELSEWHERE: Readonly<Record<string, string>> = { "service-request-form": "no-automotive" }

const seeds = readSeeds(join(ROOT, "sites"))

test(`every block type occurs on a page of ${SHOWN_ON}, or on a page of another site if the block is specific to a country`, () => {
  const all = globSync("schemas/blocks/*/*.schema.json", { cwd: ROOT }).map((path) => dirname(path).split("/").at(-1))
  const listShown = (name: string) =>
    new Set(seeds.find(({ site }) => site === name)?.files.flatMap(({ document }) => namesOfBlocks(document)))
  const shown = listShown(SHOWN_ON)

  expect(all.length).toBeGreaterThan(20)
  const absent = all.filter((block = "") => !shown.has(block) && ABSENT[block] === undefined)
  expect(absent).toEqual(Object.keys(ELSEWHERE))
  expect(absent.filter((block = "") => !listShown(ELSEWHERE[block] ?? "").has(block))).toEqual([])
  expect(Object.keys(ABSENT).filter((block) => shown.has(block))).toEqual([])
})

test("every file offered for download on a page exists and has the size stated on the page", () => {
  const wrong = seeds
    .flatMap(({ files }) => files)
    .flatMap(({ file, document }) => listOfferedFiles(document).map((offered) => ({ file, ...offered })))
    .filter(({ src, size }) => size !== getSize(src))

  expect(wrong).toEqual([])
})

function namesOfBlocks(value: unknown): string[] {
  if (value === null || typeof value !== "object") return []
  const names = "block" in value && typeof value.block === "string" ? [value.block] : []
  return [...names, ...Object.values(value).flatMap(namesOfBlocks)]
}

interface OfferedFile {
  readonly src: string
  readonly size: number
}

function listOfferedFiles(value: unknown): OfferedFile[] {
  if (value === null || typeof value !== "object") return []
  if ("src" in value && "extension" in value) return [value as unknown as OfferedFile]
  return Object.values(value).flatMap(listOfferedFiles)
}

const sizes = new Map<string, number>()

function getSize(src: string): number {
  const size = sizes.get(src) ?? Buffer.byteLength(drawArtwork(src.replace("/-/media/artwork/", ""))?.svg ?? "")
  sizes.set(src, size)
  return size
}
