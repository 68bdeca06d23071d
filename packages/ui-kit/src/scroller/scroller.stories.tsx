import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Case, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ChevronIcon } from "../icons/icons.tsx"
import { Scroller, type ScrollerRootProps } from "./index.ts"
import css from "./scroller.stories.module.css"

const STORIES = [
  { title: "Ett år med elbil i Kiruna", src: "/-/media/artwork/scenes/harbour-3x2.svg" },
  { title: "Så väljer du vinterdäck", src: "/-/media/artwork/scenes/tyre-wall-3x2.svg" },
  { title: "Mekanikern som aldrig gissar", src: "/-/media/artwork/scenes/workshop-3x2.svg" },
  { title: "Familjebilar som rymmer vagnen", src: "/-/media/artwork/scenes/showroom-3x2.svg" },
  { title: "Ladda hemma: så börjar du", src: "/-/media/artwork/scenes/nordic-street-3x2.svg" },
  { title: "Vad ett mönsterdjup betyder", src: "/-/media/artwork/scenes/forest-road-3x2.svg" },
] as const

const meta = {
  title: "Kit/Scroller",
  component: Scroller.Root,
  render: (args) => (
    <StoryFrame>
      <Stories {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Scroller.Root>

export default meta
type Story = StoryObj<typeof meta>

function Stories({
  stories = STORIES,
  name = "Berättelser",
  ...props
}: ScrollerRootProps & {
  readonly stories?: readonly { readonly title: string; readonly src: string }[]
  readonly name?: string
}) {
  return (
    <Scroller.Root {...props}>
      <Scroller.Previous>
        <ChevronIcon />
      </Scroller.Previous>
      <Scroller.Viewport aria-label={name}>
        <Scroller.List>
          {stories.map(({ title, src }) => (
            <Scroller.Item key={title}>
              <article className={css.card}>
                <img className={css.picture} src={src} alt="" />
                <div className={css.words}>
                  <h3>
                    <a href={`#${encodeURIComponent(title)}`}>{title}</a>
                  </h3>
                </div>
              </article>
            </Scroller.Item>
          ))}
        </Scroller.List>
      </Scroller.Viewport>
      <Scroller.Next>
        <ChevronIcon />
      </Scroller.Next>
    </Scroller.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const on = canvas.getByRole("button", { name: "Visa fler" })
    const row = canvas.getByRole("region", { name: "Berättelser" })
    await waitFor(() => expect(on).toBeVisible())
    expect(canvas.getByRole("button", { name: "Visa föregående" })).toHaveAttribute("aria-disabled", "true")

    on.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(600))
    await waitFor(() => expect(on).toHaveAttribute("aria-disabled", "true"))
    expect(on).toHaveFocus()
  },
}

export const Touch: Story = { tags: ["phone", "touch"] }

export const Rtl: Story = {
  globals: { dir: "rtl" },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole("region", { name: "Berättelser" })
    await userEvent.click(canvas.getByRole("button", { name: "Visa fler" }))
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(-600))
  },
}

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: () => (
    <StoryFrame>
      <Case name="More to the right">
        <Stories name="Berättelser" />
      </Case>
      <Case name="Everything fits: no buttons">
        <Stories name="Två berättelser" stories={STORIES.slice(0, 2)} />
      </Case>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Visa fler" })).toHaveLength(1))
  },
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  render: () => (
    <StoryFrame>
      <Stories
        name="Tarinat"
        stories={[
          {
            title: "Rengashotelli säilyttää talvirenkaasi lukitussa ja lämmitetyssä tilassa",
            src: "/-/media/artwork/scenes/tyre-wall-3x2.svg",
          },
          {
            title: "Määräaikaishuolto: mitä ilmastointilaitteen tarkastuksessa tehdään",
            src: "/-/media/artwork/scenes/workshop-3x2.svg",
          },
        ]}
      />
    </StoryFrame>
  ),
}
