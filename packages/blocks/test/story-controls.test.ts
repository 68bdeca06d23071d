import { describe, expect, test } from "vitest"
import { countdownTimerForm } from "../src/generated/countdown-timer.form.ts"
import { ctaBannerForm } from "../src/generated/cta-banner.form.ts"
import { createControls } from "./story-controls.ts"
import { addOwnPictures, createFields, createTypedArgs } from "./story-typed.ts"

const argTypes = createControls("CTABanner", ctaBannerForm)
const src = "/-/media/artwork/brands/norrvik.svg"
const args = {
  title: { value: "Dags för service?" },
  link: { value: { href: "/verkstad", text: "Boka", linktype: "internal", target: "_blank" } },
  image: { value: { src, alt: "En verkstad", width: 10, height: 20 } },
  buttonType: "Ghost",
}
const initialArgs = { ...args, ...createTypedArgs({ argTypes, initialArgs: args }) }

const fieldsAfter = (typed: object) => createFields({ argTypes, args: { ...initialArgs, ...typed }, initialArgs })

describe("the controls of a block", () => {
  test("a block's Storybook controls have an input for each editable property of a field, filled with the story's values", () => {
    expect(argTypes["title text"]).toMatchObject({ name: "Title", control: "text" })
    expect(argTypes["link address"]).toMatchObject({ name: "Button link: address", control: "text" })
    expect(argTypes["image picture"]?.options).toContain("/-/media/artwork/scenes/harbour-4x3.svg")
    expect(argTypes.title).toEqual({ table: { disable: true, type: { summary: "text" } } })
    expect(argTypes.buttonType).toMatchObject({ control: "select" })
    expect(initialArgs).toMatchObject({
      "title text": "Dags för service?",
      "link text": "Boka",
      "link address": "/verkstad",
      "image picture": src,
      "image description": "En verkstad",
    })
    expect(initialArgs).not.toHaveProperty("text text")
  })

  test("the options of the picture control include the picture of the story", () => {
    const types = addOwnPictures({ argTypes, initialArgs: args })

    expect(types["image picture"]?.options?.[0]).toBe(src)
  })

  test("editing one control leaves all other fields unchanged", () => {
    expect(fieldsAfter({})).toEqual(args)
    expect(fieldsAfter({ buttonType: "Primary" })).toEqual({ ...args, buttonType: "Primary" })
  })

  test("editing a control changes only the edited property of a field, and adds the field if the story does not have it", () => {
    expect(fieldsAfter({ "title text": "Boka nu" })).toMatchObject({ title: { value: "Boka nu" } })
    expect(fieldsAfter({ "text text": "Mer" })).toMatchObject({ text: { value: "Mer" } })
    expect(fieldsAfter({ "link address": "https://example.com" }).link).toEqual({
      value: { href: "https://example.com", text: "Boka", linktype: "external", target: "_blank" },
    })
    expect(fieldsAfter({ "image picture": "/-/media/artwork/scenes/harbour-4x3.svg" }).image).toEqual({
      value: { src: "/-/media/artwork/scenes/harbour-4x3.svg", alt: "En verkstad", width: 1600, height: 1200 },
    })
  })

  test("after a language change, the controls show the texts in the new language and keep earlier edits", () => {
    const spoken = { ...args, title: { value: "Huollon aika?" }, link: { value: { href: "/huolto", text: "Varaa" } } }
    const typed = { ...initialArgs, "link text": "Boka nu" }

    expect(createFields({ argTypes, args: typed, initialArgs, spoken })).toEqual({
      ...spoken,
      link: { value: { href: "/huolto", text: "Boka nu" } },
    })
  })

  test("the date control writes dates in the content platform's format", () => {
    const initial = { until: { value: "2026-12-24T17:00:00Z" } }
    const timer = createControls("CountdownTimer", countdownTimerForm)
    const typed = createTypedArgs({ argTypes: timer, initialArgs: initial })
    const chosen = { ...initial, ...typed, "until date": Date.UTC(2026, 11, 31) }

    expect(typed).toEqual({ "until date": Date.UTC(2026, 11, 24, 17) })
    expect(createFields({ argTypes: timer, args: chosen, initialArgs: { ...initial, ...typed } })).toEqual({
      until: { value: "2026-12-31T00:00:00.000Z" },
    })
  })
})
