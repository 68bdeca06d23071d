import { expect, test } from "vitest"
import { createTitled, getTitle, openEditing, openStorage } from "../test/edited-page.ts"
import { getRetryDelay, RETRY_DELAY_MS } from "./editing.rules.ts"
import { listUnsaved, SAVE_DELAY_MS, STEP_MS } from "./index.ts"

test("the machine loads the page, checks the page for issues and then waits for a change", async () => {
  const editing = openEditing()
  expect(editing.now().value).toBe("reading")

  await editing.pass(60_000)

  expect(editing.now().value).toBe("clean")
  expect(editing.callNames).toEqual(["readPage", "findIssues"])
})

test("typed text is shown immediately and saved once after the debounce", async () => {
  const editing = openEditing()
  await editing.pass()

  editing.change(createTitled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS - 1)
  editing.change(createTitled("a", "A12", "A1"))
  expect(getTitle(editing.now().context.page, "a")).toBe("A12")
  await editing.pass(SAVE_DELAY_MS - 1)
  expect(editing.callNames).not.toContain("savePage")
  await editing.pass(1)

  expect(editing.now().value).toBe("clean")
  expect(editing.callNames.filter((name) => name === "savePage")).toHaveLength(1)
  expect(getTitle(editing.storage.stored().page, "a")).toBe("A12")
  expect(editing.emitted).toEqual([{ type: "stored" }])
})

test("the page is checked for issues after each change, even before the change is saved or while saving fails", async () => {
  const editing = openEditing({ calls: { savePage: () => Promise.reject(new Error("no network")) } })
  await editing.pass()

  editing.change(createTitled("a", "", "A"))
  await editing.pass()
  expect([editing.now().value, editing.now().context.issues.length]).toEqual(["waiting", 1])
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now().value).toBe("offline")

  editing.change(createTitled("a", "A2", ""))
  await editing.pass()

  expect([editing.now().value, editing.now().context.issues]).toEqual(["offline", []])
})

test("a late result of an earlier issue check does not replace the issues of the current page", async () => {
  const storage = openStorage()
  const first = Promise.withResolvers<void>()
  let searches = 0
  const editing = openEditing({
    storage,
    calls: {
      async findIssues(input) {
        searches += 1
        if (searches === 2) await first.promise
        return storage.ports.findIssues(input)
      },
    },
  })
  await editing.pass()

  editing.change(createTitled("a", "", "A"))
  editing.change(createTitled("a", "A2", ""))
  await editing.pass()
  first.resolve()
  await editing.pass()

  expect(editing.now().context.issues).toEqual([])
})

test("the previous issues remain when an issue check fails", async () => {
  const storage = openStorage()
  let searches = 0
  const editing = openEditing({
    storage,
    calls: {
      async findIssues(input) {
        searches += 1
        if (searches === 2) throw new Error("The form did not load.")
        return storage.ports.findIssues(input)
      },
    },
  })
  await editing.pass()

  editing.change(createTitled("a", "A2", "A"))
  await editing.pass()
  expect(editing.now().value).toBe("waiting")
  await editing.pass(SAVE_DELAY_MS)

  expect([editing.now().value, getTitle(storage.stored().page, "a")]).toEqual(["clean", "A2"])
})

test("a change that is reverted before the debounce ends is not saved", async () => {
  const editing = openEditing()
  await editing.pass()

  editing.change(createTitled("a", "A1", "A"))
  editing.change(createTitled("a", "A", "A1"))

  expect(editing.now().value).toBe("clean")
})

test("a change made during a save is saved after that save", async () => {
  const storage = openStorage()
  const response = Promise.withResolvers<void>()
  const editing = openEditing({
    storage,
    calls: { savePage: (input) => response.promise.then(() => storage.ports.savePage(input)) },
  })
  await editing.pass()
  editing.change(createTitled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)

  editing.change(createTitled("a", "A2", "A1"))
  expect(editing.now().value).toBe("saving")
  response.resolve()
  await editing.pass()
  expect([getTitle(storage.stored().page, "a"), getTitle(editing.now().context.page, "a")]).toEqual(["A1", "A2"])
  await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(storage.stored().page, "a")).toBe("A2")
  expect(editing.now().value).toBe("clean")
})

