import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { blurbForm } from "../../../blocks/src/generated/blurb.form.ts"
import { explainBlurb } from "../../../blocks/src/generated/blurb.zod.js"
import { carTeasersForm } from "../../../blocks/src/generated/car-teasers.form.ts"
import { explainCarTeasers } from "../../../blocks/src/generated/car-teasers.zod.js"
import { applyFix, fixesFor } from "../../../blocks/src/generated/fixes.js"
import { field, renderForm } from "../../test/held-form.tsx"
import type { FormIssue } from "./block-form.tsx"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const title = field("title", "text", { limits: { maxLength: 3 } })
const LONG: FormIssue = { pointer: "/title/value", keyword: "maxLength", message: "Too long", severity: "publish" }
const explain = ({ title: held }: Readonly<Record<string, unknown>>) =>
  ((held as { value: string } | undefined)?.value.length ?? 0) > 3 ? [LONG] : []

const control = (name: string | RegExp = "title") => screen.getByRole<HTMLInputElement>("textbox", { name })
const write = (value: string, on = control()) => fireEvent.change(on, { target: { value } })
const rest = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const MESSAGE = "[data-scope=block-form][data-part=message]"
const message = (text: string | RegExp = "Too long") => screen.queryByText(text, { selector: MESSAGE })

test("an existing issue is shown when the control loses the focus or when showAll is set", () => {
  const held = renderForm([title], { fields: { title: { value: "Long" } }, explain })
  expect([message(), control().getAttribute("aria-invalid")]).toEqual([null, null])

  fireEvent.focus(control())
  fireEvent.blur(control())

  expect(message()).not.toBeNull()
  expect(held.fields).toEqual({ title: { value: "Long" } })
  cleanup()

  renderForm([title], { fields: { title: { value: "Long" } }, explain, showAll: true })
  expect(message()).not.toBeNull()
})

test("a control with an issue is marked as invalid and described by the help text, the counter and the issue", () => {
  renderForm([{ ...title, help: "A short one." }], { fields: { title: { value: "Long" } }, explain, showAll: true })

  expect(control().getAttribute("aria-invalid")).toBe("true")
  const described = control().getAttribute("aria-describedby")?.split(" ") ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "A short one.4 of 3 characters",
    "Too long",
  ])
})

test("a new issue is shown and announced 600 ms after the last keystroke", () => {
  renderForm([title], { explain })

  write("Long")
  rest(599)
  expect(message()).toBeNull()
  write("Longe")
  rest(599)
  expect(message()).toBeNull()
  rest(1)

  expect(message()).not.toBeNull()
  expect(screen.getByRole("status").textContent).toBe("Too long")
})

test("a new issue is shown immediately on blur", () => {
  renderForm([title], { explain })

  write("Long")
  fireEvent.blur(control())

  expect(message()).not.toBeNull()
})

test("a resolved issue disappears while the editor types, and other issues remain", () => {
  renderForm([title], { fields: { title: { value: "Longest" } }, explain, showAll: true })

  write("Longes")
  expect(message()).not.toBeNull()
  write("Lon")
  expect(message()).toBeNull()
})

test("each issue is shown at the affected control, or at the list when the control is hidden", () => {
  const createIssue = (pointer: string, property?: string): FormIssue => ({
    pointer,
    keyword: "x",
    severity: "publish",
    message: `${pointer} ${property}`,
    ...(property !== undefined && { property }),
  })
  const secret = field("secret", "text", { visibleWhen: [{ property: "name", isOneOf: [1] }] })
  renderForm([field("people", "list", { fields: [field("name", "text"), secret] })], {
    fields: { people: [{}] },
    showAll: true,
    explain: () => [
      createIssue("/people"),
      createIssue("/people/0", "name"),
      createIssue("/people/0/secret"),
      createIssue("", "unknown"),
    ],
  })
  const texts = (row: Element | null | undefined) =>
    [...(row?.querySelectorAll(":scope > p > [data-part=message]") ?? [])].map(({ textContent }) => textContent)

  expect(texts(control("name").closest("[data-part=row]"))).toEqual(["/people/0 name"])
  expect(texts(screen.getByRole("group", { name: "people" }))).toEqual([
    "/people undefined",
    "/people/0/secret undefined",
  ])
  expect(screen.getByRole("region", { name: "About the whole block" }).textContent).toBe(
    "About the whole block unknown",
  )
})

