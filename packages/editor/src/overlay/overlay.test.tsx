import type { EditedPage, Operation } from "@forecourt/editing-machine/operations"
import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { field } from "../../test/held-form.tsx"
import { memoryStore } from "../../test/memory-store.ts"
import type { BlockEditing } from "../editing.types.ts"
import type { Fix } from "../form/form.types.ts"
import { createEditApi } from "../server/server.ts"
import { openJournal } from "./journal.ts"
import { createOverlay } from "./overlay.tsx"

const PLACE = { language: "sv", path: "/" }
const NEEDED = ["title", "text"]

const block = (label: string, more: Partial<BlockEditing> = {}): BlockEditing => ({
  label,
  category: "Content",
  version: 1,
  areas: ["main"],
  placeholders: {},
  texts: ["title"],
  form: async () => ({ fields: NEEDED.map((name) => field(name, "text")), groups: [] }) as never,
  explain: async () => (fields) =>
    NEEDED.filter((name) => (fields as Record<string, unknown>)[name] === undefined).map((property) => ({
      pointer: "",
      property,
      keyword: "required",
      message: `Say the ${property}.`,
      severity: "publish" as const,
    })),
  ...more,
})

const BLOCKS = {
  note: block("Note"),
  group: block("Group", {
    placeholders: { notes: { label: { en: "Its notes", sv: "Anteckningar" }, allow: ["note"] } },
  }),
  line: block("Line", {
    form: async () => ({ fields: [], groups: [] }) as never,
    explain: async () => () => [],
  }),
}

const createPages = (...names: readonly string[]) => ({
  form: async () => ({ fields: names.map((name) => field(name, "text")), groups: [] }) as never,
  explain: async () => (fields: unknown) =>
    Object.entries(fields as Record<string, { readonly value: string }>)
      .filter(([, { value }]) => value.length > 20)
      .map(([name]) => ({
        pointer: `/${name}/value`,
        keyword: "maxLength",
        message: `Too long: ${name}.`,
        severity: "publish" as const,
      })),
})

const PAGES = {
  all: createPages("metaTitle"),
  templates: { StoryPage: { label: "Story page", ...createPages("headline") } },
}

const createBlock = (id: string, kind = "note", placeholders?: EditedPage["layout"]) => ({
  block: kind,
  id,
  fields: { title: { value: id }, text: { value: id } },
  ...(placeholders !== undefined && { placeholders }),
})

const PAGE: EditedPage = {
  fields: {},
  layout: {
    main: [
      createBlock("a"),
      createBlock("b", "group", { notes: [createBlock("x"), createBlock("y")] }),
      createBlock("c"),
      createBlock("rule", "line"),
    ],
  },
}

const createTitled = (id: string, value: string): Operation => ({
  op: "set",
  block: id,
  field: "title",
  base: { value: "before" },
  value: { value },
})

afterEach(cleanup)
beforeEach(() => {
  sessionStorage.clear()
  return () => vi.unstubAllGlobals()
})

async function openOverlay({
  page = PAGE,
  journal = [] as readonly Operation[],
  blocks = BLOCKS,
  language = "en",
  memory = memoryStore(page),
  fixesFor = (): readonly Fix[] => [],
  refresh = () => {},
} = {}) {
  const api = createEditApi({ store: memory.store, blocks, pages: PAGES, schemaRevision: "7" })
  const network = { isOff: false }
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    if (network.isOff) throw new TypeError("There is no network.")
    return api(new Request(`https://cars.example${address}`, init))
  })
  openJournal(PLACE).save(journal)
  const Overlay = createOverlay({
    blocks,
    pages: PAGES,
    fixes: async () => ({ fixesFor, applyFix: (fields) => fields }),
  })
  const overlay = (more: { readonly isStale?: boolean } = {}) => (
    <Overlay
      place={PLACE}
      schemaRevision="7"
      language={language}
      timeZone="UTC"
      refresh={refresh}
      leaveAt="/leave"
      logInAt="/login"
      {...more}
    />
  )
  const { rerender } = render(overlay())
  await screen.findAllByRole("tree")
  return {
    ...memory,
    network,
    rerender: (more: { readonly isStale?: boolean }) => rerender(overlay(more)),
    user: userEvent.setup(),
  }
}

