import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { CompareBar, type CompareBarRootProps, type CompareItem, type CompareRow } from "./index.ts"

const CARS: readonly CompareItem[] = ["Volvo EX30", "BMW iX1", "Kia Niro"].map((label) => ({ value: label, label }))

const FACTS: Readonly<Record<string, readonly string[]>> = {
  "Volvo EX30": ["389 000 kr", "476 km", "272 hk", "318 l"],
  "BMW iX1": ["529 000 kr", "440 km", "313 hk", "490 l"],
  "Kia Niro": ["434 900 kr", "460 km", "204 hk", "475 l"],
}
const rows = (names: readonly string[]): readonly CompareRow[] =>
  names.map((label, line) => ({ label, cell: (value) => FACTS[value]?.[line] ?? "–" }))

const meta = {
  title: "Kit/Compare bar",
  component: CompareBar.Root,
  subcomponents: {
    Bar: CompareBar.Bar,
    ListToggle: CompareBar.ListToggle,
    List: CompareBar.List,
    Remove: CompareBar.Remove,
    Clear: CompareBar.Clear,
    Trigger: CompareBar.Trigger,
    Content: CompareBar.Content,
    Title: CompareBar.Title,
    Table: CompareBar.Table,
    Close: CompareBar.Close,
  },
  args: { items: CARS, onRemove: fn(), onClear: fn(), onOpenChange: fn() },
  render: (args) => <Cars {...args} />,
} satisfies Meta<typeof CompareBar.Root>

export default meta
type Story = StoryObj<typeof meta>

interface CarsProps extends CompareBarRootProps {
  readonly lines?: readonly string[]
}

function Cars({
  items: first,
  onRemove,
  onClear,
  lines = ["Pris", "Räckvidd", "Effekt", "Bagage"],
  ...props
}: CarsProps) {
  const [items, setItems] = useState(first)
  return (
    <StoryFrame>
      <div className={frame.prose}>
        <h1>Bilar</h1>
        <p>Välj bilar att jämföra.</p>
      </div>
      <button type="button" className={frame.button} onClick={() => setItems(first)}>
        Välj alla
      </button>
      <CompareBar.Root
        items={items}
        onRemove={(value, details) => {
          onRemove(value, details)
          setItems(items.filter((item) => item.value !== value))
        }}
        onClear={(details) => {
          onClear(details)
          setItems([])
        }}
        {...props}
      >
        <CompareBar.Bar>
          <CompareBar.ListToggle />
          <CompareBar.List />
          <CompareBar.Clear />
          <CompareBar.Trigger />
        </CompareBar.Bar>
        <CompareBar.Content>
          <CompareBar.Close />
          <CompareBar.Title />
          <CompareBar.Table rows={rows(lines)} />
        </CompareBar.Content>
      </CompareBar.Root>
    </StoryFrame>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Jämför (3)" }).focus()
    await userEvent.keyboard("{Enter}")
    const remove = await screen.findByRole("button", { name: "Ta bort BMW iX1" })
    remove.focus()
    await userEvent.keyboard("{Enter}")
    expect(args.onRemove).toHaveBeenCalledWith("BMW iX1", expect.objectContaining({ event: expect.any(Event) }))
    expect(screen.getByRole("button", { name: "Ta bort Kia Niro" })).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Jämför (2)" })).toHaveFocus())
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button", { name: "Visa valda" }) })
    const remove = canvas.getByRole("button", { name: "Ta bort Kia Niro" })
    expect(remove.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: remove })
    expect(canvas.getByRole("button", { name: "Jämför (2)" })).toBeVisible()
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultOpen: true } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = { args: { defaultOpen: true } }

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    defaultOpen: true,
    items: [...CARS, { value: "x", label: "Ladattava hybridifarmariauto, etuvetoinen erikoisvarustelumalli" }],
  },
  render: (args) => (
    <Cars {...args} lines={["Kuukausierälaskelman kokonaishinta", "Toimintasäde", "Teho", "Tavaratilan tilavuus"]} />
  ),
}
