import { expect, test } from "vitest"
import { getTitle, openEditing, openStorage, titled } from "../test/edited-page.ts"
import { getRetryDelay, RETRY_DELAY_MS } from "./editing.rules.ts"
import { listUnsaved, SAVE_DELAY_MS, STEP_MS } from "./index.ts"

test("the machine loads and checks a page, then waits for a change", async () => {
  const editing = openEditing()
  expect(editing.now().value).toBe("reading")

  await editing.pass(60_000)

  expect(editing.now().value).toBe("clean")
  expect(editing.asked).toEqual(["readPage", "findIssues"])
})

test("what is typed is shown at once and saved once, after a rest", async () => {
  const editing = openEditing()
  await editing.pass()

  editing.change(titled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS - 1)
  editing.change(titled("a", "A12", "A1"))
  expect(getTitle(editing.now().context.page, "a")).toBe("A12")
  await editing.pass(SAVE_DELAY_MS - 1)
  expect(editing.asked).not.toContain("savePage")
  await editing.pass(1)

  expect(editing.now().value).toBe("clean")
  expect(editing.asked.filter((name) => name === "savePage")).toHaveLength(1)
  expect(getTitle(editing.storage.stored().page, "a")).toBe("A12")
  expect(editing.emitted).toEqual([{ type: "stored" }])
})

test("issues are found at each change, before it is saved and while nothing can be", async () => {
  const editing = openEditing({ calls: { savePage: () => Promise.reject(new Error("no network")) } })
  await editing.pass()

  editing.change(titled("a", "", "A"))
  await editing.pass()
  expect([editing.now().value, editing.now().context.issues.length]).toEqual(["waiting", 1])
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now().value).toBe("offline")

  editing.change(titled("a", "A2", ""))
  await editing.pass()

  expect([editing.now().value, editing.now().context.issues]).toEqual(["offline", []])
})

test("issues of an earlier state of the page do not replace those of a later one", async () => {
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

  editing.change(titled("a", "", "A"))
  editing.change(titled("a", "A2", ""))
  await editing.pass()
  first.resolve()
  await editing.pass()

  expect(editing.now().context.issues).toEqual([])
})

test("a search for issues that fails changes nothing", async () => {
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

  editing.change(titled("a", "A2", "A"))
  await editing.pass()
  expect(editing.now().value).toBe("waiting")
  await editing.pass(SAVE_DELAY_MS)

  expect([editing.now().value, getTitle(storage.stored().page, "a")]).toEqual(["clean", "A2"])
})

test("what is typed and taken back before the rest is over is not saved", async () => {
  const editing = openEditing()
  await editing.pass()

  editing.change(titled("a", "A1", "A"))
  editing.change(titled("a", "A", "A1"))

  expect(editing.now().value).toBe("clean")
})

test("a change while another one is being saved is saved after it", async () => {
  const storage = openStorage()
  const response = Promise.withResolvers<void>()
  const editing = openEditing({
    storage,
    calls: { savePage: (input) => response.promise.then(() => storage.ports.savePage(input)) },
  })
  await editing.pass()
  editing.change(titled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)

  editing.change(titled("a", "A2", "A1"))
  expect(editing.now().value).toBe("saving")
  response.resolve()
  await editing.pass()
  expect([getTitle(storage.stored().page, "a"), getTitle(editing.now().context.page, "a")]).toEqual(["A1", "A2"])
  await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(storage.stored().page, "a")).toBe("A2")
  expect(editing.now().value).toBe("clean")
})

test("what somebody else saves in another field is taken in, and nothing is asked", async () => {
  const editing = openEditing()
  await editing.pass()

  editing.storage.save([titled("b", "theirs", "B")])
  editing.change(titled("a", "mine", "A"))
  await editing.pass(SAVE_DELAY_MS)

  const { page } = editing.now().context
  expect([getTitle(page, "a"), getTitle(page, "b")]).toEqual(["mine", "theirs"])
  expect(editing.now().value).toBe("clean")
})

/** An editor who has set what somebody else set as well. */
async function openConflict() {
  const editing = openEditing()
  await editing.pass()
  editing.storage.save([titled("a", "theirs", "A")])
  editing.change(titled("a", "mine", "A"))
  await editing.pass(SAVE_DELAY_MS)
  const [conflict] = editing.now().context.conflicts
  if (conflict === undefined) throw new Error("There is no conflict.")
  return { ...editing, conflict }
}