const item = (name: string | RegExp) => screen.getByRole("treeitem", { name })
const button = (name: string | RegExp) => screen.getByRole("button", { name })
const getFocused = () => document.activeElement
const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: "title" })

test("a conflicting change is kept in the browser's storage, and leaving the page shows a confirmation", async () => {
  const operation = createTitled("a", "Mine")
  await openOverlay({ journal: [operation] })
  await screen.findByRole("button", { name: "Keep mine" })

  expect(openJournal(PLACE).load()).toEqual([operation])
  const leaving = new Event("beforeunload", { cancelable: true })
  dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
})

test("after a block could not be moved with the keyboard, typed text is entered in the form", async () => {
  const { user } = await openOverlay()
  await user.click(item("Note a"))
  await title()
  item("Note a").focus()
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}")
  expect(getFocused()).toBe(item("Note a"))

  await user.type(await title(), "bc")

  expect([getFocused(), (await title()).value]).toEqual([await title(), "abc"])
})

test("a moved block keeps the focus", async () => {
  const { user } = await openOverlay()
  item("Note a").focus()
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}")

  expect(screen.getAllByRole("treeitem").map(({ textContent }) => textContent)[4]).toBe("Note c")
  expect(getFocused()).toBe(item("Note a"))
})

test("removing a block moves the focus to the next block outside the removed block", async () => {
  const { user } = await openOverlay()
  item("Group b").focus()
  await user.keyboard("{Delete}")

  expect(screen.queryByRole("treeitem", { name: "Note x" })).toBeNull()
  expect(getFocused()).toBe(item("Note c"))

  await user.click(item("Note a"))
  await user.click(button("Remove"))
  expect(getFocused()).toBe(item("Note c"))
})

test("in the outline F2 moves the focus to the form, and Enter keeps the focus in the outline", async () => {
  const { user } = await openOverlay()
  for (const _ of [1, 2]) {
    item("Note a").focus()
    await user.keyboard("{F2}")
    await waitFor(async () => expect(getFocused()).toBe(await title()))
  }
  item("Note c").focus()
  await user.keyboard("{Enter}")
  item("Note a").focus()
  await user.keyboard("{Enter}")
  await title()

  expect(getFocused()).toBe(item("Note a"))
})

test("the focus moves to the first field of an added block, or to the heading of a block without fields", async () => {
  const { user } = await openOverlay()
  item("Note a").focus()
  await user.keyboard("{Insert}")
  await user.click(await screen.findByRole("button", { name: "Note" }))
  await waitFor(async () => expect(getFocused()).toBe(await title()))

  item(/^Line/).focus()
  await user.keyboard("{F2}")
  await waitFor(() => expect(getFocused()).toBe(screen.getByRole("heading", { name: "Line" })))
})

test("clicking a problem focuses its field", async () => {
  const logged = vi.spyOn(console, "error")
  const { user } = await openOverlay({
    page: { fields: {}, layout: { main: [createBlock("a"), { block: "note", id: "n" }] } },
  })
  await user.click(await screen.findByRole("button", { name: "2 problems" }))
  await user.click(button(/Say the text/))

  await waitFor(() => expect(getFocused()).toBe(screen.getByRole("textbox", { name: "text" })))
  expect(screen.getByRole("treeitem", { selected: true }).dataset.id).toBe("n")
  expect(logged).not.toHaveBeenCalled()
})

test("a button for an unavailable action is disabled but keeps the focus", async () => {
  const { user, stored } = await openOverlay()
  await user.click(item("Note a"))
  for (const name of ["Publish", "Undo", "Redo", "Move up"]) {
    button(name).focus()
    await user.keyboard("{Enter}")
    expect([button(name).getAttribute("aria-disabled"), getFocused()]).toEqual(["true", button(name)])
  }
  expect(stored().etag).toBe('"0"')

  await user.click(button("Move down"))
  await user.click(button("Undo"))
  expect([button("Undo").getAttribute("aria-disabled"), getFocused()]).toEqual(["true", button("Undo")])
})