test("another editor's change to a different field is merged without a conflict", async () => {
  const editing = openEditing()
  await editing.pass()

  editing.storage.save([createTitled("b", "theirs", "B")])
  editing.change(createTitled("a", "mine", "A"))
  await editing.pass(SAVE_DELAY_MS)

  const { page } = editing.now().context
  expect([getTitle(page, "a"), getTitle(page, "b")]).toEqual(["mine", "theirs"])
  expect(editing.now().value).toBe("clean")
})

async function openConflict() {
  const editing = openEditing()
  await editing.pass()
  editing.storage.save([createTitled("a", "theirs", "A")])
  editing.change(createTitled("a", "mine", "A"))
  await editing.pass(SAVE_DELAY_MS)
  const [conflict] = editing.now().context.conflicts
  if (conflict === undefined) throw new Error("There is no conflict.")
  return { ...editing, conflict }
}

test("the editor can resolve a conflict in a field with either value", async () => {
  const keeping = await openConflict()
  expect(keeping.now().value).toBe("conflicted")
  expect(keeping.conflict).toMatchObject({ kind: "field", theirs: { value: "theirs" } })
  keeping.send({ type: "KEEP_MINE", conflict: keeping.conflict })
  await keeping.pass(SAVE_DELAY_MS)

  const taking = await openConflict()
  taking.send({ type: "TAKE_THEIRS", conflict: taking.conflict })
  await taking.pass(SAVE_DELAY_MS)

  for (const [editing, title] of [
    [keeping, "mine"],
    [taking, "theirs"],
  ] as const) {
    expect(editing.now().value).toBe("clean")
    expect([getTitle(editing.storage.stored().page, "a"), getTitle(editing.now().context.page, "a")]).toEqual([
      title,
      title,
    ])
  }
})

test("the issue of an invalid change is reported, and the corrected value is saved", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change({ op: "set", block: "a", field: "title", base: { value: "A" }, value: { value: 7 } })
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now().value).toBe("invalid")
  expect(editing.now().context.issues).toMatchObject([{ block: "a", severity: "draft" }])
  expect(editing.callNames).not.toContain("savePage")

  editing.change({ op: "set", block: "a", field: "title", base: { value: 7 }, value: { value: "A7" } })
  await editing.pass(SAVE_DELAY_MS)
  expect(getTitle(editing.storage.stored().page, "a")).toBe("A7")
})

test("an error that already exists in another block does not prevent saving", async () => {
  const storage = openStorage()
  storage.save([{ op: "set", block: "b", field: "title", base: { value: "B" }, value: { value: 7 } }])
  const editing = openEditing({ storage })
  await editing.pass()

  editing.change(createTitled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(storage.stored().page, "a")).toBe("A1")
})

test("a change that the server rejects stays pending, and the issues are shown", async () => {
  const issues = [{ block: "a", pointer: "/title", keyword: "type", message: "Nej.", severity: "draft" as const }]
  const editing = openEditing({ calls: { savePage: async () => ({ kind: "refused", issues }) } })
  await editing.pass()
  editing.change(createTitled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)

  expect(editing.now().value).toBe("invalid")
  expect(editing.now().context).toMatchObject({ issues, pending: [{ op: "set" }], sending: [] })
})

test("publishing first saves the latest changes", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(createTitled("a", "A1", "A"))
  editing.send({ type: "PUBLISH" })
  await editing.pass()

  const calls = editing.callNames.slice(2).filter((name) => name !== "findIssues")
  expect(calls).toEqual(["savePage", "publishPage"])
  expect(editing.storage.stored()).toMatchObject({ isDraft: false })
  expect(editing.emitted).toEqual([{ type: "stored" }, { type: "published" }])
  expect(editing.now().value).toBe("clean")
})

