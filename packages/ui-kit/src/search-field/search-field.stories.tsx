import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { CloseIcon, SearchIcon } from "../icons/icons.tsx"
import { SearchField, type SearchFieldRootProps } from "./index.ts"

const meta = {
  title: "Kit/Search field",
  component: SearchField.Root,
  args: {
    action: "/bilar?lager=alla",
    onSearch: fn((_term, { cancel }) => cancel()),
  },
  render: (args) => (
    <StoryFrame>
      <Search {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof SearchField.Root>

export default meta
type Story = StoryObj<typeof meta>

function Search(props: SearchFieldRootProps) {
  return (
    <SearchField.Root {...props} className={frame.field}>
      <SearchField.Input placeholder="Märke, modell eller registreringsnummer" />
      <SearchField.Clear>
        <CloseIcon />
      </SearchField.Clear>
      <SearchField.Submit>
        <SearchIcon />
      </SearchField.Submit>
    </SearchField.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox")
    await userEvent.click(field)
    await userEvent.keyboard("EX30{Enter}")
    expect(args.onSearch).toHaveBeenCalledWith("EX30", expect.objectContaining({ reason: "submit" }))
    expect(new FormData(canvas.getByRole("search")).get("lager")).toBe("alla")

    await userEvent.keyboard("{Escape}")
    expect(field).toHaveValue("")
    expect(canvas.queryByRole("button", { name: "Rensa sökfältet" })).toBeNull()

    await userEvent.keyboard("kombi")
    await userEvent.click(canvas.getByRole("button", { name: "Rensa sökfältet" }))
    expect(field).toHaveValue("")
    expect(field).toHaveFocus()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  args: { defaultValue: "EX30" },
  play: async ({ canvas, userEvent }) => {
    const clear = canvas.getByRole("button", { name: "Rensa sökfältet" })
    expect(clear.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: clear })
    expect(canvas.getByRole("searchbox")).toHaveValue("")
  },
}

export const Rtl: Story = { args: { defaultValue: "EX30" }, globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: "EX30" } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Empty">
        <Search {...args} />
      </Case>
      <Case name="Filled">
        <Search {...args} labels={{ field: "Ifyllt" }} aria-label="Ifyllt" defaultValue="Volvo EX30" />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Search {...args} labels={{ field: "Mörkt" }} aria-label="Mörkt" defaultValue="Polestar" />
        </div>
      </Case>
      <Case name="On the accent">
        <div className={frame.card} data-theme="accent">
          <Search {...args} labels={{ field: "Accent" }} aria-label="Accent" data-theme="light" />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultValue: "Farmariautomaattivaihteinen nelivetohybridi vetokoukulla ja webastolla Uudeltamaalta" },
}