test("a new conflict does not move the focus, and resolving the last conflict moves the focus to the outline", async () => {
  const { user } = await openOverlay({ journal: [createTitled("a", "Mine"), createTitled("c", "Mine, too")] })
  await screen.findAllByRole("button", { name: "Keep mine" })
  expect(getFocused()).toBe(document.body)
  const words = screen
    .getAllByRole("button", { name: "Keep mine" })
    .map((item) => document.getElementById(item.getAttribute("aria-describedby") ?? "")?.textContent)
  expect(words).toEqual([expect.stringContaining("Note a"), expect.stringContaining("Note c")])

  await user.click(screen.getAllByRole("button", { name: "Take theirs" })[1] as HTMLElement)
  expect(within(screen.getByRole("listitem")).getAllByRole("button")).toContain(getFocused())
  await user.click(button("Take theirs"))

  expect(getFocused()).toBe(item("Note a"))
})

test("the user interface is in the editor's language, and block names are marked as English", async () => {
  const { user } = await openOverlay({ language: "nn-NO" })
  await user.click(item("Note a"))

  expect(screen.getByRole("complementary").lang).toBe("nb")
  const getLang = (element: Element | undefined | null) => element?.closest("[lang]")?.getAttribute("lang")
  expect(getLang(within(item("Note a")).getByText("Note"))).toBe("en")
  expect(getLang(screen.getByRole("heading", { name: "Note" }))).toBe("en")
  expect(getLang(button("Flytt ned"))).toBe("nb")
})

test("a form that failed to load can be loaded again", async () => {
  let isBroken = true
  const form = async () => {
    if (isBroken) throw new Error("offline")
    return (await BLOCKS.note.form()) as never
  }
  const { user } = await openOverlay({ blocks: { ...BLOCKS, note: block("Note", { form }) } })
  await user.click(item("Note a"))
  expect((await screen.findByRole("alert")).textContent).toBe("That did not work. Try again.")
  isBroken = false
  await user.click(button("Try again"))

  await waitFor(async () => expect(getFocused()).toBe(await title()))
  expect(screen.queryByText("That did not work. Try again.")).toBeNull()
})

test("the list of blocks to add contains only blocks that the selected placeholder allows", async () => {
  const { user } = await openOverlay()
  const listOffered = async () =>
    within(await screen.findByRole("region", { name: "Add a block" }))
      .getAllByRole("button")
      .map(({ textContent }) => textContent)
  item("Note x").focus()
  await user.keyboard("{Insert}")
  expect(await listOffered()).toEqual(["Note"])

  await user.click(button("Blocks of the page"))
  item("Note a").focus()
  await user.keyboard("{Insert}")
  expect(await listOffered()).toEqual(["Note", "Group", "Line"])
})

test("discarding a draft requires confirmation and keeps the focus in the editor", async () => {
  const { user, store, stored } = await openOverlay({
    journal: [{ ...createTitled("a", "Mine"), base: { value: "a" } } as Operation],
  })
  await waitFor(() => expect(stored().isDraft).toBe(true))
  await user.click(button("History"))
  await user.click(await screen.findByRole("button", { name: "Discard the draft" }))
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Cancel" }))
  expect(stored().isDraft).toBe(true)

  await user.click(button("Discard the draft"))
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Discard the draft" }))

  await waitFor(async () => expect((await store.read(PLACE))?.isDraft).toBe(false))
  await waitFor(() => expect(screen.queryByRole("button", { name: "Discard the draft" })).toBeNull())
  expect(getFocused()).toBe(button("History"))
})

