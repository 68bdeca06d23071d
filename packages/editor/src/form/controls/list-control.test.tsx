import { act, cleanup, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test } from "vitest"
import { field, renderForm } from "../../../test/held-form.tsx"

afterEach(cleanup)

const person = (name: string) => ({ name: { value: name } })
const [ann, bo, cilla] = ["Ann", "Bo", "Cilla"].map(person)
const people = field("people", "list", {
  limits: { minItems: 1, maxItems: 3 },
  entry: { en: "Person", sv: "Person" },
  fields: [field("name", "text"), field("isBoss", "switch", { default: false })],
})

const entries = () => screen.getAllByRole("listitem")
const titles = () => entries().map((entry) => entry.querySelector("summary")?.textContent)
const tool = (action: string, entry: string) => screen.getByRole("button", { name: `${action}: ${entry}` })
const readStatus = () => screen.getByRole("status").lastChild?.textContent

test("a new entry is added at the end, is expanded and has the focus in its first control", async () => {
  const held = renderForm([people])
  expect(screen.getByText("Nothing here yet.")).toBeTruthy()

  await userEvent.click(screen.getByRole("button", { name: "Add: Person" }))
  await userEvent.keyboard("Ann")

  expect(held.fields).toEqual({ people: [ann] })
  expect(titles()).toEqual(["Person 1: Ann"])
  expect(readStatus()).toBe("Person 1 was added.")
})

test("moving an entry keeps the entry's key and leaves the focus on the move button", async () => {
  const held = renderForm([people], { fields: { people: [ann, bo, cilla] } })
  const element = entries()[0]

  tool("Move down", "Person 1: Ann").focus()
  await userEvent.keyboard("{Enter}")

  expect(held.fields.people).toEqual([bo, ann, cilla])
  expect(entries()[1]).toBe(element)
  expect(document.activeElement).toBe(tool("Move down", "Person 2: Ann"))
  expect(readStatus()).toBe("Person 1: Ann is now number 2 of 3.")

  await userEvent.keyboard("{Enter}")
  await userEvent.keyboard("{Enter}")
  expect(held.fields.people).toEqual([bo, cilla, ann])
  expect(document.activeElement).toBe(tool("Move down", "Person 3: Ann"))
})

test("the move-up button of the first entry has no effect and keeps the focus", async () => {
  const held = renderForm([people], { fields: { people: [ann, bo] } })
  const up = tool("Move up", "Person 1: Ann")

  await userEvent.click(up)

  expect(held.fields.people).toEqual([ann, bo])
  expect(up.getAttribute("aria-disabled")).toBe("true")
  expect(document.activeElement).toBe(up)
})

test("removing an entry moves the focus to a neighbouring entry, or to the add button when the list is empty", async () => {
  const held = renderForm([people], { fields: { people: [ann, bo] } })

  await userEvent.click(tool("Remove", "Person 1: Ann"))
  expect(held.fields.people).toEqual([bo])
  expect(document.activeElement?.textContent).toBe("Person 1: Bo")
  expect(readStatus()).toBe("Person 1: Ann was removed.")

  await userEvent.click(tool("Remove", "Person 1: Bo"))
  expect(held.fields).toEqual({})
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add: Person" }))
})

test("a duplicated entry is inserted after the original and can be changed independently", async () => {
  const held = renderForm([people], { fields: { people: [ann, bo] } })

  await userEvent.click(tool("Duplicate", "Person 1: Ann"))
  await userEvent.keyboard("{End} junior")

  expect(held.fields.people).toEqual([ann, person("Ann junior"), bo])
})

test("the list shows the number of entries and the limits, and a full list shows why no entry can be added", async () => {
  const held = renderForm([people], { fields: { people: [ann, bo, cilla] } })
  expect(screen.getByText("At least 1. 3 of at most 3")).toBeTruthy()

  await userEvent.click(screen.getByRole("button", { name: "Add: Person" }))
  await userEvent.click(tool("Duplicate", "Person 1: Ann"))

  expect(held.fields.people).toHaveLength(3)
  expect(readStatus()).toBe("The list is full: at most 3.")
})

test("text being typed in an entry is kept when another entry is inserted above", async () => {
  const held = renderForm([people], { fields: { people: [bo] } })
  const control = screen.getByRole<HTMLInputElement>("textbox", { name: "name" })
  await userEvent.type(control, "ris")

  const [boris] = held.fields.people as unknown[]
  act(() => held.set({ people: [ann, boris] }))

  expect(document.activeElement).toBe(control)
  expect(control.value).toBe("Boris")
  expect(titles()).toEqual(["Person 1: Ann", "Person 2: Boris"])
})

test("nested lists, lists of strings and lists of references are edited in the same way as other lists", async () => {
  const held = renderForm([
    field("columns", "list", { fields: [field("links", "list", { fields: [field("link", "text")] })] }),
    field("tags", "list"),
    field("pages", "references"),
  ])
  const add = (list: string) =>
    userEvent.click(
      within(screen.getByRole("group", { name: list }))
        .getAllByRole("button", { name: "Add" })
        .at(-1) as HTMLElement,
    )

  await add("columns")
  await add("links")
  await userEvent.keyboard("A")
  await add("tags")
  await userEvent.keyboard("B")
  await add("pages")
  await userEvent.keyboard("C")

  expect(held.fields).toEqual({
    columns: [{ links: [{ link: { value: "A" } }] }],
    tags: ["B"],
    pages: [{ id: "C" }],
  })
})

test("an entry with an issue is expanded when showAll is set", () => {
  renderForm([people], {
    fields: { people: [ann, {}] },
    showAll: true,
    explain: () => [
      { pointer: "/people/1", property: "name", keyword: "required", message: "Name is missing", severity: "publish" },
    ],
  })

  expect(entries().map((entry) => entry.querySelector("details")?.open)).toEqual([false, true])
  expect(entries()[1]?.querySelector("summary")?.textContent).toBe("Person 2To mend: 1")
})
