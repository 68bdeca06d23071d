import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ReactNode, useState } from "react"
import { expect, waitFor } from "storybook/test"
import { carTeasersForm } from "../../../blocks/src/generated/car-teasers.form.ts"
import { explainCarTeasers } from "../../../blocks/src/generated/car-teasers.zod.js"
import { faqListForm } from "../../../blocks/src/generated/faq-list.form.ts"
import { applyFix, fixesFor } from "../../../blocks/src/generated/fixes.js"
import { heroBannerForm } from "../../../blocks/src/generated/hero-banner.form.ts"
import { explainHeroBanner } from "../../../blocks/src/generated/hero-banner.zod.js"
import { frame, StoryFrame } from "../../../ui-kit/test/story-frame/story-frame.tsx"
import { BlockForm, type BlockFormProps, type Form } from "./block-form.tsx"

type Fields = Readonly<Record<string, unknown>>

const meta = {
  title: "Editor/Block form",
  component: BlockForm,
  args: { form: { groups: [], fields: [] }, fields: {}, onChange: () => {} },
  render: (args, { globals }) => (
    <StoryFrame>
      <div className={frame.field}>
        <Held {...args} language={globals.locale} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof BlockForm>

export default meta
type Story = StoryObj<typeof meta> & { readonly args?: HeldProps }

interface HeldProps extends Partial<BlockFormProps> {
  readonly explain?: (fields: Fields, options: { language: string }) => BlockFormProps["issues"] & object
}

function Held({ explain, language = "sv", ...props }: HeldProps & BlockFormProps): ReactNode {
  const [fields, setFields] = useState(props.fields)
  return (
    <BlockForm
      {...props}
      fields={fields}
      issues={explain?.(fields, { language }) ?? []}
      language={language}
      timeZone="Europe/Stockholm"
      fixesFor={(issue) => fixesFor(issue, fields, { language })}
      onFix={(fix) => setFields(applyFix(fields, fix))}
      onChange={(name, value) =>
        setFields(({ [name]: _, ...others }) => (value === undefined ? others : { ...others, [name]: value }))
      }
    />
  )
}

const label = (sv: string, en: string) => ({ sv, en })

const everyControl: Form = {
  groups: ["content", "media", "look"],
  fields: [
    {
      name: "title",
      control: "text",
      label: label("Rubrik", "Title"),
      group: "content",
      isRequired: true,
      limits: { maxLength: 60 },
    },
    { name: "text", control: "multi-line", label: label("Ingress", "Preamble"), group: "content" },
    { name: "richText", control: "rich-text", label: label("Text", "Text"), group: "content" },
    { name: "link", control: "link", label: label("Länk", "Link"), group: "content" },
    { name: "until", control: "date", label: label("Till och med", "Until"), group: "content" },
    { name: "index", control: "reference", label: label("Nyhetsindex", "Stories index"), group: "content" },
    {
      name: "facts",
      control: "list",
      label: label("Fakta", "Facts"),
      entry: label("Faktum", "Fact"),
      group: "content",
      limits: { minItems: 1, maxItems: 4 },
      fields: [{ name: "label", control: "text", label: label("Namn", "Name") }],
    },
    { name: "image", control: "image", label: label("Bild", "Picture"), group: "media" },
    { name: "film", control: "file", label: label("Film", "Film"), group: "media" },
    {
      name: "seconds",
      control: "number",
      label: label("Sekunder", "Seconds"),
      group: "look",
      limits: { minimum: 3, maximum: 30, integer: true },
      default: 5,
    },
    { name: "isWide", control: "switch", label: label("Hela bredden", "Full width"), group: "look", default: false },
    { name: "isShown", control: "switch", label: label("Visas i sök", "Shown in search"), group: "look" },
    {
      name: "size",
      control: "radio",
      label: label("Storlek", "Size"),
      group: "look",
      options: ["Small", "Medium", "Large"],
      choices: { Small: label("Liten", "Small"), Medium: label("Mellan", "Medium"), Large: label("Stor", "Large") },
      default: "Medium",
    },
    {
      name: "level",
      control: "select",
      label: label("Rubriknivå", "Heading level"),
      group: "look",
      options: ["h1", "h2", "h3", "h4"],
      default: "h2",
    },
    {
      name: "note",
      control: "group",
      label: label("Not", "Note"),
      group: "look",
      fields: [{ name: "title", control: "text", label: label("Rubrik", "Title") }],
    },
  ],
}

const filledIn: Fields = {
  title: { value: "Vinterpriset gäller till den 18 december, i alla verkstäder" },
  text: { value: "Kaffe, bullar\noch sex bilar att provköra." },
  richText: { value: "<p>Hjul, <strong>lack</strong> och försäkring.</p>" },
  link: { value: { href: "tel:+46812345", text: "Ring oss", linktype: "tel" } },
  until: { value: "2026-12-18T16:00:00Z" },
  index: { id: "Home/nyheter/data/index", displayName: "Nyheter" },
  facts: [{ label: { value: "Räckvidd" } }, { label: { value: "Effekt" } }],
  image: { value: { src: "/-/media/artwork/scenes/forest-road-16x9.svg", alt: "En väg i skogen", width: 1920 } },
  film: { value: { src: "/film.mp4", title: "Vinter" } },
}

export const AllControls: Story = { args: { form: everyControl, fields: filledIn } }

export const Empty: Story = { args: { form: everyControl } }

export const IssuesShown: Story = {
  args: {
    form: heroBannerForm,
    fields: {
      titleTag: "H2",
      content: "Video",
      unknown: 1,
      image: { value: { src: "/-/media/artwork/scenes/forest-road-16x9.svg" } },
    },
    explain: explainHeroBanner,
    showAll: true,
  },
}

/**
 * Shows that new issues appear after a pause in typing, that fixed issues disappear immediately, and that an invalid
 * number keeps the typed text.
 */
export const WhileTyping: Story = {
  args: { form: carTeasersForm, fields: { title: { value: "Bilar" } }, explain: explainCarTeasers },
  play: async ({ canvas, userEvent }) => {
    const limit = canvas.getByRole("textbox", { name: "Antal" })
    await userEvent.clear(limit)
    await userEvent.type(limit, "25")
    await waitFor(() => expect(limit).toBeInvalid())
    await userEvent.type(limit, "{Backspace}")
    expect(limit).toBeValid()
    await userEvent.type(limit, "x")
    expect(limit).toHaveValue("2x")
    expect(limit).toBeInvalid()
    await userEvent.clear(limit)
  },
}

const questions = ["Hur lång tid tar det?", "Vad kostar det?", "Får jag en lånebil?"].map((question) => ({
  question: { value: question },
  answer: { value: `<p>${question}</p>` },
}))

/**
 * Shows that entries can be added, moved, copied and removed with the keyboard alone, and that the focus is never lost.
 */
export const ListOfEntries: Story = {
  args: { form: faqListForm, fields: { questions } },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole("listitem").map((entry) => entry.querySelector("summary")?.textContent)
    canvas.getAllByRole("button", { name: /^Flytta ner/ })[0]?.focus()
    await userEvent.keyboard("{Enter}")
    expect(names()[1]).toContain("Hur lång tid")
    expect(document.activeElement?.getAttribute("aria-label")).toContain("Hur lång tid")
    await userEvent.keyboard("{Enter}")
    expect(names()[2]).toContain("Hur lång tid")
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    expect(names()).toHaveLength(4)
    await userEvent.tab({ shift: true })
  },
}

export const LongTexts: Story = {
  globals: { locale: "fi" },
  args: {
    form: {
      groups: ["content"],
      fields: [
        {
          name: "title",
          control: "text",
          group: "content",
          label: { fi: "Huoltovarauksen vahvistussähköpostiviestin otsikko ja sen jälkeen tuleva ajankohta" },
          help: "Heading of the message that confirms a booking, which is sent when somebody has booked and once more a day before the appointment.",
          limits: { maxLength: 60 },
        },
        {
          name: "people",
          control: "list",
          group: "content",
          label: { fi: "Huoltovastaavat" },
          entry: { fi: "Huoltovastaava" },
          fields: [{ name: "name", control: "text", label: { fi: "Nimi" } }],
        },
      ],
    },
    fields: {
      title: { value: "Vararengasrengaspaineanturijärjestelmänvaroitusvalo palaa" },
      people: [{ name: { value: "Vararengasrengaspaineanturijärjestelmänvaroitusvalovastaava" } }],
    },
  },
}

export const PhoneWidth: Story = {
  tags: ["phone"],
  args: { form: everyControl, fields: filledIn },
}
