import { expect, test } from "vitest"
import { rehearseFaults } from "./rehearse-faults.ts"

const entry = {
  name: "note",
  version: 1,
  render: "server",
  component: () => "drawn",
  wire: {},
  parse: (fields: unknown) => fields as object,
  explain: async () => () => [],
} as const

test("only the blocks that are named fail, and they say why", () => {
  const registry = { Note: entry, Other: entry }

  const rehearsed = rehearseFaults(registry, ["Note"])

  expect(() => rehearsed.Note?.component({} as never)).toThrow("Note: fails because FORECOURT_FAULTY_BLOCKS names it")
  expect(rehearsed.Other).toBe(entry)
  expect(rehearseFaults(registry, [])).toBe(registry)
})
