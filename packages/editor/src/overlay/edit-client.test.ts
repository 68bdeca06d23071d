import { blocks, pages } from "@forecourt/blocks/editing"
import { editingMachine, SAVE_DELAY_MS, toPorts } from "@forecourt/editing-machine"
import { type EditedPage, findBlock, type Operation } from "@forecourt/editing-machine/operations"
import { expect, test, vi } from "vitest"
import { createActor, SimulatedClock } from "xstate"
import { memoryStore } from "../../test/memory-store.ts"
import { createIssueFinder } from "../issues/find-issues.ts"
import { createEditApi } from "../server/server.ts"
import { createEditClient } from "./edit-client.ts"

const PAGE: EditedPage = {
  fields: {},
  layout: { main: [{ block: "car-model-card", id: "one", fields: { title: { value: "EX30" } } }] },
}

const PATIENCE = { timeout: 10_000 }

function openEditor(memory = memoryStore(PAGE), { schemaRevision = "7" } = {}) {
  const api = createEditApi({ store: memory.store, blocks, pages, schemaRevision: "7" })
  const client = createEditClient({
    place: { language: "sv", path: "/" },
    language: "sv",
    schemaRevision,
    findIssues: createIssueFinder({ blocks, pages, language: "sv" }),
    fetch: async (address, init) => api(new Request(`https://cars.example${address}`, init)),
  })
  const clock = new SimulatedClock()
  const actor = createActor(editingMachine.provide({ actors: toPorts(client) }), { input: {}, clock })
  actor.start()
  const waitForState = (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state), PATIENCE)
  return {
    ...memory,
    client,
    actor,
    at: waitForState,
    now: () => actor.getSnapshot().context,
    async save(operation: Operation) {
      actor.send({ type: "CHANGE", operation, at: 0 })
      await waitForState("waiting")
      clock.increment(SAVE_DELAY_MS)
    },
  }
}

const set = (base: string, value: unknown): Operation => ({
  op: "set",
  block: "one",
  field: "title",
  base: { value: base },
  value: { value },
})

const getTitle = (page: EditedPage) => (findBlock(page, "one")?.block.fields?.title as { value: string } | null)?.value

test("the edit client reads, saves and publishes a page through the site", async () => {
  const editor = openEditor()
  await editor.at("clean")
  await editor.save(set("EX30", "EX90"))
  await editor.at("clean")
  expect([getTitle(editor.stored().document), editor.stored().isDraft]).toEqual(["EX90", true])

  editor.actor.send({ type: "PUBLISH" })
  await vi.waitFor(() => expect(editor.stored().isDraft).toBe(false), PATIENCE)
  await editor.at("clean")
  expect(editor.now().stored).toMatchObject({ isDraft: false })
})

test("when two editors change the same field, the second editor has to resolve a conflict", async () => {
  const memory = memoryStore(PAGE)
  const [first, second] = [openEditor(memory), openEditor(memory)]
  await Promise.all([first.at("clean"), second.at("clean")])
  await first.save(set("EX30", "one"))
  await first.at("clean")
  await second.save(set("EX30", "two"))
  await second.at("conflicted")

  expect(second.now().conflicts).toMatchObject([{ kind: "field", theirs: { value: "one" } }])
  const [conflict] = second.now().conflicts
  if (conflict) second.actor.send({ type: "KEEP_MINE", conflict })
  await second.at("waiting")
})

test("an invalid change is detected before it is sent, and its message is in the editor's language", async () => {
  const editor = openEditor()
  await editor.at("clean")
  await editor.save(set("EX30", 7))
  await editor.at("invalid")

  expect(editor.now().issues[0]?.message).toContain("Modell")
  expect(editor.stored().isDraft).toBe(false)
})

test("saving a page returns 'outdated' when the editor was loaded with another schema revision", async () => {
  const editor = openEditor(memoryStore(PAGE), { schemaRevision: "6" })

  await expect(editor.client.savePage({ etag: '"0"', operations: [set("EX30", "EX90")] })).resolves.toEqual({
    kind: "outdated",
  })
})

test("the client reads the history, restores a version and discards a draft", async () => {
  const { client, stored } = openEditor()
  await client.savePage({ etag: '"0"', operations: [set("EX30", "EX90")] })
  await client.publishPage({ etag: stored().etag })
  expect(await client.readHistory()).toMatchObject([{ version: 1 }, { version: 2, isCurrent: true }])

  await client.restoreVersion(stored().etag, 1)
  expect([getTitle(stored().document), stored().isDraft]).toEqual(["EX30", true])
  await client.discardDraft(stored().etag)
  expect([getTitle(stored().document), stored().isDraft]).toEqual(["EX90", false])
  await expect(client.discardDraft('"0"')).rejects.toMatchObject({ status: 412 })
})
