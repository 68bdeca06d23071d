import { editingMachine, toPorts } from "@forecourt/editing-machine"
import { applyOperations, type EditedPage } from "@forecourt/editing-machine/operations"
import { createActor, waitFor } from "xstate"

/** The stored page. */
let page: EditedPage = { fields: {}, layout: { main: [{ block: "note", id: "a", fields: { title: "A" } }] } }
let saves = 0
const createStored = () => ({ etag: String(saves), page, isDraft: saves > 0 })

const actors = toPorts({
  readPage: async () => createStored(),
  findIssues: async () => [],
  savePage: async ({ operations }) => {
    const outcome = applyOperations(page, operations)
    if (outcome.conflicts.length > 0) return { kind: "conflict", conflicts: outcome.conflicts, ...createStored() }
    page = outcome.page
    saves += 1
    return { kind: "saved", ...createStored() }
  },
  publishPage: async () => ({ kind: "published", ...createStored() }),
})

const editing = createActor(editingMachine.provide({ actors }), { input: {} }).start()
await waitFor(editing, (now) => now.matches("clean"))

const operation = { op: "set", block: "a", field: "title", base: "A", value: "B" } as const
editing.send({ type: "CHANGE", operation, at: Date.now() })
editing.send({ type: "SAVE" }) // without waiting for a rest
await waitFor(editing, (now) => now.matches("clean"))

export const title = page.layout.main?.[0]?.fields?.title
