import fc from "fast-check"
import { expect, test } from "vitest"
import { getContent } from "./is-same-content.ts"
import {
  applyOperation,
  applyOperations,
  type EditedBlock,
  type EditedPage,
  findBlock,
  getInverse,
  joinOperations,
  listBlocks,
  listOperationsBetween,
  type Operation,
  type Place,
  type SetField,
} from "./operations.ts"

const block = (id: string, fields: object = {}, placeholders?: EditedPage["layout"]): EditedBlock => ({
  block: "note",
  id,
  fields: { ...fields },
  ...(placeholders !== undefined && { placeholders }),
})

const PAGE: EditedPage = {
  fields: { title: { value: "Bilar" } },
  layout: {
    main: [block("a", { title: { value: "A" } }), block("row", {}, { columns: [block("inner")] }), block("b")],
    footer: [],
  },
}

const idsIn = (page: EditedPage, placeholder: string, parent: string | null = null) =>
  [...listBlocks(page)]
    .filter(({ place }) => place.placeholder === placeholder && place.parent === parent)
    .map(({ block }) => block.id)

const set = (to: string | undefined, base: string | undefined = "A", id: string | null = "a"): SetField => ({
  op: "set",
  block: id,
  field: "title",
  ...(base !== undefined && { base: { value: base } }),
  ...(to !== undefined && { value: { value: to } }),
})

function applyAll(page: EditedPage, ...operations: readonly Operation[]): EditedPage {
  const outcome = applyOperations(page, operations)
  expect(outcome.conflicts).toEqual([])
  return outcome.page
}

test("changing a field returns a new page that contains the same objects for all unrelated blocks", () => {
  const page = applyAll(PAGE, set("B"))

  expect(findBlock(page, "a")?.block.fields).toEqual({ title: { value: "B" } })
  expect(findBlock(page, "row")?.block).toBe(findBlock(PAGE, "row")?.block)
  expect(findBlock(applyAll(PAGE, set(undefined)), "a")?.block.fields).toEqual({})
  expect(applyAll(PAGE, set("Nya bilar", "Bilar", null)).fields).toEqual({ title: { value: "Nya bilar" } })
  expect(PAGE.layout.main?.[0]?.fields).toEqual({ title: { value: "A" } })
})

test("applying an operation that has no effect returns the same page object", () => {
  expect(applyOperation(PAGE, set("A", "something else"))).toBe(PAGE)
  expect(applyOperation(PAGE, { op: "insert", block: block("a"), to: place("main") })).toBe(PAGE)
  expect(applyOperation(PAGE, { op: "remove", block: block("nowhere") })).toBe(PAGE)
  expect(applyOperation(PAGE, { op: "move", block: "b", to: place("main", "row") })).toBe(PAGE)
})

function place(placeholder: string, after: string | null = null, parent: string | null = null): Place {
  return { parent, placeholder, after }
}

test.each<[what: string, to: Place, parent: string | null, placeholder: string, ids: string[]]>([
  ["first in an area", place("main"), null, "main", ["new", "a", "row", "b"]],
  ["after a block", place("main", "a"), null, "main", ["a", "new", "row", "b"]],
  ["at the end when the previous block is gone", place("main", "gone"), null, "main", ["a", "row", "b", "new"]],
  ["in an empty area", place("aside"), null, "aside", ["new"]],
  ["in a block", place("columns", "inner", "row"), "row", "columns", ["inner", "new"]],
  ["in an empty placeholder of a block", place("more", null, "b"), "b", "more", ["new"]],
])("a block is inserted %s", (_, to, parent, placeholder, ids) => {
  expect(idsIn(applyAll(PAGE, { op: "insert", block: block("new"), to }), placeholder, parent)).toEqual(ids)
})

test("a block can be moved among its siblings, into another block and out of another block", () => {
  const up = applyAll(PAGE, { op: "move", block: "b", to: place("main") })
  const into = applyAll(PAGE, { op: "move", block: "a", to: place("columns", "inner", "row") })
  const out = applyAll(PAGE, { op: "move", block: "inner", to: place("main", "b") })

  expect(idsIn(up, "main")).toEqual(["b", "a", "row"])
  expect([idsIn(into, "main"), idsIn(into, "columns", "row")]).toEqual([
    ["row", "b"],
    ["inner", "a"],
  ])
  expect([idsIn(out, "main"), idsIn(out, "columns", "row")]).toEqual([["a", "row", "b", "inner"], []])
})