test("of the same field its editor keeps what is theirs or takes what the others wrote", async () => {
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

test("what does not fit a schema is shown, and saved as soon as it fits", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change({ op: "set", block: "a", field: "title", base: { value: "A" }, value: { value: 7 } })
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now().value).toBe("invalid")
  expect(editing.now().context.issues).toMatchObject([{ block: "a", severity: "draft" }])
  expect(editing.asked).not.toContain("savePage")

  editing.change({ op: "set", block: "a", field: "title", base: { value: 7 }, value: { value: "A7" } })
  await editing.pass(SAVE_DELAY_MS)
  expect(getTitle(editing.storage.stored().page, "a")).toBe("A7")
})

test("an existing fault elsewhere does not block saving", async () => {
  const storage = openStorage()
  storage.save([{ op: "set", block: "b", field: "title", base: { value: "B" }, value: { value: 7 } }])
  const editing = openEditing({ storage })
  await editing.pass()

  editing.change(titled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(storage.stored().page, "a")).toBe("A1")
})

test("what the server refuses is not saved, and its reasons are shown", async () => {
  const issues = [{ block: "a", pointer: "/title", keyword: "type", message: "Nej.", severity: "draft" as const }]
  const editing = openEditing({ calls: { savePage: async () => ({ kind: "refused", issues }) } })
  await editing.pass()
  editing.change(titled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)

  expect(editing.now().value).toBe("invalid")
  expect(editing.now().context).toMatchObject({ issues, pending: [{ op: "set" }], sending: [] })
})

test("a page is published after what was typed last is saved", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(titled("a", "A1", "A"))
  editing.send({ type: "PUBLISH" })
  await editing.pass()

  const calls = editing.asked.slice(2).filter((name) => name !== "findIssues")
  expect(calls).toEqual(["savePage", "publishPage"])
  expect(editing.storage.stored()).toMatchObject({ isDraft: false })
  expect(editing.emitted).toEqual([{ type: "stored" }, { type: "published" }])
  expect(editing.now().value).toBe("clean")
})

test("a page with an empty field can be saved but not published, and reports all issues", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(titled("a", "", "A"))
  await editing.pass(SAVE_DELAY_MS)
  expect(getTitle(editing.storage.stored().page, "a")).toBe("")
  editing.send({ type: "PUBLISH" })
  await editing.pass()

  expect(editing.asked).not.toContain("publishPage")
  expect(editing.emitted.at(-1)).toMatchObject({ type: "unpublishable", issues: [{ block: "a" }] })
  expect(editing.now()).toMatchObject({ value: "clean", context: { isPublishing: false } })
})

test("what somebody saved since is shown before anything is published", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(titled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  editing.storage.save([titled("b", "theirs", "B")])
  editing.send({ type: "PUBLISH" })
  await editing.pass()

  expect(editing.storage.stored().isDraft).toBe(true)
  expect(getTitle(editing.now().context.page, "b")).toBe("theirs")
  expect(editing.now()).toMatchObject({ value: "clean", context: { isPublishing: false } })
})

test("steps go back and forward, a rest in typing makes another step, and each is saved", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(titled("a", "A1", "A"), 0)
  editing.change(titled("a", "A12", "A1"), STEP_MS)
  editing.change(titled("a", "A123", "A12"), 2 * STEP_MS + 1)
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

  editing.change(titled("a", "new", "A12"), 9 * STEP_MS)
  expect(editing.now().context.redo).toEqual([])
})