test("the overlay renders nothing until its code has loaded", () => {
  const Overlay = createOverlay({
    blocks: BLOCKS,
    pages: PAGES,
    fixes: async () => ({ fixesFor: () => [], applyFix: (it) => it }),
  })
  const { container } = render(
    <Overlay
      place={PLACE}
      schemaRevision="7"
      language="en"
      timeZone="UTC"
      refresh={() => {}}
      leaveAt="/leave"
      logInAt="/login"
    />,
  )

  expect(container.innerHTML).toBe("")
})

const WITH_LINK = {
  link: block("Link", {
    form: async () => ({ fields: [field("link", "link"), field("image", "image")], groups: [] }) as never,
    explain: async () => () => [],
  }),
}
const LINKED: EditedPage = { fields: {}, layout: { main: [{ block: "link", id: "l", fields: {} }] } }

test("a page is searched and picked in a dialog, and the focus returns to the button", async () => {
  const { user, pages, stored } = await openOverlay({ page: LINKED, blocks: WITH_LINK as never })
  pages.push({ id: "w", href: "/workshop", name: "Workshop" }, { id: "c", href: "/contact", name: "Contact" })
  await user.click(item("Link"))
  await user.click(await screen.findByRole("button", { name: "Choose a page" }))
  const picker = within(await screen.findByRole("dialog", { name: "Choose a page" }))
  expect(getFocused()).toBe(picker.getByRole("searchbox", { name: "Search" }))
  expect(await picker.findByText("2 found")).toBe(picker.getByRole("status"))

  await user.keyboard("work")
  await picker.findByText("1 found")
  await user.click(picker.getByRole("button", { name: "Workshop /workshop" }))

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(getFocused()).toBe(button("Choose a page"))
  await waitFor(() =>
    expect(stored().document.layout.main?.[0]?.fields).toEqual({
      link: { value: { href: "/workshop", text: "Workshop", linktype: "internal", id: "w" } },
    }),
  )
})

test("closing the dialog with Escape leaves the page unchanged, and the dialog can be opened again", async () => {
  const { user, stored } = await openOverlay({ page: LINKED, blocks: WITH_LINK as never })
  await user.click(item("Link"))
  for (const _ of [1, 2]) {
    await user.click(await screen.findByRole("button", { name: "Choose a page" }))
    await screen.findByText("Nothing found")
    await user.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(getFocused()).toBe(button("Choose a page"))
  }
  expect(stored().document).toBe(LINKED)
})

test("a picture can be uploaded and picked even after a rejected upload", async () => {
  const { user, stored, media } = await openOverlay({ page: LINKED, blocks: WITH_LINK as never })
  await user.click(item("Link"))
  await user.click(await screen.findByRole("button", { name: "Choose a picture" }))
  const dialog = await screen.findByRole("dialog", { name: "Choose a picture" })
  const input = dialog.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement

  const anyKind = userEvent.setup({ applyAccept: false })
  for (const [name, type] of [
    ["a.webp", "image/webp"],
    ["b.pdf", "application/pdf"],
  ] as const) {
    await anyKind.upload(input, new File(["bytes"], name, { type }))
    await within(dialog).findByText("The file is broken, or of a kind that cannot be kept.")
  }
  expect(media).toEqual([])
  await user.upload(input, new File(["bytes"], "a.png", { type: "image/png" }))

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await waitFor(() =>
    expect(stored().document.layout.main?.[0]?.fields).toEqual({ image: { value: { src: "/-/media/a.png" } } }),
  )
})

test("a picture whose type is unknown to the browser is uploaded", async () => {
  const { user, stored } = await openOverlay({ page: LINKED, blocks: WITH_LINK as never })
  await user.click(item("Link"))
  await user.click(await screen.findByRole("button", { name: "Choose a picture" }))
  const dialog = await screen.findByRole("dialog", { name: "Choose a picture" })
  const input = dialog.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement

  await user.upload(input, new File(["bytes"], "A.PNG", { type: "" }))

  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await waitFor(() => expect(stored().document.layout.main?.[0]?.fields).toMatchObject({ image: { value: {} } }))
})

