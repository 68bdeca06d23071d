import { expect, test } from "vitest"
import { readOrKeepLast } from "./keep-last.ts"

const fail = () => Promise.reject(new Error("silent"))
const read = (key: string, value: unknown) =>
  readOrKeepLast<unknown>(
    key,
    async () => value,
    () => "fallback",
  )
const readInVain = (key: string) => readOrKeepLast<unknown>(key, fail, (cause) => `fallback: ${cause}`)

test("the last value that was read successfully is returned when reading fails", async () => {
  expect(await read("menu", ["a"])).toEqual(["a"])
  expect(await read("menu", ["b"])).toEqual(["b"])

  expect(await readInVain("menu")).toEqual(["b"])
})

test("an empty value counts as a successful read and is returned when a later read fails", async () => {
  for (const nothing of [null, "", undefined]) {
    await read("llms", nothing)

    expect(await readInVain("llms")).toBe(nothing)
  }
})

test("the fallback value is returned when reading fails and no earlier value exists for the key", async () => {
  await read("settings sv", "Inställningar")

  expect(await readInVain("settings en")).toBe("fallback: Error: silent")
})