test("a step back into what somebody else changed is not there any more", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(titled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  editing.storage.save([titled("a", "theirs", "A1")])
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
  editing.change(titled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now().value).toBe("offline")
  editing.change(titled("b", "B1", "B"))
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

test("a save whose answer was lost is not made again", async () => {
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
  editing.change({ op: "move", block: "a", to: { parent: null, slot: "main", after: "b" } })
  await editing.pass(SAVE_DELAY_MS)
  isLost = false
  await editing.pass(RETRY_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)

  expect(storage.stored().etag).toBe('"1"')
  expect(editing.now()).toMatchObject({ value: "clean", context: { pending: [], sending: [] } })
})

test("when the session is over nothing is lost: what was typed is saved with the next one", async () => {
  const storage = openStorage()
  let isOver = false
  const editing = openEditing({
    storage,
    calls: { savePage: (input) => (isOver ? Promise.reject({ status: 401 }) : storage.ports.savePage(input)) },
  })
  await editing.pass()
  isOver = true
  editing.change(titled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now().value).toBe("expired")
  editing.change(titled("a", "A2", "A1"))
  await editing.pass(600_000)
  expect(editing.now().value).toBe("expired")

  isOver = false
  editing.send({ type: "RETRY" })
  await editing.pass()
  await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(storage.stored().page, "a")).toBe("A2")
})

test("unsaved changes of an earlier visit are restored and saved, and conflicts with later versions are reported", async () => {
  const storage = openStorage()
  storage.save([titled("b", "theirs", "B")])
  const editing = openEditing({ storage, journal: [titled("a", "A1", "A"), titled("b", "mine", "B")] })
  await editing.pass()
  expect(editing.now().value).toBe("conflicted")
  const [conflict] = editing.now().context.conflicts
  if (conflict) editing.send({ type: "TAKE_THEIRS", conflict })
  await editing.pass(SAVE_DELAY_MS)

  expect([getTitle(storage.stored().page, "a"), getTitle(storage.stored().page, "b")]).toEqual(["A1", "theirs"])
})

test("an earlier draft is rebased onto a newly published page and saved where it has no conflict", async () => {
  const storage = openStorage()
  storage.save([titled("b", "published", "B")])
  const editing = openEditing({
    storage,
    calls: {
      readPage: async () => ({ ...storage.stored(), unsaved: [titled("a", "A1", "A"), titled("b", "mine", "B")] }),
    },
  })
  await editing.pass()
  expect(editing.now()).toMatchObject({ value: "conflicted", context: { conflicts: [{ kind: "field" }] } })
  const [conflict] = editing.now().context.conflicts
  if (conflict) editing.send({ type: "KEEP_MINE", conflict })
  await editing.pass(SAVE_DELAY_MS)

  expect([getTitle(storage.stored().page, "a"), getTitle(storage.stored().page, "b")]).toEqual(["A1", "mine"])
})

test.each(["gone", "outdated"] as const)("a page that is %s is edited no further", async (kind) => {
  const editing = openEditing({ calls: { savePage: async () => ({ kind }) } })
  await editing.pass()
  editing.change(titled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now().value).toBe(kind)
  expect(editing.now().context.pending).toHaveLength(1)

  editing.change(titled("b", "B1", "B"))
  expect(editing.now().context.pending).toHaveLength(1)
})

test("a page that is removed before it is read is gone", async () => {
  const editing = openEditing({ calls: { readPage: async () => null } })
  await editing.pass()

  expect(editing.now().value).toBe("gone")
})

test("a failing save is retried with backoff while reading succeeds", async () => {
  const editing = openEditing({ calls: { savePage: () => Promise.reject({ status: 500 }) } })
  await editing.pass()
  editing.change(titled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  await editing.pass(RETRY_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)
  expect(editing.now()).toMatchObject({ value: "offline", context: { failures: 2 } })

  await editing.pass(getRetryDelay(2) - 1)
  expect(editing.now().value).toBe("offline")
})

test("an editor that was loaded for other schemas says so also when it reads", async () => {
  const storage = openStorage()
  let isNewer = false
  const outdated = () => Promise.reject({ status: 409, code: "Outdated" })
  const editing = openEditing({
    storage,
    calls: {
      readPage: (input) => (isNewer ? outdated() : storage.ports.readPage(input)),
      savePage: () => Promise.reject({ status: 502 }),
    },
  })
  await editing.pass()
  editing.change(titled("a", "A1", "A"))
  await editing.pass(SAVE_DELAY_MS)
  isNewer = true
  await editing.pass(RETRY_DELAY_MS)

  expect(editing.now().value).toBe("outdated")
  expect(listUnsaved(editing.now().context)).toHaveLength(1)
})

test("a field that was set twice is asked about once, and its last value is kept", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.storage.save([titled("a", "theirs", "A"), titled("b", "theirs", "B")])
  editing.change(titled("a", "A1", "A"))
  editing.change(titled("b", "B1", "B"))
  editing.change(titled("a", "A2", "A1"))
  await editing.pass(SAVE_DELAY_MS)
  const { conflicts } = editing.now().context
  expect(conflicts.map(({ operation }) => operation)).toMatchObject([{ block: "b" }, { block: "a" }])

  for (const conflict of conflicts) editing.send({ type: "KEEP_MINE", conflict })
  await editing.pass(SAVE_DELAY_MS)
  const { page } = editing.storage.stored()
  expect([getTitle(page, "a"), getTitle(page, "b")]).toEqual(["A2", "B1"])
})

test("keeping my value also applies to text that was typed during the conflict", async () => {
  const { conflict, ...editing } = await openConflict()
  editing.change(titled("a", "typed", "theirs"))
  editing.send({ type: "KEEP_MINE", conflict })
  await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(editing.storage.stored().page, "a")).toBe("mine")
})

