import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, describe, expect, test, vi } from "vitest"
import { field, renderForm } from "../../../test/held-form.tsx"

afterEach(cleanup)

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name })

const isInvalid = (control: Element) => control.getAttribute("aria-invalid") === "true"

describe("a text", () => {
  test("a text control stores the typed text and removes the field when the text is emptied", async () => {
    const held = renderForm([field("title", "text")])

    await userEvent.type(box("title"), "Bil")
    expect(held.fields).toEqual({ title: { value: "Bil" } })

    await userEvent.clear(box("title"))
    expect(held.fields).toEqual({})
  })

  test("editing a text keeps the other properties of the field, and a plain string remains a plain string", async () => {
    const held = renderForm([field("title", "text"), field("code", "text", { isPlain: true })], {
      fields: { title: { value: "A", editable: false }, code: "a" },
    })

    await userEvent.type(box("title"), "B")
    await userEvent.type(box("code"), "b")

    expect(held.fields).toEqual({ title: { value: "AB", editable: false }, code: "ab" })
  })

  test("a field for long text or for text with line breaks is a textarea, and the line breaks are kept", async () => {
    const held = renderForm(
      [field("long", "text", { limits: { maxLength: 121 } }), field("lines", "text"), field("short", "text")],
      { fields: { lines: { value: "One\nTwo" } } },
    )

    await userEvent.type(box("lines"), "{Enter}Three")

    expect(held.fields.lines).toEqual({ value: "One\nTwo\nThree" })
    expect([box(/long/), box(/lines/), box("short")].map(({ tagName }) => tagName)).toEqual([
      "TEXTAREA",
      "TEXTAREA",
      "INPUT",
    ])
  })

  test("the character counter counts an emoji as one character and shows a warning from 90 % of the limit", async () => {
    renderForm([field("title", "text", { limits: { maxLength: 10 } })])
    const counter = () => screen.getByText(/of 10 characters/)

    await userEvent.type(box("title"), "12345678")
    expect([counter().textContent, counter().dataset.state]).toEqual(["8 of 10 characters", undefined])

    await userEvent.type(box("title"), "👍")
    expect([counter().textContent, counter().dataset.state]).toEqual(["9 of 10 characters", "near"])

    await userEvent.type(box("title"), "xy")
    expect([counter().textContent, counter().dataset.state]).toEqual(["11 of 10 characters", "over"])
    expect(box("title").value).toBe("12345678👍xy")
  })

  test("a rich text is edited as HTML in a textarea", async () => {
    const held = renderForm([field("text", "rich-text")], { fields: { text: { value: "<p>A</p>" } } })

    await userEvent.type(box("text"), "!")

    expect(held.fields.text).toEqual({ value: "<p>A</p>!" })
  })
})

describe("a number", () => {
  const limit = field("limit", "number", { limits: { minimum: 1, maximum: 24, integer: true } })

  test("a valid number is stored on every keystroke, and clearing the control removes the value", async () => {
    const held = renderForm([limit])

    await userEvent.type(box("limit"), "12")
    expect(held.fields).toEqual({ limit: 12 })

    await userEvent.clear(box("limit"))
    expect(held.fields).toEqual({})
  })

  test("an invalid number is stored as typed and shows an error immediately", async () => {
    const held = renderForm([limit])

    await userEvent.type(box("limit"), "8o")

    expect(box("limit").value).toBe("8o")
    expect(held.fields).toEqual({ limit: "8o" })
    expect(box("limit")).toSatisfy(isInvalid)
    expect(screen.getByText("Write a number, for example 1.")).toBeTruthy()
  })

  test("a number is shown with the decimal separator of the editor's language, and a point is also accepted", async () => {
    const held = renderForm([field("share", "number")], { fields: { share: 1.5 }, language: "sv" })
    expect(box(/share/).value).toBe("1,5")

    await userEvent.clear(box(/share/))
    await userEvent.type(box(/share/), "2.25")

    expect([box(/share/).value, held.fields.share]).toEqual(["2.25", 2.25])
  })

  test("a number control shows the default, remains empty after the editor clears it, and shows a new value from the parent component", async () => {
    const held = renderForm([{ ...limit, default: 8 }])
    expect(box("limit").value).toBe("8")
    expect(screen.getByText(/Empty means 8\./)).toBeTruthy()

    await userEvent.clear(box("limit"))
    expect(box("limit").value).toBe("")
    await userEvent.type(box("limit"), "x")
    act(() => held.set({ limit: 3 }))

    expect(box("limit").value).toBe("3")
  })

  test("a number control shows its minimum and maximum", () => {
    renderForm([limit])

    expect(screen.getByText(/1 to 24/)).toBeTruthy()
  })
})

