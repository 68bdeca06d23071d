import type { Meta, StoryObj } from "@storybook/react-vite"
import { type SubmitEvent, useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Checkbox } from "../checkbox/index.ts"
import css from "./filter-drawer.stories.module.css"
import { FilterDrawer, type FilterDrawerRootProps } from "./index.ts"

const meta = {
  title: "Kit/Filter drawer",
  component: FilterDrawer.Root,
  subcomponents: {
    Toolbar: FilterDrawer.Toolbar,
    Trigger: FilterDrawer.Trigger,
    StickyToggle: FilterDrawer.StickyToggle,
    Content: FilterDrawer.Content,
    Title: FilterDrawer.Title,
    Close: FilterDrawer.Close,
    Submit: FilterDrawer.Submit,
    Results: FilterDrawer.Results,
  },
  args: { onOpenChange: fn(), onModeChange: fn() },
  render: (args) => (
    <StoryFrame>
      <CarList {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof FilterDrawer.Root>

export default meta
type Story = StoryObj<typeof meta>

const BRANDS = ["Volvo", "Renault", "BMW", "Kia", "Ford"]

interface CarListProps extends FilterDrawerRootProps {
  readonly brands?: readonly string[]
}

function CarList({ brands = BRANDS, ...props }: CarListProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const cars = Array.from({ length: 24 }, (_, index) => `${brands[index % brands.length]} ${index + 1}`)
  const matchingCars = cars.filter((car) => chosen.length === 0 || chosen.some((brand) => car.startsWith(brand)))
  return (
    <FilterDrawer.Root count={matchingCars.length} {...props}>
      <FilterDrawer.Toolbar>
        <FilterDrawer.Trigger />
        <FilterDrawer.StickyToggle />
      </FilterDrawer.Toolbar>
      <FilterDrawer.Content>
        <FilterDrawer.Title />
        <FilterDrawer.Close />
        <form className={css.form} onSubmit={(event: SubmitEvent) => event.preventDefault()}>
          <label>
            Fritext
            <input name="sok" type="search" />
          </label>
          {brands.map((brand) => (
            <Checkbox.Root
              key={brand}
              name="marke"
              value={brand}
              onCheckedChange={(isChecked) =>
                setChosen(isChecked ? [...chosen, brand] : chosen.filter((item) => item !== brand))
              }
            >
              <Checkbox.Input />
              <Checkbox.Text>{brand}</Checkbox.Text>
            </Checkbox.Root>
          ))}
          <FilterDrawer.Submit />
        </form>
      </FilterDrawer.Content>
      <FilterDrawer.Results>
        <ul className={css.cars}>
          {matchingCars.map((car) => (
            <li key={car} className={css.car}>
              <a href={`#${car}`}>{car}</a>
            </li>
          ))}
        </ul>
      </FilterDrawer.Results>
    </FilterDrawer.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    expect(canvas.getByRole("button", { name: "Dölj filter" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "trigger" }))
    await userEvent.keyboard(" ")
    expect(canvas.getByRole("region", { name: "Filter" })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    expect(canvas.getByRole("searchbox", { name: "Fritext" })).toHaveFocus()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button", { name: "Visa filter" }) })
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Volvo" }))
    const submit = canvas.getByRole("button", { name: "Visa träffar (5)" })
    expect(submit.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: submit })
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull())
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "submit" }))
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = { args: { defaultMode: "sticky" } }

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultOpen: true },
  render: (args) => (
    <StoryFrame>
      <CarList
        {...args}
        brands={Array.from({ length: 14 }, (_, index) => `Ladattavat hybridifarmariautot, mallisarja ${index + 1}`)}
      />
    </StoryFrame>
  ),
}
