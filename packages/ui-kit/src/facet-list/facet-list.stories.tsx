import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { FacetList, type FacetValues } from "./index.ts"

const BRANDS: FacetValues = [
  {
    value: "volvo",
    label: "Volvo",
    count: 1204,
    children: [
      { value: "ex30", label: "EX30", count: 312 },
      { value: "xc40", label: "XC40", count: 208 },
    ],
  },
  { value: "bmw", label: "BMW", count: 845 },
  { value: "citroen", label: "Citroën", count: 41 },
  { value: "skoda", label: "Škoda", count: 0 },
]
const MANY: FacetValues = [
  ...BRANDS,
  ...["Audi", "Dacia", "Fiat", "Ford", "Kia", "Mazda", "MINI", "Nissan"].map((label, index) => ({
    value: label.toLowerCase(),
    label,
    count: 7 * (index + 1),
  })),
]

const meta = {
  title: "Kit/Facet list",
  component: FacetList.Root,
  subcomponents: {
    Legend: FacetList.Legend,
    Search: FacetList.Search,
    Status: FacetList.Status,
    Values: FacetList.Values,
    Value: FacetList.Value,
  },
  args: { name: "car_brand", values: MANY, "aria-label": "Märke", onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <div className={frame.field}>
        <FacetList.Root {...args} />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<typeof FacetList.Root>

export default meta
type Story = StoryObj<typeof meta>

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    expect(canvas.getByRole("searchbox", { name: "Sök i listan" })).toHaveFocus()
    await userEvent.keyboard("ex")
    expect(canvas.getByRole("status")).toHaveTextContent("Antal träffar: 1")
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(" ")
    expect(canvas.getByRole("checkbox", { name: /^EX30/ })).toBeChecked()
    expect(canvas.getByRole("checkbox", { name: /^Volvo/ })).toBePartiallyChecked()
    expect(args.onValueChange).toHaveBeenCalledWith(["volvo", "ex30"], expect.objectContaining({ reason: "value" }))
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByText(/^BMW/)
    expect(words.closest("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: words })
    expect(args.onValueChange).toHaveBeenCalledWith(["bmw"], expect.anything())
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultValue: ["volvo", "ex30"] } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: ["volvo", "ex30"] } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Few, with a legend">
        <FacetList.Root {...args} aria-label={undefined} values={BRANDS} defaultValue={["volvo", "ex30", "bmw"]}>
          <FacetList.Legend>Märke och modell</FacetList.Legend>
          <FacetList.Values />
        </FacetList.Root>
      </Case>
      <Case name="Ten and more">
        <div className={frame.field}>
          <FacetList.Root {...args} aria-label="Många" />
        </div>
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <FacetList.Root {...args} aria-label="Mörk" values={BRANDS} defaultValue={["volvo", "ex30"]} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    values: [
      { value: "a", label: "Ladattava hybridi, bensiini ja sähkö (etuveto)", count: 12345 },
      { value: "b", label: "Vetypolttokennosähköautomallisto", count: 3 },
    ],
  },
}
