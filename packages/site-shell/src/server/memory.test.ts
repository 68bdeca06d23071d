import { expect, test } from "vitest"
import { createMemory } from "./memory.ts"

/** What an entry weighs beside its bodies. */
const ENTRY = 4096

/** Keeps a body of so many bytes for a version. */
function keep(memory: ReturnType<typeof createMemory>, version: string, bytes: number): void {
  memory.entry(version)
  memory.keep(version, "br", Buffer.alloc(bytes))
}

test("a memory that is just full forgets nothing, one byte more and the oldest goes", () => {
  const memory = createMemory(2 * ENTRY + 200)
  keep(memory, "a", 100)
  keep(memory, "b", 100)

  expect(memory.bytes).toBe(2 * ENTRY + 200)
  expect(memory.entry("a").bodies.br).toHaveLength(100)

  memory.keep("a", "gzip", Buffer.alloc(1))
  expect(memory.bytes).toBe(ENTRY + 101)
  expect(memory.entry("a").bodies.br).toHaveLength(100)
  expect(memory.entry("b").bodies).toEqual({})
})

test("a body that is larger than all there is room for stays while it is the newest", () => {
  const memory = createMemory(1000)
  keep(memory, "a", 10)

  keep(memory, "b", 5000)

  expect(memory.entry("b").bodies.br).toHaveLength(5000)
  expect(memory.bytes).toBe(ENTRY + 5000)
})

test("a body is kept once, and only for a version that is known", () => {
  const memory = createMemory()
  keep(memory, "a", 10)

  memory.keep("a", "br", Buffer.alloc(20))
  memory.keep("b", "br", Buffer.alloc(20))

  expect(memory.entry("a").bodies.br).toHaveLength(10)
  expect(memory.bytes).toBe(ENTRY + 10)
})
