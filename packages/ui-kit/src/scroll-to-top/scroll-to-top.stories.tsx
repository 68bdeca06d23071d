import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ArrowIcon } from "../icons/icons.tsx"
import { ScrollToTop, type ScrollToTopRootProps } from "./index.ts"
import css from "./scroll-to-top.stories.module.css"

const meta = {
  title: "Kit/Scroll to top",
  component: ScrollToTop.Root,
  render: (args) => (
    <StoryFrame>
      <LongPage />
      <Up {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof ScrollToTop.Root>

export default meta
type Story = StoryObj<typeof meta>

function Up(props: ScrollToTopRootProps) {
  return (
    <ScrollToTop.Root {...props}>
      <ArrowIcon className={css.up} />
    </ScrollToTop.Root>
  )
}

function LongPage() {
  return (
    <div className={css.page}>
      <h1>Alla begagnade bilar</h1>
      {Array.from({ length: 12 }, (_, index) => (
        <section key={index.toString()} className={frame.card}>
          <h2>Volvo V60 nummer {index + 1}</h2>
          <p className={frame.prose}>Kombi, 2021, dragkrok och vinterhjul. Står i hallen på Hisingen.</p>
        </section>
      ))}
    </div>
  )
}

export const Basic: Story = {}

const scrollDown = async () => {
  window.scrollTo({ top: 900, behavior: "instant" })
  await waitFor(() => expect(document.querySelector("[data-scope=scroll-to-top]")).toHaveAttribute("data-shown"))
}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    expect(canvas.queryByRole("button")).toBeNull()
    await scrollDown()
    canvas.getByRole("button", { name: "Till toppen av sidan" }).focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(window.scrollY).toBe(0))
    expect(canvas.getByRole("main")).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull())
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    await scrollDown()
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button") })
    await waitFor(() => expect(window.scrollY).toBe(0))
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, play: scrollDown }

export const ForcedColors: Story = { tags: ["forced-colors"], play: scrollDown }

export const AllStates: Story = {
  args: { afterPx: -1 },
  render: (args) => (
    <StoryFrame>
      <Case name="Shown">
        <div className={`${frame.card} ${css.stand}`}>
          <Up {...args} data-shown="" inert={false} />
        </div>
      </Case>
      <Case name="Shown on a dark surface">
        <div className={`${frame.card} ${css.stand}`} data-theme="dark">
          <Up {...args} data-shown="" inert={false} />
        </div>
      </Case>
    </StoryFrame>
  ),
}