test("the button for a fix warns about lost content, and a click on the button keeps the focus in the field", async () => {
  vi.useRealTimers()
  const fields = { title: { value: "A" }, titleTag: "H2" }
  const held = renderForm(blurbForm.fields, {
    fields,
    language: "sv",
    showAll: true,
    explain: (fields) => explainBlurb(fields, { language: "sv" }),
    fixesFor: (issue) => fixesFor(issue, fields, { language: "sv" }),
    mend: applyFix,
  })

  await userEvent.click(screen.getByRole("button", { name: /h2/ }))

  expect(held.fields.titleTag).toBe("h2")
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Rubriknivå" }))
  cleanup()

  renderForm([title], {
    fields: { title: { value: "Long" } },
    explain,
    showAll: true,
    fixesFor: () => [{ label: "Shorten", lossless: false, patch: [] }],
  })
  expect(screen.getByRole("button", { name: "Shorten (something is lost)" })).toBeTruthy()
})

test("typing in a field updates the issues of every constraint", () => {
  const held = renderForm(carTeasersForm.fields, {
    fields: { title: { value: "Bilar" }, cars: [{ carId: "21000053" }] },
    language: "sv",
    explain: (fields) => explainCarTeasers(fields, { language: "sv" }),
  })
  const limit = () => control("Antal")
  const tryWith = (on: HTMLInputElement, typed: string) => {
    write(typed, on)
    fireEvent.blur(on)
    return [...document.querySelectorAll(MESSAGE)].map(({ textContent }) => textContent)
  }

  expect(tryWith(control(/^Rubrik/), "")).toEqual([expect.stringContaining("Rubriken saknas")])
  expect(tryWith(control(/^Rubrik/), "Nya bilar")).toEqual([])
  expect(tryWith(limit(), "25")).toEqual(["Antalet får vara högst 24 (25)"])
  expect(tryWith(limit(), "0")).toEqual(["Antalet måste vara minst 1 (0)"])
  expect(tryWith(limit(), "1,5")).toEqual([expect.stringContaining("heltal")])
  expect(tryWith(limit(), "tre")).toEqual([expect.stringContaining("tal")])
  expect(tryWith(limit(), "24")).toEqual([])
  expect(tryWith(control(/^Nummer/), "x1")).toEqual(["Bil 1: Skriv bilens nummer, till exempel 21000053"])
  expect(tryWith(control(/^Nummer/), "21000054")).toEqual([])
  expect(held.fields).toEqual({ title: { value: "Nya bilar" }, limit: 24, cars: [{ carId: "21000054" }] })
})

test("a field hidden by the value of another field keeps its stored value and is required again when shown", async () => {
  vi.useRealTimers()
  const held = renderForm(
    [
      field("content", "radio", { options: ["Image", "Video"], default: "Image" }),
      field("film", "text", {
        visibleWhen: [{ property: "content", isOneOf: ["Video"] }],
        requiredWhen: [{ property: "content", isOneOf: ["Video"] }],
      }),
    ],
    { fields: { film: { value: "/film.mp4" } } },
  )
  expect(screen.queryByRole("textbox")).toBeNull()

  await userEvent.click(screen.getByRole("radio", { name: "Video" }))

  expect(control("film").getAttribute("aria-required")).toBe("true")
  expect(control("film").value).toBe("/film.mp4")
  await userEvent.click(screen.getByRole("radio", { name: "Image" }))
  expect(held.fields).toEqual({ content: "Image", film: { value: "/film.mp4" } })
})

test("fields are grouped under headings in the editor's language", () => {
  renderForm([field("a", "text", { group: "content" }), field("b", "text", { group: "look" }), field("c", "text")], {
    language: "fi",
  })

  const sections = [...document.querySelectorAll("[data-part=section]")]
  expect(sections.map((section) => section.querySelector("h3")?.textContent)).toEqual(["Sisältö", "Ulkoasu", undefined])
})

test("the help text is shown in the editor's language, or as the English description with a lang attribute", () => {
  const helped = field("title", "text", { help: "A short one.", helpTexts: { sv: "Helst kort." } })
  const describe = () => screen.getByText(/short|kort/)

  renderForm([helped], { language: "sv" })
  expect([describe().textContent, describe().getAttribute("lang")]).toEqual(["Helst kort.", null])
  cleanup()

  renderForm([helped], { language: "fi" })
  expect([describe().textContent, describe().getAttribute("lang")]).toEqual(["A short one.", "en"])
})