describe("a switch", () => {
  test("a switch shows the default value and can be toggled with the space bar", async () => {
    const held = renderForm([field("isWide", "switch", { default: true })])
    const wide = screen.getByRole<HTMLInputElement>("switch", { name: "isWide" })
    expect(wide.checked).toBe(true)

    await userEvent.tab()
    await userEvent.keyboard(" ")

    expect(held.fields).toEqual({ isWide: false })
  })

  test("a switch without a default has a third option, 'Not set', which removes the property", async () => {
    const held = renderForm([field("isWide", "switch")])
    const choices = within(screen.getByRole("radiogroup", { name: "isWide" })).getAllByRole<HTMLInputElement>("radio")
    expect(choices.map(({ checked }) => checked)).toEqual([true, false, false])

    await userEvent.click(screen.getByRole("radio", { name: "No" }))
    expect(held.fields).toEqual({ isWide: false })

    await userEvent.click(screen.getByRole("radio", { name: "Not set" }))
    expect(held.fields).toEqual({})
  })
})

describe("a choice", () => {
  const size = field("size", "radio", {
    options: ["S", "M"],
    choices: { S: { en: "Small", sv: "Liten" }, M: { en: "Medium" } },
  })

  test("a field with few options is shown as radio cards, and English fallback labels have a lang attribute", async () => {
    const held = renderForm([{ ...size, default: "S" }], { language: "sv" })
    const medium = screen.getByRole<HTMLInputElement>("radio", { name: "Medium" })
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Liten" }).checked).toBe(true)
    expect(medium.closest("[lang]")?.getAttribute("lang")).toBe("en")

    await userEvent.click(medium)

    expect(held.fields).toEqual({ size: "M" })
  })

  test("a field with many options is shown as a select, and an optional value can be removed", async () => {
    const held = renderForm([field("brand", "select", { options: ["A", "B", "C", "D"] })])
    const menu = screen.getByRole("combobox", { name: "brand" })

    await userEvent.selectOptions(menu, "C")
    expect(held.fields).toEqual({ brand: "C" })

    await userEvent.selectOptions(menu, "Not set")
    expect(held.fields).toEqual({})
  })

  test("a select keeps a stored value that is not an option and shows that it can no longer be selected", () => {
    const held = renderForm([field("brand", "select", { options: ["A"] })], { fields: { brand: "Z" } })

    expect(screen.getByRole<HTMLSelectElement>("combobox").selectedOptions[0]?.text).toBe("Z (cannot be chosen)")
    expect(held.fields).toEqual({ brand: "Z" })
  })

  test("an option that is a number is stored as a number", async () => {
    const held = renderForm([field("columns", "radio", { options: [3, 4] })])

    await userEvent.click(screen.getByRole("radio", { name: "4" }))

    expect(held.fields).toEqual({ columns: 4 })
  })
})

