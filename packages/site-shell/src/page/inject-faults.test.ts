import { expect, test } from "vitest"
import { injectFaults } from "./inject-faults.ts"

const entry = {
  name: "note",
  version: 1,
  render: "server",
  component: () => "rendered",
  wire: {},
  parse: (fields: unknown) => fields as object,
  explain: async () => () => [],
} as const

test("only the blocks listed in FORECOURT_FAULTY_BLOCKS throw when rendered, and their error names the variable", () => {
  const registry = { Note: entry, Other: entry }

  const faulty = injectFaults(registry, ["Note"])

  expect(() => faulty.Note?.component({} as never)).toThrow("Note: fails because FORECOURT_FAULTY_BLOCKS names it")
  expect(faulty.Other).toBe(entry)
  expect(injectFaults(registry, [])).toBe(registry)
})
