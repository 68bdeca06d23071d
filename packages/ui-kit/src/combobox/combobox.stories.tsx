import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Combobox, type ComboboxOption, type ComboboxRootProps, type ComboboxSource } from "./index.ts"

const PLACES: readonly ComboboxOption[] = [
  ["Ulricehamn", "Västra Götalands län"],
  ["Umeå", "Västerbottens län"],
  ["Upplands Väsby", "Stockholms län"],
  ["Uppsala", "Uppsala län"],
  ["Uddevalla", "Västra Götalands län"],
  ["Ystad", "Skåne län"],
].map(([label = "", hint = ""]) => ({ value: label.toLowerCase(), label, hint }))

const UMEA: ComboboxOption = { value: "umeå", label: "Umeå", hint: "Västerbottens län" }

const find: ComboboxSource = async (query) => {
  if (query === "fel") throw new Error("The source does not answer.")
  return PLACES.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()))
}

const meta = {
  title: "Kit/Combobox",
  component: Combobox.Root,
  subcomponents: { Label: Combobox.Label, Input: Combobox.Input, Popup: Combobox.Popup },
  args: { search: find, name: "place", debounceMs: 50, onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <form className={frame.field}>
        <Place {...args} />
        <p>
          <button type="submit" className={frame.button}>
            Visa verkstäder
          </button>
        </p>
      </form>
    </StoryFrame>
  ),
} satisfies Meta<typeof Combobox.Root>

export default meta
type Story = StoryObj<typeof meta>

function Place({ label = "Ort eller postnummer", ...props }: ComboboxRootProps & { readonly label?: string }) {
  return (
    <Combobox.Root {...props}>
      <Combobox.Label>{label}</Combobox.Label>
      <Combobox.Input name="text" />
      <Combobox.Popup />
    </Combobox.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText("Ort eller postnummer")
    await userEvent.tab()
    await userEvent.keyboard("u")
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(5))
    await userEvent.keyboard("{ArrowDown}{ArrowDown}")
    await waitFor(() =>
      expect(field).toHaveAttribute("aria-activedescendant", canvas.getByRole("option", { name: /^Umeå/ }).id),
    )
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(field).toHaveValue("Umeå"))
    expect(args.onValueChange).toHaveBeenCalledWith(UMEA, expect.objectContaining({ reason: "option" }))
    expect(canvas.queryByRole("listbox")).toBeNull()

    await userEvent.keyboard("{Backspace}")
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(1))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull())
    expect(field).toHaveValue("Ume")
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText("Ort eller postnummer")
    expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: field })
    await userEvent.keyboard("upp")
    const option = await canvas.findByRole("option", { name: /^Uppsala/ })
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: option })
    await waitFor(() => expect(field).toHaveValue("Uppsala"))
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultValue: UMEA } }

export const ForcedColors: Story = {
  tags: ["forced-colors"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("u")
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(5))
    await userEvent.keyboard("{ArrowDown}")
  },
}

export const Nothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("xyz")
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Inga träffar"))
    await userEvent.clear(canvas.getByLabelText("Ort eller postnummer"))
    await userEvent.keyboard("fel")
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/misslyckades/))
  },
}

export const Held: Story = {
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <HeldPlace {...args} />
      </div>
    </StoryFrame>
  ),
}

function HeldPlace({ onValueChange, ...props }: ComboboxRootProps) {
  const [place, setPlace] = useState<ComboboxOption | null>(null)
  return (
    <>
      <Place
        {...props}
        value={place}
        onValueChange={(to, details) => {
          onValueChange?.(to, details)
          setPlace(to)
        }}
      />
      <button type="button" className={frame.button} onClick={() => setPlace(UMEA)}>
        Umeå som förra gången
      </button>
      <button type="button" className={frame.button} onClick={() => setPlace(null)}>
        Någon annanstans
      </button>
    </>
  )
}

export const Kept: Story = { args: { value: UMEA } }

const TOWNS =
  "Alingsås Borås Eskilstuna Falkenberg Gävle Göteborg Halmstad Härnösand Jönköping Kalmar Karlstad Kiruna Linköping Luleå Malmö Mora Norrköping Nyköping Skövde Sundsvall Trollhättan Uddevalla Umeå Varberg Växjö Ystad Åre Östersund".split(
    " ",
  )

export const Many: Story = {
  args: { search: async () => TOWNS.map((label) => ({ value: label.toLowerCase(), label })) },
}

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Empty">
        <div className={frame.field}>
          <Place {...args} label="Tomt" />
        </div>
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Place {...args} label="Mörkt" defaultValue={UMEA} />
        </div>
      </Case>
      <Case name="Open">
        <div className={frame.field}>
          <Place {...args} label="Öppet" />
        </div>
      </Case>
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText("Öppet"))
    await userEvent.keyboard("u")
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(5))
    await userEvent.keyboard("{ArrowDown}")
    await waitFor(() => expect(canvas.getByRole("option", { name: /^Ulricehamn/ })).toHaveAttribute("data-active"))
  },
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    search: async () => [
      {
        value: "1",
        label: "Äkäslompolontunturinkylänsaloojankuja 14 B 37",
        hint: "Kolarin kunta, Tunturi-Lapin seutukunta, Lapin maakunta",
      },
      { value: "2", label: "Äänekoski" },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("ä")
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(2))
  },
}