describe("a picture", () => {
  test("the properties of a picture are edited separately, and the picture is removed when all of them are empty", async () => {
    const held = renderForm([field("image", "image")])

    await userEvent.type(box("Address"), "/a.jpg")
    await userEvent.type(box("Alternative text"), "A car")
    await userEvent.type(box("Width"), "800")
    expect(held.fields).toEqual({ image: { value: { src: "/a.jpg", alt: "A car", width: 800 } } })

    for (const part of ["Address", "Alternative text", "Width"]) await userEvent.clear(box(part))
    expect(held.fields).toEqual({})
  })

  test("marking a picture as decorative stores an empty alternative text, and unmarking the picture removes the text", async () => {
    const held = renderForm([field("image", "image")], { fields: { image: { value: { src: "/a.jpg" } } } })
    const decorates = screen.getByRole<HTMLInputElement>("checkbox", { name: "The picture only decorates" })
    expect(decorates.checked).toBe(false)

    await userEvent.click(decorates)
    expect(held.fields).toEqual({ image: { value: { src: "/a.jpg", alt: "" } } })

    await userEvent.click(decorates)
    expect(held.fields).toEqual({ image: { value: { src: "/a.jpg" } } })
  })

  test("picking a picture stores its properties and removes the previous alternative text", async () => {
    const pickMedia = vi.fn(async () => ({ src: "/b.jpg", width: 10, height: 5 }))
    const held = renderForm([field("image", "image")], {
      fields: { image: { value: { src: "/a.jpg", alt: "A car", title: "Old" } } },
      pickMedia,
    })

    await userEvent.click(screen.getByRole("button", { name: "Choose a picture" }))

    expect(pickMedia).toHaveBeenCalledWith("image")
    expect(held.fields).toEqual({ image: { value: { src: "/b.jpg", width: 10, height: 5 } } })
  })

  test.each([
    ["takes the alternative text that comes with it", { src: "/b.jpg", alt: "A boat" }, "A boat"],
    ["keeps its alternative text when it is picked again", { src: "/a.jpg", width: 9 }, "A car"],
  ])("a picked picture %s", async (_, picked, alt) => {
    const held = renderForm([field("image", "image")], {
      fields: { image: { value: { src: "/a.jpg", alt: "A car" } } },
      pickMedia: async () => picked,
    })

    await userEvent.click(screen.getByRole("button", { name: "Choose a picture" }))

    expect(held.fields).toEqual({ image: { value: { ...picked, alt } } })
  })

  test("typing another URL for a picture removes the properties of the previous picture", async () => {
    const held = renderForm([field("image", "image")], {
      fields: { image: { value: { src: "/a.jpg", alt: "A car", width: 800, height: 600, title: "Old" } } },
    })

    await userEvent.clear(box("Address"))
    await userEvent.type(box("Address"), "/b.jpg")

    expect(held.fields).toEqual({ image: { value: { src: "/b.jpg" } } })
  })

  test("typing the same URL again restores the properties of the picture", async () => {
    const image = { value: { src: "/a.jpg", alt: "A car", width: 800 } }
    const held = renderForm([field("image", "image")], { fields: { image } })

    await userEvent.type(box("Address"), "g{Backspace}")

    expect(held.fields).toEqual({ image })
  })

  test("typing a picture's URL does not remove the alternative text that was typed before", async () => {
    const held = renderForm([field("image", "image")])

    await userEvent.type(box("Alternative text"), "A car")
    await userEvent.type(box("Address"), "/a.jpg")

    expect(held.fields).toEqual({ image: { value: { alt: "A car", src: "/a.jpg" } } })
  })

  test("the remove button removes the whole picture, and the focus remains in the field", async () => {
    const held = renderForm([field("image", "image")], { fields: { image: { value: { src: "/a.jpg" } } } })

    await userEvent.click(screen.getByRole("button", { name: "Remove" }))

    expect(held.fields).toEqual({})
    expect(document.activeElement).toBe(box("Address"))
  })
})

describe("a link", () => {
  const link = field("link", "link")
  const kind = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Leads to" })

  test("a link control stores an internal page, a link text and the new-window option", async () => {
    const held = renderForm([link])

    await userEvent.type(box("Address"), "/bilar")
    await userEvent.type(box("Link text"), "Bilar")
    await userEvent.click(screen.getByRole("checkbox", { name: "Opens in a new window" }))

    expect(held.fields).toEqual({
      link: { value: { href: "/bilar", linktype: "internal", text: "Bilar", target: "_blank" } },
    })
  })

  test.each([
    ["Telephone", "Telephone number", "08-123 45 67", "tel:08-1234567"],
    ["E-mail", "E-mail address", "a@b.se", "mailto:a@b.se"],
    ["Another website", "Address", "https://b.se", "https://b.se"],
  ])("for a link of the type %s, the typed address is converted to an href", async (name, label, typed, href) => {
    const held = renderForm([link])

    await userEvent.selectOptions(kind(), name)
    await userEvent.type(box(label), typed)

    expect(held.fields.link).toMatchObject({ value: { href } })
    expect(box(label).value).toBe(typed)
  })

  test("the type of a link is derived from the stored href", () => {
    renderForm([link], { fields: { link: { value: { href: "mailto:a@b.se" } } } })

    expect(kind().value).toBe("mailto")
    expect(box("E-mail address").value).toBe("a@b.se")
  })

  test("changing the type of a link keeps the link text and remembers the address for each type", async () => {
    const held = renderForm([link], { fields: { link: { value: { href: "/a", text: "A", id: "1" } } } })

    await userEvent.selectOptions(kind(), "Telephone")
    expect(held.fields).toEqual({ link: { value: { text: "A" } } })
    await userEvent.selectOptions(kind(), "A page here")

    expect(held.fields).toEqual({ link: { value: { href: "/a", text: "A", linktype: "internal" } } })
  })

  test("typing another address for a link removes the properties of the previous target", async () => {
    const held = renderForm([link], {
      fields: { link: { value: { href: "/a", text: "A", id: "1", anchor: "x", querystring: "y" } } },
    })

    await userEvent.type(box("Address"), "b")

    expect(held.fields).toEqual({ link: { value: { href: "/ab", text: "A", linktype: "internal" } } })
  })

  test("picking a page for a link without a text uses the page's name as the link text", async () => {
    const held = renderForm([link], { pickPage: async () => ({ href: "/kontakt", text: "Kontakt", id: "7" }) })

    await userEvent.click(screen.getByRole("button", { name: "Choose a page" }))

    expect(await screen.findByDisplayValue("Kontakt")).toBeTruthy()
    expect(held.fields).toEqual({
      link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal", id: "7" } },
    })
  })

  test("picking another page for a link removes the fragment", async () => {
    const previous = { href: "/a#b", text: "A", anchor: "b", querystring: "c=d", id: "6" }
    const held = renderForm([link], { fields: { link: { value: previous } }, pickPage: async () => ({ href: "/e" }) })

    await userEvent.click(screen.getByRole("button", { name: "Choose a page" }))

    expect(await screen.findByDisplayValue("/e")).toBeTruthy()
    expect(held.fields).toEqual({ link: { value: { href: "/e", text: "A", linktype: "internal" } } })
  })
})