test("removing a block also removes its descendants", () => {
  const { block } = findBlock(PAGE, "row") as { block: EditedBlock }

  expect([...listBlocks(applyAll(PAGE, { op: "remove", block }))].map(({ block: { id } }) => id)).toEqual(["a", "b"])
})

test("operations of two editors conflict when they set the same field to different values, but not when they set different fields", () => {
  const theirs = applyAll(PAGE, set("theirs"), { op: "set", block: "a", field: "text", value: { value: "new" } })
  const mine: Operation[] = [set("mine"), { op: "set", block: "a", field: "link", value: { value: { href: "/" } } }]
  const { page, conflicts } = applyOperations(theirs, mine)

  expect(conflicts).toEqual([{ kind: "field", operation: mine[0], theirs: { value: "theirs" } }])
  expect(findBlock(page, "a")?.block.fields).toEqual({
    title: { value: "theirs" },
    text: { value: "new" },
    link: { value: { href: "/" } },
  })
})

test.each<[what: string, operation: Operation]>([
  ["set in a block that is gone", set("x", "A", "gone")],
  ["insert into a block that is gone", { op: "insert", block: block("new"), to: place("columns", null, "gone") }],
  ["move a block that is gone", { op: "move", block: "gone", to: place("main") }],
  ["move into a block that is gone", { op: "move", block: "a", to: place("columns", null, "gone") }],
])("%s: the conflict reports that the target is gone", (_, operation) => {
  expect(applyOperation(PAGE, operation)).toEqual({ kind: "gone", operation })
})

test("removing a block is a conflict if another editor has changed the block or a descendant", () => {
  const remove: Operation = { op: "remove", block: (findBlock(PAGE, "row") as { block: EditedBlock }).block }
  const theirs = applyAll(PAGE, { op: "set", block: "inner", field: "title", value: { value: "new" } })

  expect(applyOperation(theirs, remove)).toEqual({
    kind: "changed",
    operation: remove,
    theirs: findBlock(theirs, "row")?.block,
  })
})

test("a block cannot be moved into itself or a descendant", () => {
  const operation: Operation = { op: "move", block: "row", to: place("columns", null, "inner") }

  expect(applyOperation(PAGE, operation)).toEqual({ kind: "inside", operation })
  expect(applyOperation(PAGE, { op: "move", block: "a", to: place("x", null, "a") })).toMatchObject({ kind: "inside" })
})

test("consecutive changes to a field are merged, and changes that cancel each other out are removed", () => {
  const twice = [set("B"), set("C", "B")].reduce<readonly Operation[]>(joinOperations, [])
  const back = [set("B"), set("A", "B")].reduce<readonly Operation[]>(joinOperations, [])
  const other: Operation = { op: "set", block: "b", field: "title", value: { value: "B" } }

  expect(twice).toEqual([set("C")])
  expect(back).toEqual([])
  expect([set("B"), other, set("C", "B")].reduce<readonly Operation[]>(joinOperations, [])).toHaveLength(3)
})

function anyOperation(page: EditedPage, [kind, which, where, placeholder, text]: readonly number[]): Operation {
  const blocks = [...listBlocks(page)]
  const pick = (number = 0) => blocks[number % Math.max(1, blocks.length)]?.block
  const chosen = pick(which)
  const around = pick(where)
  const fresh = () => block(`new-${which}-${where}-${text}`)
  const parent = around === undefined || (placeholder ?? 0) % 2 === 0 ? null : around.id
  const siblings = blocks.filter(({ place }) => place.parent === parent && place.placeholder === "main")
  const to = place("main", siblings[(text ?? 0) % (siblings.length + 1)]?.block.id ?? null, parent)
  if (chosen === undefined || kind === 0) return { op: "insert", block: fresh(), to }
  if (kind === 1) return { op: "move", block: chosen.id, to }
  if (kind === 2) return { op: "remove", block: chosen }
  const base = chosen.fields?.title
  return {
    op: "set",
    block: chosen.id,
    field: "title",
    ...(base !== undefined && { base }),
    value: { value: `${text}` },
  }
}

