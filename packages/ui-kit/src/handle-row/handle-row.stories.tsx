import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { Case, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ChevronIcon } from "../icons/icons.tsx"
import css from "./handle-row.stories.module.css"
import { HandleRow, type HandleRowRootProps } from "./index.ts"

const CARS = [
  { name: "Volvo EX30", price: "389 900 kr", src: "/-/media/artwork/scenes/showroom-4x5.svg" },
  { name: "Kia EV3", price: "412 000 kr", src: "/-/media/artwork/scenes/harbour-4x5.svg" },
  { name: "Polestar 2", price: "365 500 kr", src: "/-/media/artwork/scenes/nordic-street-4x5.svg" },
  { name: "Skoda Enyaq", price: "449 900 kr", src: "/-/media/artwork/scenes/forest-road-4x5.svg" },
] as const

const meta = {
  title: "Kit/Handle row",
  component: HandleRow.Root,
  args: { onOpenChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Similar {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof HandleRow.Root>

export default meta
type Story = StoryObj<typeof meta>

function Similar({
  cars = CARS,
  name = "Liknande bilar",
  ...props
}: HandleRowRootProps & {
  readonly cars?: readonly { readonly name: string; readonly price: string; readonly src: string }[]
  readonly name?: string
}) {
  return (
    <HandleRow.Root {...props}>
      <HandleRow.Content aria-label={name}>
        <HandleRow.List>
          {cars.map((car) => (
            <HandleRow.Item key={car.name}>
              <article className={css.card}>
                <img className={css.picture} src={car.src} alt="" draggable={false} />
                <div className={css.words}>
                  <h3>
                    <a href={`#${encodeURIComponent(car.name)}`}>{car.name}</a>
                  </h3>
                  <p>{car.price}</p>
                </div>
              </article>
            </HandleRow.Item>
          ))}
        </HandleRow.List>
      </HandleRow.Content>
      <HandleRow.Handle>
        <ChevronIcon />
      </HandleRow.Handle>
    </HandleRow.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const handle = canvas.getByRole("button", { name: "Visa eller dölj raden" })
    handle.focus()
    await userEvent.keyboard("{Enter}")
    expect(handle).toHaveAttribute("aria-expanded", "true")
    expect(args.onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "press" }))
    await waitFor(() => expect(canvas.getByRole("link", { name: "Volvo EX30" })).toBeVisible())
    await userEvent.keyboard(" ")
    expect(handle).toHaveAttribute("aria-expanded", "false")
  },
}

export const Touch: Story = { tags: ["phone", "touch"], args: { defaultOpen: true } }

export const Rtl: Story = { globals: { dir: "rtl" }, args: { defaultOpen: true } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  tags: ["wide"],
  render: () => (
    <StoryFrame>
      <Case name="Closed">
        <Similar name="Stängd rad" labels={{ handle: "Visa raden" }} />
      </Case>
      <Case name="Open">
        <Similar name="Öppen rad" labels={{ handle: "Dölj raden" }} defaultOpen />
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultOpen: true },
  render: (args) => (
    <StoryFrame>
      <Similar
        {...args}
        name="Samankaltaiset autot"
        cars={[
          {
            name: "Volkswagen Multivan pitkällä akselivälillä ja peruutuskameralla",
            price: "kuukausierä alkaen 489 euroa kuukaudessa",
            src: "/-/media/artwork/scenes/showroom-4x5.svg",
          },
          ...CARS.slice(1),
        ]}
      />
    </StoryFrame>
  ),
}