test("a page with an empty required field can be saved but not published", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(createTitled("a", "", "A"))
  await editing.pass(SAVE_DELAY_MS)
  expect(getTitle(editing.storage.stored().page, "a")).toBe("")
  editing.send({ type: "PUBLISH" })
  await editing.pass()

  expect(editing.callNames).not.toContain("publishPage")
  expect(editing.emitted.at(-1)).toMatchObject({ type: "unpublishable", issues: [{ block: "a" }] })
  expect(editing.now()).toMatchObject({ value: "clean", context: { isPublishing: false } })
})

test("publishing is cancelled when another editor has changed the page", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(createTitled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  editing.storage.save([createTitled("b", "theirs", "B")])
  editing.send({ type: "PUBLISH" })
  await editing.pass()

  expect(editing.storage.stored().isDraft).toBe(true)
  expect(getTitle(editing.now().context.page, "b")).toBe("theirs")
  expect(editing.now()).toMatchObject({ value: "clean", context: { isPublishing: false } })
})

test("undo and redo move one step at a time, and typing after a pause begins a new step", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(createTitled("a", "A1", "A"), 0)
  editing.change(createTitled("a", "A12", "A1"), STEP_MS)
  editing.change(createTitled("a", "A123", "A12"), 2 * STEP_MS + 1)
  await editing.pass(SAVE_DELAY_MS)
  const title = () => getTitle(editing.now().context.page, "a")

  const titles = []
  for (const type of ["UNDO", "UNDO", "UNDO", "REDO", "REDO", "REDO"] as const) {
    editing.send({ type })
    titles.push(title())
  }
  expect(titles).toEqual(["A12", "A", "A", "A12", "A123", "A123"])
  editing.send({ type: "UNDO" })
  await editing.pass(SAVE_DELAY_MS)
  expect(getTitle(editing.storage.stored().page, "a")).toBe("A12")

  editing.change(createTitled("a", "new", "A12"), 9 * STEP_MS)
  expect(editing.now().context.redo).toEqual([])
})

test("an undo step is discarded when another editor has changed the same field", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(createTitled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  editing.storage.save([createTitled("a", "theirs", "A1")])
  editing.send({ type: "REFRESH" })
  await editing.pass()

  editing.send({ type: "UNDO" })

  expect(getTitle(editing.now().context.page, "a")).toBe("theirs")
  expect(editing.now().context.undo).toEqual([])
})

test("a save without a response is retried with backoff and includes later changes", async () => {
  const storage = openStorage()
  let isReachable = true
  const away = () => Promise.reject(Object.assign(new Error("away"), { status: 503 }))
  const editing = openEditing({
    storage,
    calls: {
      readPage: (input) => (isReachable ? storage.ports.readPage(input) : away()),
      savePage: (input) => (isReachable ? storage.ports.savePage(input) : away()),
    },
  })
  await editing.pass()
  isReachable = false
  editing.change(createTitled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now().value).toBe("offline")
  editing.change(createTitled("b", "B1", "B"))
  await editing.pass(RETRY_DELAY_MS)
  expect(editing.now()).toMatchObject({ value: "offline", context: { failures: 2 } })

  isReachable = true
  await editing.pass(getRetryDelay(2) - 1)
  expect(editing.now().value).toBe("offline")
  await editing.pass(1)

  expect([getTitle(storage.stored().page, "a"), getTitle(storage.stored().page, "b")]).toEqual(["A1", "B1"])
  expect(editing.now()).toMatchObject({ value: "clean", context: { failures: 0 } })
  expect(editing.emitted).toContainEqual({ type: "failure", reason: "503" })
})