test("a conflict is not saved and is reported again after a reload", async () => {
  const editing = await openConflict()
  expect(listUnsaved(editing.now().context)).toEqual([titled("a", "mine", "A")])
  editing.send({ type: "REFRESH" })
  await editing.pass()

  expect(editing.now()).toMatchObject({ value: "conflicted", context: { conflicts: [{ kind: "field" }] } })
})

test("a change during publishing cancels it", async () => {
  const storage = openStorage()
  let isReachable = false
  const editing = openEditing({
    storage,
    calls: { savePage: (input) => (isReachable ? storage.ports.savePage(input) : Promise.reject({ status: 503 })) },
  })
  await editing.pass()
  editing.change(titled("a", "A1", "A"))
  editing.send({ type: "PUBLISH" })
  await editing.pass()
  editing.change(titled("a", "A1 and ha", "A1"))
  isReachable = true
  await editing.pass(RETRY_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)

  expect(storage.stored()).toMatchObject({ isDraft: true })
  expect(editing.asked).not.toContain("publishPage")
})

test("publishing what may not even be kept says at once what is wrong", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change({ op: "set", block: "a", field: "title", base: { value: "A" }, value: { value: 7 } })
  editing.send({ type: "PUBLISH" })
  await editing.pass()

  expect(editing.emitted).toMatchObject([{ type: "unpublishable", issues: [{ block: "a" }] }])
})

/** An editor whose draft an earlier version has replaced in the storage, as restoring it does. */
async function openReplaced() {
  const editing = openEditing()
  await editing.pass()
  editing.change(titled("a", "draft", "A"))
  editing.change(titled("b", "draft", "B"), STEP_MS + 1)
  await editing.pass(SAVE_DELAY_MS)
  editing.storage.save([titled("a", "earlier", "draft"), titled("b", "earlier", "draft")])
  editing.send({ type: "REPLACED" })
  await editing.pass()
  return { ...editing, titles: () => ["a", "b"].map((id) => getTitle(editing.now().context.page, id)) }
}

test("a replaced page loses what was not saved", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change({ op: "set", block: "a", field: "title", base: { value: "A" }, value: { value: 7 } })
  await editing.pass(SAVE_DELAY_MS)
  editing.send({ type: "REPLACED" })
  await editing.pass()

  expect(getTitle(editing.now().context.page, "a")).toBe("A")
  expect(editing.now()).toMatchObject({ value: "clean", context: { pending: [] } })
})

test("replacing a page is one step, which brings the whole draft back and saves it", async () => {
  const editing = await openReplaced()
  expect(editing.titles()).toEqual(["earlier", "earlier"])

  editing.send({ type: "UNDO" })
  expect(editing.titles()).toEqual(["draft", "draft"])
  await editing.pass(SAVE_DELAY_MS)

  const { page } = editing.storage.stored()
  expect([getTitle(page, "a"), getTitle(page, "b")]).toEqual(["draft", "draft"])
})