test("a page search that fails without a connection shows an error and can be retried", async () => {
  const { user, pages, network } = await openOverlay({ page: LINKED, blocks: WITH_LINK as never })
  pages.push({ id: "w", href: "/workshop", name: "Workshop" })
  network.isOff = true
  await user.click(item("Link"))
  await user.click(await screen.findByRole("button", { name: "Choose a page" }))
  const picker = within(await screen.findByRole("dialog"))
  await picker.findByText("That did not work. Try again.")

  network.isOff = false
  await user.click(picker.getByRole("button", { name: "Try again" }))
  await picker.findByRole("button", { name: "Workshop /workshop" })
})

test("the form of a page lists the fields of the page's template before the fields that all pages share", async () => {
  const story = { ...PAGE, template: "StoryPage", fields: { headline: { value: "Winter" } } }
  const { user, stored } = await openOverlay({ page: story })
  await user.click(button("About the page"))
  const fields = await screen.findAllByRole<HTMLInputElement>("textbox")
  expect(fields.map(({ value }) => value)).toEqual(["Winter", ""])

  await user.type(fields[1] as HTMLElement, "Tyres")
  await waitFor(() =>
    expect(stored().document.fields).toEqual({ headline: { value: "Winter" }, metaTitle: { value: "Tyres" } }),
  )
})

test("clicking a problem in the page's fields focuses the affected field in the page form", async () => {
  const { user } = await openOverlay({
    page: { ...PAGE, fields: { metaTitle: { value: "A title that is much too long" } } },
  })
  await user.click(await screen.findByRole("button", { name: "1 problem" }))
  await user.click(button(/Too long: metaTitle/))

  await waitFor(() => expect(getFocused()).toBe(screen.getByRole("textbox", { name: "metaTitle" })))
})

test("a conflict shows the label of the affected field, both for a block and for the page", async () => {
  await openOverlay({
    language: "sv",
    journal: [createTitled("a", "Min"), { op: "set", block: null, field: "metaTitle", value: { value: "Min" } }],
    page: { ...PAGE, fields: { metaTitle: { value: "Din" } } },
  })

  await screen.findByText(/Någon annan har ändrat ”title \(sv\)”/)
  await screen.findByText(/Någon annan har ändrat ”metaTitle \(sv\)”/)
})

test("adding a block shows a message when every placeholder is full", async () => {
  const full = {
    ...BLOCKS,
    group: block("Group", { placeholders: { notes: { label: { en: "Its notes" }, allow: ["note"], max: 2 } } }),
  }
  const { user } = await openOverlay({ blocks: full })
  await user.click(item("Note x"))
  await user.click(button("Add a block after"))

  expect(getFocused()?.textContent).toBe("At most 2 blocks can stand here.")
  expect(screen.queryByRole("searchbox")).toBeNull()
})

test("a new page gets the name and the URL that the editor enters", async () => {
  const { user, pages } = await openOverlay()
  const went = vi.spyOn(location, "assign").mockImplementation(() => {})
  await user.click(button("New page"))
  const [name, address] = screen.getAllByRole<HTMLInputElement>("textbox")
  expect(getFocused()).toBe(name)

  await user.keyboard("Winter tyres")
  expect(address?.value).toBe("/winter-tyres")
  pages.push({ id: "w", href: "/winter-tyres", name: "Winter tyres" })
  await user.click(button("Create the page"))
  await screen.findByText("There is a page at this address already.")

  await user.type(address as HTMLElement, "-2027")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(went).toHaveBeenCalledWith("/winter-tyres-2027"))
  went.mockRestore()
  // An editor who was asked whether to leave and stayed has a link to the new page.
  expect(screen.getByRole("link", { name: "Open the new page" }).getAttribute("href")).toBe("/winter-tyres-2027")
})

test("a block can be added to a page without blocks", async () => {
  const memory = memoryStore({ fields: {}, layout: { main: [] } })
  const { user, stored } = await openOverlay({ memory })
  await user.click(await screen.findByRole("button", { name: "Add a block" }))
  await user.click(button("Note"))

  await waitFor(() => expect(stored().document.layout.main).toMatchObject([{ block: "note" }]))
})