test("a save is not repeated when only its response was lost", async () => {
  const storage = openStorage()
  let isLost = true
  const editing = openEditing({
    storage,
    calls: {
      async savePage(input) {
        const result = await storage.ports.savePage(input)
        if (isLost) throw new Error("lost")
        return result
      },
    },
  })
  await editing.pass()
  editing.change({ op: "move", block: "a", to: { parent: null, placeholder: "main", after: "b" } })
  await editing.pass(SAVE_DELAY_MS)
  isLost = false
  await editing.pass(RETRY_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)

  expect(storage.stored().etag).toBe('"1"')
  expect(editing.now()).toMatchObject({ value: "clean", context: { pending: [], sending: [] } })
})

test("changes made after the session expired are saved once a new session starts", async () => {
  const storage = openStorage()
  let isOver = false
  const editing = openEditing({
    storage,
    calls: { savePage: (input) => (isOver ? Promise.reject({ status: 401 }) : storage.ports.savePage(input)) },
  })
  await editing.pass()
  isOver = true
  editing.change(createTitled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now().value).toBe("expired")
  editing.change(createTitled("a", "A2", "A1"))
  await editing.pass(600_000)
  expect(editing.now().value).toBe("expired")

  isOver = false
  editing.send({ type: "RETRY" })
  await editing.pass()
  await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(storage.stored().page, "a")).toBe("A2")
})

test("unsaved changes from an earlier session are restored, and conflicts with newer saved values are reported", async () => {
  const storage = openStorage()
  storage.save([createTitled("b", "theirs", "B")])
  const editing = openEditing({ storage, journal: [createTitled("a", "A1", "A"), createTitled("b", "mine", "B")] })
  await editing.pass()
  expect(editing.now().value).toBe("conflicted")
  const [conflict] = editing.now().context.conflicts
  if (conflict) editing.send({ type: "TAKE_THEIRS", conflict })
  await editing.pass(SAVE_DELAY_MS)

  expect([getTitle(storage.stored().page, "a"), getTitle(storage.stored().page, "b")]).toEqual(["A1", "theirs"])
})

test("a draft that is older than the published page is rebased onto the published page, and conflicts are reported", async () => {
  const storage = openStorage()
  storage.save([createTitled("b", "published", "B")])
  const editing = openEditing({
    storage,
    calls: {
      readPage: async () => ({
        ...storage.stored(),
        unsaved: [createTitled("a", "A1", "A"), createTitled("b", "mine", "B")],
      }),
    },
  })
  await editing.pass()
  expect(editing.now()).toMatchObject({ value: "conflicted", context: { conflicts: [{ kind: "field" }] } })
  const [conflict] = editing.now().context.conflicts
  if (conflict) editing.send({ type: "KEEP_MINE", conflict })
  await editing.pass(SAVE_DELAY_MS)

  expect([getTitle(storage.stored().page, "a"), getTitle(storage.stored().page, "b")]).toEqual(["A1", "mine"])
})

test.each(["gone", "outdated"] as const)(
  "after a save returns the outcome %s, further changes are ignored",
  async (kind) => {
    const editing = openEditing({ calls: { savePage: async () => ({ kind }) } })
    await editing.pass()
    editing.change(createTitled("a", "A1", "A"))
    await editing.pass(SAVE_DELAY_MS)
    expect(editing.now().value).toBe(kind)
    expect(editing.now().context.pending).toHaveLength(1)

    editing.change(createTitled("b", "B1", "B"))
    expect(editing.now().context.pending).toHaveLength(1)
  },
)

test("the machine enters the state 'gone' when the page does not exist", async () => {
  const editing = openEditing({ calls: { readPage: async () => null } })
  await editing.pass()

  expect(editing.now().value).toBe("gone")
})