test("picking a file keeps a title that the editor has typed", async () => {
  const picked = { src: "/b-1a2b3c4d.pdf", displayName: "B.pdf", size: 20 }
  const held = renderForm([field("file", "file")], {
    fields: { file: { value: { src: "/a.pdf", title: "Price list", size: 10 } } },
    pickMedia: async () => picked,
  })

  await userEvent.click(screen.getByRole("button", { name: "Choose a file" }))

  expect(await screen.findByDisplayValue("/b-1a2b3c4d.pdf")).toBeTruthy()
  expect(held.fields).toEqual({ file: { value: { ...picked, title: "Price list" } } })
})

test("typing another address for a file removes the stored file size", async () => {
  const held = renderForm([field("file", "file")], {
    fields: { file: { value: { src: "/a.pdf", title: "Price list", size: 10 } } },
  })

  await userEvent.type(box("Address"), "x")

  expect(held.fields).toEqual({ file: { value: { src: "/a.pdfx", title: "Price list" } } })
})

describe("a date", () => {
  const until = field("until", "date")
  const control = () => screen.getByLabelText<HTMLInputElement>("until")

  test("a date is shown in the form's time zone and stored in UTC", () => {
    const held = renderForm([until], {
      fields: { until: { value: "2026-12-18T16:00:00Z" } },
      timeZone: "Europe/Stockholm",
    })
    expect(control().value).toBe("2026-12-18T17:00")
    expect(screen.getByText(/Time in Europe\/Stockholm/)).toBeTruthy()

    fireEvent.input(control(), { target: { value: "2026-07-01T09:30" } })

    expect(held.fields).toEqual({ until: { value: "2026-07-01T07:30:00Z" } })
  })

  test("a time that is skipped by the change to summer time shows an error and is not stored", () => {
    const held = renderForm([until], { timeZone: "Europe/Stockholm" })

    fireEvent.input(control(), { target: { value: "2026-03-29T02:30" } })

    expect(held.fields).toEqual({})
    expect(control()).toSatisfy(isInvalid)
    expect(screen.getByText(/clocks go forward/)).toBeTruthy()
  })

  test("a date without a time is stored as a plain string, and an emptied date is removed", () => {
    const held = renderForm([field("until", "date", { isPlain: true, limits: { format: "date" } })], {
      fields: { until: "2026-12-18" },
    })
    expect(control().type).toBe("date")

    fireEvent.input(control(), { target: { value: "2026-12-19" } })
    expect(held.fields).toEqual({ until: "2026-12-19" })

    fireEvent.input(control(), { target: { value: "" } })
    expect(held.fields).toEqual({})
  })

  test("an invalid date is shown as text and can be corrected", async () => {
    const held = renderForm([until], { fields: { until: { value: "soon" } } })
    expect(control().value).toBe("soon")

    await userEvent.type(control(), "er")

    expect(held.fields).toEqual({ until: { value: "sooner" } })
  })
})

test("a reference can be typed as an id or picked, and a picked item is stored with its name", async () => {
  const held = renderForm([field("index", "reference")], {
    fields: { index: { id: "a", displayName: "News" } },
    pickReference: async () => ({ id: "c", displayName: "Cars" }),
  })
  expect(screen.getByText("News")).toBeTruthy()

  await userEvent.type(box("index"), "b")
  expect(held.fields).toEqual({ index: { id: "ab" } })

  await userEvent.click(screen.getByRole("button", { name: "Choose" }))
  expect(await screen.findByText("Cars")).toBeTruthy()
  expect(held.fields).toEqual({ index: { id: "c", displayName: "Cars" } })
})

test("a group stores the values of its fields in one object, which is removed when all fields are empty", async () => {
  const held = renderForm([field("info", "group", { fields: [field("title", "text"), field("text", "text")] })])
  const group = screen.getByRole("group", { name: "info" })

  await userEvent.type(within(group).getByRole("textbox", { name: "title" }), "A")
  expect(held.fields).toEqual({ info: { title: { value: "A" } } })

  await userEvent.clear(within(group).getByRole("textbox", { name: "title" }))
  expect(held.fields).toEqual({})
})
