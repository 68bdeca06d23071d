import { join } from "node:path"
import { expect, test } from "vitest"
import { readContracts } from "./read-contracts.ts"
import { readParts } from "./read-parts.ts"
import { getBracketContent, getDocBefore, splitList } from "./read-source.ts"

const SRC = join(import.meta.dirname, "..")
const getPart = (subpath: string, name: string) => {
  const all = readParts(join(SRC, subpath, "index.ts")).flatMap(({ parts }) => parts)
  return all.find((part) => part.name === name)
}
const listPropNames = (subpath: string, name: string) => getPart(subpath, name)?.props.map((prop) => prop.name)

const parts = (await readContracts()).flatMap(({ subpath, module }) =>
  readParts(module).flatMap(({ namespace, parts: all }) => all.map((part) => ({ subpath, namespace, ...part }))),
)

test.each(parts)("the exported part $namespace.$name has a description", ({ what }) => {
  expect(what).toMatch(/\.$/)
})

test("readParts finds every part that the package exports", async () => {
  for (const { subpath, module } of await readContracts()) {
    const exported: Readonly<Record<string, unknown>> = await import(module)
    for (const { namespace, parts: all } of readParts(module)) {
      const names = Object.keys(exported[namespace] as object).filter((name) => /^[A-Z][a-z]/.test(name))
      expect([subpath, all.map(({ name }) => name).sort()]).toEqual([subpath, names.sort()])
    }
  }
  // Imports every primitive.
})

test("the element and the props of a part, including inherited props, are read from the TypeScript types", () => {
  expect(getPart("carousel", "Rotate")).toMatchObject({ element: "button", props: [] })
  expect(getPart("tabs", "Root")).toMatchObject({ element: "div" })
  expect(getPart("tabs", "Tab")?.props).toEqual([{ name: "value", isRequired: true }])
  expect(listPropNames("dialog", "Root")).toEqual(["defaultOpen", "closeFromPx", "labels", "open", "onOpenChange"])
  expect(listPropNames("tooltip", "Root")).toContain("openDelayMs")
  expect(listPropNames("alert-dialog", "Content")).toEqual(["initialFocus", "finalFocus"])
  expect(listPropNames("range-slider", "Thumb")).toEqual(["end"])
})

test("a part that is exported under a different name is listed under the exported name", () => {
  expect(getPart("field", "Error")).toMatchObject({ element: "p" })
  expect(getPart("lightbox", "Thumbnails")?.what).toBe(getPart("carousel", "Picker")?.what)
})

test("getBracketContent handles nested brackets, and splitList ignores the > of an arrow function", () => {
  expect(getBracketContent("f(a: { b: string }, c = [1])", 1)).toBe("a: { b: string }, c = [1]")
  expect(splitList('PartProps<"a", (b: A, c: B) => C> & { d: string & E }', "&")).toEqual([
    'PartProps<"a", (b: A, c: B) => C> ',
    " { d: string & E }",
  ])
})

test("the description of a part is the first paragraph of the part's doc comment", () => {
  const text = "/** Other. */\nconst a = 1\n/**\n * What it\n * is.\n *\n * More.\n */\nfunction A"

  expect(getDocBefore(text, text.indexOf("function"))).toBe("What it is.")
  expect(getDocBefore(text, text.indexOf("/**\n"))).toBe("")
})