test("replacing a page can be redone, and the steps before it can be undone", async () => {
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

test("undoing a replacement keeps what others changed since", async () => {
  const editing = await openReplaced()
  editing.storage.save([titled("b", "theirs", "earlier")])
  editing.send({ type: "REFRESH" })
  await editing.pass()

  editing.send({ type: "UNDO" })

  expect(editing.titles()).toEqual(["draft", "theirs"])
})

test("a page that is replaced by an equal one has no step to undo", async () => {
  const editing = openEditing()
  await editing.pass()

  editing.send({ type: "REPLACED" })
  await editing.pass()

  expect(editing.now().context.undo).toEqual([])
})

test("a page that is replaced while a change is saved is read again", async () => {
  const editing = openEditing({ calls: { savePage: () => new Promise(() => {}) } })
  await editing.pass()
  editing.change(titled("a", "draft", "A"))
  await editing.pass(SAVE_DELAY_MS)
  editing.storage.save([titled("a", "earlier", "A")])

  editing.send({ type: "REPLACED" })
  await editing.pass()

  expect([editing.now().value, getTitle(editing.now().context.page, "a")]).toEqual(["clean", "earlier"])
})

test("a draft that finds its changes published already is laid over them by a save, and can be published then", async () => {
  const storage = openStorage()
  storage.save([titled("a", "A1", "A")])
  let isSuperseded = true
  const editing = openEditing({
    storage,
    calls: {
      readPage: async () => ({ ...storage.stored(), ...(isSuperseded && { unsaved: [titled("a", "A1", "A")] }) }),
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

test("a save finds that others published meanwhile: what the draft wants comes back with it, once", async () => {
  const storage = openStorage()
  const unsaved = [titled("a", "A1", "A")]
  let saves = 0
  const editing = openEditing({
    storage,
    calls: {
      async savePage(input) {
        saves += 1
        if (saves > 1) return storage.ports.savePage(input)
        storage.save([titled("b", "published", "B")])
        return { kind: "conflict", conflicts: [], ...storage.stored(), unsaved }
      },
    },
  })
  await editing.pass()
  editing.change({ op: "move", block: "a", to: { parent: null, slot: "main", after: "b" } })
  await editing.pass(SAVE_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)

  expect(editing.now().value).toBe("clean")
  const { page } = storage.stored()
  expect([getTitle(page, "a"), getTitle(page, "b")]).toEqual(["A1", "published"])
  expect(page.layout.main?.map(({ id }) => id)).toEqual(["b", "a"])
})

test("an entry that is empty yet stays where it was put, though the storage keeps no such entry", async () => {
  const storage = openStorage()
  const editing = openEditing({
    storage,
    calls: {
      savePage: async ({ etag, operations }) => {
        const kept = operations.map((operation) =>
          operation.op === "set" ? { ...operation, value: filledOnly(operation.value) } : operation,
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

const filledOnly = (value: unknown) => (value as object[]).filter((entry) => Object.keys(entry).length > 0)

const WRONG = { op: "set", block: "a", field: "title", base: { value: "A" }, value: { value: 7 } } as const

test("what cannot be saved holds back only itself: another block is saved", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(WRONG)
  editing.change(titled("b", "B1", "B"))
  await editing.pass(SAVE_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(editing.storage.stored().page, "b")).toBe("B1")
  expect(getTitle(editing.storage.stored().page, "a")).toBe("A")
  expect([editing.now().value, listUnsaved(editing.now().context)]).toEqual(["invalid", [WRONG]])
})

test("what was held back is saved once it fits", async () => {
  const editing = openEditing()
  await editing.pass()
  editing.change(WRONG)
  editing.change(titled("b", "B1", "B"))
  await editing.pass(SAVE_DELAY_MS)
  await editing.pass(SAVE_DELAY_MS)

  editing.change({ ...WRONG, base: { value: 7 }, value: { value: "A1" } })
  await editing.pass(SAVE_DELAY_MS)

  expect([editing.now().value, getTitle(editing.storage.stored().page, "a")]).toEqual(["clean", "A1"])
})

test("what the storage refuses holds back only itself, and is not sent for ever", async () => {
  const storage = openStorage()
  const editing = openEditing({
    storage,
    calls: {
      async savePage(input) {
        const isRefused = input.operations.some((one) => one.op === "set" && one.block === "a")
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
  editing.change(titled("a", "A1", "A"))
  editing.change(titled("b", "B1", "B"))
  await editing.pass(SAVE_DELAY_MS)
  for (let round = 0; round < 5; round++) await editing.pass(SAVE_DELAY_MS)

  expect(getTitle(storage.stored().page, "b")).toBe("B1")
  expect(editing.now().value).toBe("invalid")
  expect(editing.asked.filter((name) => name === "savePage").length).toBeLessThan(5)
})