function breakable() {
  const state = { isBroken: true }
  const use = <Value,>(value: Value): Value => {
    if (state.isBroken) throw new Error("It is broken.")
    return value
  }
  return { state, use }
}

function muteErrors() {
  const muted = vi.spyOn(console, "error").mockImplementation(() => {})
  return () => muted.mockRestore()
}

test("when the form throws an error, the page and the outline stay visible and the form can be reloaded", async () => {
  const unmute = muteErrors()
  const { state, use } = breakable()
  const { user } = await openOverlay({
    page: { fields: {}, layout: { main: [{ block: "note", id: "a", fields: {} }] } },
    fixesFor: () => use([]),
  })

  await user.click(item(/^Note/))
  await user.click(await title())
  await user.tab()
  await screen.findByText("That did not work. Try again.")
  expect(item(/^Note/)).toBeTruthy()
  state.isBroken = false
  await user.click(button("Try again"))

  expect(await title()).toBeTruthy()
  unmute()
})

test("when the whole editor throws an error, a message is shown and unsaved changes are kept", async () => {
  const unmute = muteErrors()
  const { state, use } = breakable()
  state.isBroken = false
  const note = block("Note")
  Object.defineProperty(note, "label", { get: () => use("Note"), enumerable: true })
  const { user, network } = await openOverlay({ blocks: { ...BLOCKS, note } })
  await user.click(item("Note a"))
  network.isOff = true
  await user.type(await title(), "bc")

  state.isBroken = true
  await user.type(await title(), "d")
  await screen.findByText("That did not work. Try again.")
  state.isBroken = false
  network.isOff = false
  await user.click(button("Try again"))

  await user.click(await screen.findByRole("treeitem", { name: /Note abc/ }))
  expect((await title()).value).toBe("abcd")
  unmute()
})

async function openHistory(journal: readonly Operation[] = []) {
  const memory = memoryStore(PAGE)
  memory.supersede((page) => ({ ...page, fields: { metaTitle: { value: "Second" } } }))
  const opened = await openOverlay({ memory, journal })
  if (journal.length > 0) await waitFor(() => expect(opened.stored().isDraft).toBe(true))
  await opened.user.click(button("History"))
  await screen.findByRole("button", { name: "Restore" })
  return opened
}

const draftOfA = (): Operation => ({ ...createTitled("a", "Draft"), base: { value: "a" } }) as Operation

test("restoring a version requires confirmation when there is a draft, and cancelling keeps the draft", async () => {
  const { user, stored } = await openHistory([draftOfA()])
  const draft = stored().document

  await user.click(button("Restore"))
  const dialog = within(await screen.findByRole("alertdialog", { name: "Replace the draft?" }))
  await user.click(dialog.getByRole("button", { name: "Cancel" }))

  expect(stored().document).toBe(draft)
})

test("the buttons of a dialog have the same style as the other buttons of the editor", async () => {
  const { user } = await openHistory([draftOfA()])
  const getLook = ({ className }: Element) => className.match(/_button_\S+/g)
  const look = getLook(button("Restore"))

  await user.click(button("Restore"))
  const buttons = within(await screen.findByRole("alertdialog")).getAllByRole("button")

  expect(buttons.map(getLook)).toEqual([look, look])
})

test("restoring a version replaces the draft once the editor confirms the dialog", async () => {
  const { user, stored } = await openHistory([draftOfA()])

  await user.click(button("Restore"))
  const dialog = within(await screen.findByRole("alertdialog", { name: "Replace the draft?" }))
  await user.click(dialog.getByRole("button", { name: "Restore" }))

  await waitFor(() => expect(stored().document).toEqual(PAGE))
})