const number = fc.nat({ max: 50 })
const steps = fc.array(fc.tuple(fc.nat({ max: 3 }), number, number, number, number), { maxLength: 15 })

test("any sequence of operations can be undone and redone step by step", () => {
  fc.assert(
    fc.property(steps, (numbers) => {
      const undo: Operation[] = []
      const redo: Operation[] = []
      let page = PAGE
      for (const each of numbers) {
        const operation = anyOperation(page, each)
        const inverse = getInverse(page, operation)
        const next = applyOperation(page, operation)
        if ("kind" in next || next === page || inverse === null) continue
        undo.unshift(inverse)
        redo.push(operation)
        page = next
      }

      const previous = applyAll(page, ...undo)
      expect(tidyPage(previous)).toEqual(tidyPage(PAGE))
      expect(tidyPage(applyAll(previous, ...redo))).toEqual(tidyPage(page))
    }),
  )
})

function tidyPage({ fields, layout }: EditedPage): unknown {
  return getContent(block("page", fields, layout))
}

function applyNumbers(numbers: readonly (readonly number[])[]): EditedPage {
  return numbers.reduce((page, each) => {
    const next = applyOperation(page, anyOperation(page, each))
    return "kind" in next ? page : next
  }, PAGE)
}

test("listOperationsBetween returns the operations that turn one page into another, and none for identical pages", () => {
  fc.assert(
    fc.property(steps, (numbers) => {
      const after = applyNumbers(numbers)

      expect(tidyPage(applyAll(PAGE, ...listOperationsBetween(PAGE, after)))).toEqual(tidyPage(after))
      expect(listOperationsBetween(after, structuredClone(after))).toEqual([])
    }),
  )
})

test("listOperationsBetween includes changes to the parameters of a block", () => {
  const inner = block("x", { title: { value: "X" } })
  const previous = { ...PAGE, layout: { main: [{ ...block("a", {}, { main: [inner] }), params: { size: "s" } }] } }
  const after = { ...PAGE, layout: { main: [{ ...block("a", {}, { main: [inner] }), params: { size: "l" } }] } }

  expect(applyAll(previous, ...listOperationsBetween(previous, after))).toEqual(after)
})

test("listOperationsBetween returns a single operation for a moved or removed block", () => {
  const moved = applyAll(PAGE, { op: "move", block: "b", to: place("main") })
  const removed = applyAll(PAGE, { op: "remove", block: block("a", { title: { value: "A" } }) })

  expect(listOperationsBetween(PAGE, moved)).toEqual([{ op: "move", block: "b", to: place("main") }])
  expect(listOperationsBetween(PAGE, removed)).toEqual([{ op: "remove", block: PAGE.layout.main?.[0] }])
})

test("operations on different blocks give the same page in either order", () => {
  fc.assert(
    fc.property(fc.nat({ max: 50 }), fc.nat({ max: 50 }), (item, two) => {
      const ours: Operation = {
        op: "set",
        block: "a",
        field: "title",
        base: { value: "A" },
        value: { value: `${item}` },
      }
      const theirs: Operation = { op: "set", block: "b", field: "title", value: { value: `${two}` } }

      expect(applyAll(PAGE, ours, theirs)).toEqual(applyAll(PAGE, theirs, ours))
    }),
  )
})

test("changing a list field causes no conflict after the storage has removed empty entries from the list", () => {
  const facts = (value: readonly object[]) => ({ value })
  const page: EditedPage = {
    fields: {},
    layout: { main: [{ block: "card", id: "c", fields: { facts: facts([{ label: "a" }]) } }] },
  }
  const operation: Operation = {
    op: "set",
    block: "c",
    field: "facts",
    base: facts([{ label: "a" }, {}]),
    value: facts([{ label: "a" }, { label: "b" }]),
  }

  expect(applyOperations(page, [operation]).conflicts).toEqual([])
  expect(applyOperations(page, [{ ...operation, base: facts([{ label: "z" }]) }]).conflicts).toHaveLength(1)
})