test("the retry delay keeps increasing while saving fails, even if reading the page succeeds", async () => {
  const editing = openEditing({ calls: { savePage: () => Promise.reject({ status: 500 }) } })
  await editing.pass()
  editing.change(createTitled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  await editing.pass(RETRY_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now()).toMatchObject({ value: "offline", context: { failures: 2 } })

  await editing.pass(getRetryDelay(2) - 1)
  expect(editing.now().value).toBe("offline")
})

test("when reading the page returns the error 409 Outdated, the editor is marked as outdated and the unsaved changes are kept", async () => {
  const storage = openStorage()
  let isNewer = false
  const rejectOutdated = () => Promise.reject({ status: 409, code: "Outdated" })
  const editing = openEditing({
    storage,
    calls: {
      readPage: (input) => (isNewer ? rejectOutdated() : storage.ports.readPage(input)),
      savePage: () => Promise.reject({ status: 502 }),
    },
  })
  await editing.pass()
  editing.change(createTitled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  isNewer = true
  await editing.pass(RETRY_DELAY_MS)

  expect(editing.now().value).toBe("outdated")
  expect(listUnsaved(editing.now().context)).toHaveLength(1)
})

test("several unsaved changes to the same field result in a single conflict that contains the last value", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.storage.save([createTitled("a", "theirs", "A"), createTitled("b", "theirs", "B")])
  editing.change(createTitled("a", "A1", "A"))
  editing.change(createTitled("b", "B1", "B"))
  editing.change(createTitled("a", "A2", "A1"))
  await editing.pass(SAVE_DELAY_MS)
  const { conflicts } = editing.now().context
  expect(conflicts.map(({ operation }) => operation)).toMatchObject([{ block: "b" }, { block: "a" }])

  for (const conflict of conflicts) editing.send({ type: "KEEP_MINE", conflict })
  await editing.pass(SAVE_DELAY_MS)
  const { page } = editing.storage.stored()
  expect([getTitle(page, "a"), getTitle(page, "b")]).toEqual(["A2", "B1"])
})

test("KEEP_MINE saves the value that the editor had typed before the conflict and discards text typed afterwards", async () => {
  const { conflict, ...editing } = await openConflict()
  editing.change(createTitled("a", "typed", "theirs"))
  editing.send({ type: "KEEP_MINE", conflict })
  await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(editing.storage.stored().page, "a")).toBe("mine")
})

test("a change with an unresolved conflict stays unsaved, and the conflict is reported again when the page is read again", async () => {
  const editing = await openConflict()
  expect(listUnsaved(editing.now().context)).toEqual([createTitled("a", "mine", "A")])
  editing.send({ type: "REFRESH" })
  await editing.pass()

  expect(editing.now()).toMatchObject({ value: "conflicted", context: { conflicts: [{ kind: "field" }] } })
})

test("publishing is cancelled when the editor changes the page during the delay before a save is retried", async () => {
  const storage = openStorage()
  let isReachable = false
  const editing = openEditing({
    storage,
    calls: { savePage: (input) => (isReachable ? storage.ports.savePage(input) : Promise.reject({ status: 503 })) },
  })
  await editing.pass()
  editing.change(createTitled("a", "A1", "A"))
  editing.send({ type: "PUBLISH" })
  await editing.pass()
  editing.change(createTitled("a", "A1 and ha", "A1"))
  isReachable = true
  await editing.pass(RETRY_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)

  expect(storage.stored()).toMatchObject({ isDraft: true })
  expect(editing.callNames).not.toContain("publishPage")
})

test("publishing a page with an invalid change reports the issues immediately", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change({ op: "set", block: "a", field: "title", base: { value: "A" }, value: { value: 7 } })
  editing.send({ type: "PUBLISH" })
  await editing.pass()

  expect(editing.emitted).toMatchObject([{ type: "unpublishable", issues: [{ block: "a" }] }])
})

async function openReplaced() {
  const editing = openEditing()
  await editing.pass()
  editing.change(createTitled("a", "draft", "A"))
  editing.change(createTitled("b", "draft", "B"), STEP_MS + 1)
  await editing.pass(SAVE_DELAY_MS)
  editing.storage.save([createTitled("a", "earlier", "draft"), createTitled("b", "earlier", "draft")])
  editing.send({ type: "REPLACED" })
  await editing.pass()
  return { ...editing, titles: () => ["a", "b"].map((id) => getTitle(editing.now().context.page, id)) }
}