test("undo after restoring a version brings the draft back", async () => {
  const { user, stored } = await openHistory([draftOfA()])
  const draft = stored().document
  await user.click(button("Restore"))
  const dialog = within(await screen.findByRole("alertdialog", { name: "Replace the draft?" }))
  await user.click(dialog.getByRole("button", { name: "Restore" }))
  await waitFor(() => expect(button("Undo").getAttribute("aria-disabled")).not.toBe("true"))

  await user.click(button("Undo"))

  await waitFor(() => expect(stored().document).toEqual(draft))
})

test("undo after discarding a draft brings the draft back", async () => {
  const { user, stored } = await openHistory([draftOfA()])
  const draft = stored().document
  await user.click(button("Discard the draft"))
  const dialog = within(screen.getByRole("alertdialog"))
  await user.click(dialog.getByRole("button", { name: "Discard the draft" }))
  await waitFor(() => expect(button("Undo").getAttribute("aria-disabled")).not.toBe("true"))

  await user.click(button("Undo"))

  await waitFor(() => expect(stored().document).toEqual(draft))
})

test("restoring a version needs no confirmation when there is no draft", async () => {
  const { user, stored } = await openHistory()

  await user.click(button("Restore"))

  await waitFor(() => expect(stored().document).toEqual(PAGE))
})

const EMPTY_GROUP: EditedPage = { fields: {}, layout: { main: [createBlock("b", "group", {}), createBlock("c")] } }

test("a block can be inserted into an empty placeholder", async () => {
  const { user, stored } = await openOverlay({ page: EMPTY_GROUP })
  await user.click(item("Group b"))
  await user.click(button("Add a block inside"))

  await user.click(button("Note"))

  await waitFor(() =>
    expect(stored().document.layout.main?.[0]?.placeholders?.notes).toMatchObject([{ block: "note" }]),
  )
})

test("a block can be inserted at the start of the page", async () => {
  const { user, stored } = await openOverlay({ page: EMPTY_GROUP })
  await user.click(item("Note c"))
  await user.click(button("Add a block after"))

  await user.selectOptions(screen.getByRole("combobox", { name: "Place" }), "First on the page")
  await user.click(button("Line"))

  await waitFor(() =>
    expect(stored().document.layout.main).toMatchObject([{ block: "line" }, { id: "b" }, { id: "c" }]),
  )
})

test("a new block can be inserted after the selected block, into a placeholder of the selected block or first on the page", async () => {
  const { user } = await openOverlay({ page: EMPTY_GROUP })
  await user.click(item("Group b"))
  await user.click(button("Add a block after"))

  const names = screen.getAllByRole("option").map(({ textContent }) => textContent)
  expect(names).toEqual(["After “Group”", "In “Group” (Its notes)", "First on the page"])
})

test("the name of a placeholder is in the editor's language", async () => {
  const { user } = await openOverlay({ page: EMPTY_GROUP, language: "sv" })
  await user.click(item("Group b"))

  await user.click(button("Lägg till block efter"))

  const names = screen.getAllByRole("option").map(({ textContent }) => textContent)
  expect(names).toContain("I ”Group” (Anteckningar)")
})

test("text typed while the server is unreachable stays in the field and is saved when the connection is restored", async () => {
  const { network, rerender, user, stored } = await openOverlay()
  await user.click(item("Note a"))
  network.isOff = true

  await user.type(await title(), "bc")
  await screen.findByText(/^No connection/, {}, { timeout: 3000 })
  rerender({ isStale: true })
  expect((await title()).value).toBe("abc")

  network.isOff = false
  rerender({ isStale: false })
  await user.click(button("Try again"))
  await waitFor(() => expect(stored().document.layout.main?.[0]?.fields?.title).toEqual({ value: "abc" }), {
    timeout: 3000,
  })
})

test("rendering the page is retried until the server responds, and the status bar shows that there is no connection", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const refresh = vi.fn()
  const { network, rerender } = await openOverlay({ refresh })
  network.isOff = true

  rerender({ isStale: true })
  await vi.advanceTimersByTimeAsync(4000)
  expect(refresh).toHaveBeenCalledTimes(2)
  await screen.findByText(/^No connection/)

  network.isOff = false
  rerender({ isStale: false })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
