// biome-ignore-all lint/suspicious/noThenProperty: "then" is a keyword of JSON Schema
import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { compile as typesFromOthers } from "json-schema-to-typescript"
import { expect, onTestFinished, test } from "vitest"
import { createSchemas } from "../../test/create-schemas.ts"
import { write } from "../../test/small-repository.ts"
import { emitType } from "../emit/emit-types.ts"
import { buildIr } from "../ir/build-ir.ts"
import type { Definition } from "../ir/ir.types.ts"
import type { JsonObject } from "../schema/json.ts"

const PATH = "site/banner.schema.json"

function getDefinition(schema: JsonObject): Definition {
  const root = buildIr(createSchemas({ [PATH]: { ...schema, title: "Banner" } })).roots.get(PATH)
  if (root === undefined) throw new Error("test: the schema was lost.")
  return root
}

const FILE: JsonObject = {
  type: "object",
  properties: { src: { type: "string" }, poster: { type: "string" } },
  required: ["src"],
  additionalProperties: false,
}

/** The schema of a banner that requires `film` if `content` is `Video`. A missing `content` counts as `Image`. */
const BANNER: JsonObject = {
  type: "object",
  properties: {
    content: { type: "string", enum: ["Image", "Video"], default: "Image" },
    film: FILE,
    image: { type: "string" },
  },
  additionalProperties: false,
  if: { properties: { content: { const: "Video" } }, required: ["content"] },
  then: { required: ["film"] },
}

test("a condition generates a discriminated union, both for the parsed type and for the input type", () => {
  const types = emitType(getDefinition(BANNER))

  const film = `film: { src: string; poster?: string }`
  expect(types).toContain(`export type Banner = BannerBase & ({ content: "Image" } | { content: "Video"; ${film} })`)
  expect(types).toContain(`BannerInputBase &\n  ({ content?: "Image" } | { content: "Video"; ${film} })`)
})

test("a property that a condition restricts has a narrower type in the condition's branch", () => {
  const types = emitType(
    getDefinition({
      ...BANNER,
      properties: {
        content: { enum: ["Image", "Video"] },
        size: { type: "string", enum: ["s", "m", "l"] },
        film: FILE,
      },
      then: { properties: { size: { enum: ["m", "l"] }, film: { required: ["poster"] } } },
    }),
  )

  expect(types).toContain(
    `{ content: "Video"; size?: "m" | "l"; film?: { src: string; poster?: string } & { poster: string } }`,
  )
  expect(types).toContain(`{ content?: "Image" }`)
})

test("several conditions on one property generate a single union with a branch for each set of requirements", () => {
  const createCondition = (content: string, name: string): JsonObject => ({
    if: { properties: { content: { const: content } }, required: ["content"] },
    then: { required: [name] },
  })
  const { if: _, then: __, ...plain } = BANNER
  const types = emitType(
    getDefinition({
      ...plain,
      properties: {
        content: { type: "string", enum: ["Image", "Photo", "Video", "None"], default: "None" },
        film: { type: "string" },
        image: { type: "string" },
      },
      allOf: [createCondition("Video", "film"), createCondition("Image", "image"), createCondition("Photo", "image")],
    }),
  )

  expect(types).toContain(`{ content: "Image" | "Photo"; image: string }`)
  expect(types).toContain(`{ content?: "None" }`)
  expect(types).not.toContain("} & {")
})

test("a constraint that types cannot express leaves the type unchanged", () => {
  const types = emitType(getDefinition({ ...BANNER, then: { properties: { image: { minLength: 3 } } } }))

  expect(types).toContain("export interface Banner {")
})

test("a condition inside a list generates a union of list items", () => {
  const types = emitType(
    getDefinition({
      type: "object",
      properties: { slides: { type: "array", items: BANNER } },
      additionalProperties: false,
    }),
  )

  expect(types).toMatch(
    /slides\?: \(\{[^}]*film\?: \{[^}]*\}[^}]*\} & \(\{ content: "Image" \} \| \{ content: "Video"; film: \{.*\} \}\)\)\[\]/s,
  )
})

/** The same rules as in `BANNER`, but written with "oneOf", which other generators support. */
const SAID_OTHERWISE: JsonObject = {
  title: "Theirs",
  oneOf: [
    {
      type: "object",
      properties: { content: { const: "Video" }, film: FILE, image: { type: "string" } },
      required: ["content", "film"],
      additionalProperties: false,
    },
    {
      type: "object",
      properties: { content: { const: "Image" }, film: FILE, image: { type: "string" } },
      additionalProperties: false,
    },
  ],
}

test("the generated union and the one from json-schema-to-typescript are mutually assignable", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-conditions-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const theirs = await typesFromOthers({ ...SAID_OTHERWISE }, "Theirs", { ignoreMinAndMaxItems: true, format: false })
  write(folder, "ours.ts", emitType(getDefinition(BANNER)))
  write(folder, "theirs.ts", theirs)
  write(
    folder,
    "check.ts",
    `import type { Banner, BannerInput } from "./ours.ts"
import type { Theirs } from "./theirs.ts"
declare const ours: BannerInput, theirs: Theirs, parsed: Banner
export const there: Theirs = ours
export const back: BannerInput = theirs
export const written: BannerInput = parsed
export const film = parsed.content === "Video" ? parsed.film.src : parsed.film?.src
// @ts-expect-error a film without its file
export const wrong: BannerInput = { content: "Video" }
`,
  )

  const tsc = join(import.meta.dirname, "../../../../node_modules/typescript/bin/tsc")
  const flags = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--allowImportingTsExtensions"]
  const { stdout, status } = spawnSync(
    process.execPath,
    [tsc, ...flags, "--module", "nodenext", "--types", "", "check.ts"],
    {
      cwd: folder,
      encoding: "utf8",
    },
  )

  expect(status, stdout).toBe(0)
})