test("when the page is replaced by another version on the server, unsaved changes are discarded", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change({ op: "set", block: "a", field: "title", base: { value: "A" }, value: { value: 7 } })
  await editing.pass(SAVE_DELAY_MS)
  editing.send({ type: "REPLACED" })
  await editing.pass()

  expect(getTitle(editing.now().context.page, "a")).toBe("A")
  expect(editing.now()).toMatchObject({ value: "clean", context: { pending: [] } })
})

test("replacing the page with another version adds one undo step that restores and saves the previous draft", async () => {
  const editing = await openReplaced()
  expect(editing.titles()).toEqual(["earlier", "earlier"])

  editing.send({ type: "UNDO" })
  expect(editing.titles()).toEqual(["draft", "draft"])
  await editing.pass(SAVE_DELAY_MS)

  const { page } = editing.storage.stored()
  expect([getTitle(page, "a"), getTitle(page, "b")]).toEqual(["draft", "draft"])
})

test("the replacement of a page and the steps before it can be undone, and the replacement can be redone", async () => {
  const editing = await openReplaced()

  const titles = []
  for (const type of ["UNDO", "REDO", "UNDO", "UNDO"] as const) {
    editing.send({ type })
    titles.push(editing.titles())
  }

  expect(titles).toEqual([
    ["draft", "draft"],
    ["earlier", "earlier"],
    ["draft", "draft"],
    ["draft", "B"],
  ])
})

test("undoing the replacement of a page keeps later changes by other editors", async () => {
  const editing = await openReplaced()
  editing.storage.save([createTitled("b", "theirs", "earlier")])
  editing.send({ type: "REFRESH" })
  await editing.pass()

  editing.send({ type: "UNDO" })

  expect(editing.titles()).toEqual(["draft", "theirs"])
})

test("replacing the page with an identical version adds no undo step", async () => {
  const editing = openEditing()
  await editing.pass()

  editing.send({ type: "REPLACED" })
  await editing.pass()

  expect(editing.now().context.undo).toEqual([])
})

test("when the page is replaced by another version during a save, the page is read again", async () => {
  const editing = openEditing({ calls: { savePage: () => new Promise(() => {}) } })
  await editing.pass()
  editing.change(createTitled("a", "draft", "A"))
  await editing.pass(SAVE_DELAY_MS)
  editing.storage.save([createTitled("a", "earlier", "A")])

  editing.send({ type: "REPLACED" })
  await editing.pass()

  expect([editing.now().value, getTitle(editing.now().context.page, "a")]).toEqual(["clean", "earlier"])
})

test("a draft that is identical to the published page can be saved and published", async () => {
  const storage = openStorage()
  storage.save([createTitled("a", "A1", "A")])
  let isSuperseded = true
  const editing = openEditing({
    storage,
    calls: {
      readPage: async () => ({ ...storage.stored(), ...(isSuperseded && { unsaved: [createTitled("a", "A1", "A")] }) }),
      async savePage(input) {
        isSuperseded = false
        return storage.ports.savePage(input)
      },
      publishPage: (input) => (isSuperseded ? Promise.resolve({ kind: "changed" }) : storage.ports.publishPage(input)),
    },
  })
  await editing.pass()
  await editing.pass(SAVE_DELAY_MS)
  editing.send({ type: "PUBLISH" })
  await editing.pass()

  expect(storage.stored().isDraft).toBe(false)
})

test("when another editor publishes during a save, the unsaved changes in the response are applied exactly once", async () => {
  const storage = openStorage()
  const unsaved = [createTitled("a", "A1", "A")]
  let saves = 0
  const editing = openEditing({
    storage,
    calls: {
      async savePage(input) {
        saves += 1
        if (saves > 1) return storage.ports.savePage(input)
        storage.save([createTitled("b", "published", "B")])
        return { kind: "conflict", conflicts: [], ...storage.stored(), unsaved }
      },
    },
  })
  await editing.pass()
  editing.change({ op: "move", block: "a", to: { parent: null, placeholder: "main", after: "b" } })
  await editing.pass(SAVE_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)

  expect(editing.now().value).toBe("clean")
  const { page } = storage.stored()
  expect([getTitle(page, "a"), getTitle(page, "b")]).toEqual(["A1", "published"])
  expect(page.layout.main?.map(({ id }) => id)).toEqual(["b", "a"])
})

test("an empty list entry stays in the editor even though the storage removes empty entries", async () => {
  const storage = openStorage()
  const editing = openEditing({
    storage,
    calls: {
      savePage: async ({ etag, operations }) => {
        const kept = operations.map((operation) =>
          operation.op === "set" ? { ...operation, value: removeEmpty(operation.value) } : operation,
        )
        return storage.ports.savePage({ etag, operations: kept })
      },
    },
  })
  const list = () => editing.now().context.page.layout.main?.[0]?.fields?.facts
  await editing.pass()
  editing.change({ op: "set", block: "a", field: "facts", value: [{ label: "1" }, {}] })
  await editing.pass(SAVE_DELAY_MS)
  expect([storage.stored().page.layout.main?.[0]?.fields?.facts, list()]).toEqual([
    [{ label: "1" }],
    [{ label: "1" }, {}],
  ])

  editing.change({ op: "set", block: "a", field: "facts", base: list(), value: [{ label: "1" }, { label: "2" }] })
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now().value).toBe("clean")
  expect(list()).toEqual([{ label: "1" }, { label: "2" }])
})

const removeEmpty = (value: unknown) => (value as object[]).filter((entry) => Object.keys(entry).length > 0)

const WRONG = { op: "set", block: "a", field: "title", base: { value: "A" }, value: { value: 7 } } as const

test("an invalid change to one block does not prevent saving a change to another block", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(WRONG)
  editing.change(createTitled("b", "B1", "B"))
  await editing.pass(SAVE_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(editing.storage.stored().page, "b")).toBe("B1")
  expect(getTitle(editing.storage.stored().page, "a")).toBe("A")
  expect([editing.now().value, listUnsaved(editing.now().context)]).toEqual(["invalid", [WRONG]])
})

test("an invalid change that was left out of a save is saved after it is corrected", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(WRONG)
  editing.change(createTitled("b", "B1", "B"))
  await editing.pass(SAVE_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)

  editing.change({ ...WRONG, base: { value: 7 }, value: { value: "A1" } })
  await editing.pass(SAVE_DELAY_MS)

  expect([editing.now().value, getTitle(editing.storage.stored().page, "a")]).toEqual(["clean", "A1"])
})

test("a change that the storage rejects is not sent again, and all other changes are saved", async () => {
  const storage = openStorage()
  const editing = openEditing({
    storage,
    calls: {
      async savePage(input) {
        const isRefused = input.operations.some((operation) => operation.op === "set" && operation.block === "a")
        if (!isRefused) return storage.ports.savePage(input)
        const message = "The storage keeps no such title."
        return {
          kind: "refused",
          issues: [{ block: "a", pointer: "/title", keyword: "x-storage", message, severity: "draft" }],
        }
      },
    },
  })
  await editing.pass()
  editing.change(createTitled("a", "A1", "A"))
  editing.change(createTitled("b", "B1", "B"))
  await editing.pass(SAVE_DELAY_MS)
  for (let round = 0; round < 5; round++) await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(storage.stored().page, "b")).toBe("B1")
  expect(editing.now().value).toBe("invalid")
  expect(editing.callNames.filter((name) => name === "savePage").length).toBeLessThan(5)
})
