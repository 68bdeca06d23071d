import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, screen, waitFor } from "storybook/test"
import { StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ChevronIcon, CloseIcon } from "../icons/icons.tsx"
import { Lightbox, type LightboxRootProps } from "./index.ts"
import css from "./lightbox.stories.module.css"

const PICTURES = [
  { src: "/-/media/artwork/cars-on-mist/suv-quarter-spruce.svg", alt: "En grön stadsjeep snett framifrån" },
  { src: "/-/media/artwork/cars-on-mist/suv-side-spruce.svg", alt: "Samma bil från sidan" },
  { src: "/-/media/artwork/cars-on-mist/suv-rear-spruce.svg", alt: "Samma bil snett bakifrån" },
  { src: "/-/media/artwork/details/wheel-4x3.svg", alt: "Ett framhjul" },
  { src: "/-/media/artwork/details/charging-4x3.svg", alt: "En laddkontakt i uttaget" },
  { src: "/-/media/artwork/scenes/harbour-4x5.svg", alt: "En kaj med båtar, fotad på höjden" },
] as const

interface Photo {
  readonly src?: string
  readonly alt: string
}

const meta = {
  title: "Kit/Lightbox",
  component: Lightbox.Root,
  args: { count: PICTURES.length, onOpenChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Gallery {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Lightbox.Root>

export default meta
type Story = StoryObj<typeof meta>

function Gallery({
  photos = PICTURES,
  ...props
}: Omit<LightboxRootProps, "count"> & { readonly count?: number; readonly photos?: readonly Photo[] }) {
  const shown = photos.slice(0, props.count)
  return (
    <Lightbox.Root {...props} count={shown.length}>
      <ul className={css.gallery}>
        {shown.map(({ src, alt }, index) => (
          <li key={alt}>
            <Lightbox.Trigger index={index}>
              <img src={src ?? PICTURES[0].src} alt="" width="1500" height="1000" />
            </Lightbox.Trigger>
          </li>
        ))}
      </ul>
      <Lightbox.Content>
        <Lightbox.Position />
        <Lightbox.Close>
          <CloseIcon />
        </Lightbox.Close>
        <Lightbox.Previous>
          <ChevronIcon />
        </Lightbox.Previous>
        <Lightbox.Next>
          <ChevronIcon />
        </Lightbox.Next>
        <Lightbox.Slides>
          {shown.map(({ src, alt }, index) => (
            <Lightbox.Slide key={alt} index={index}>
              <Lightbox.Picture src={src} alt={alt} width="1500" height="1000" />
            </Lightbox.Slide>
          ))}
        </Lightbox.Slides>
        <Lightbox.Thumbnails>
          {shown.map(({ src, alt }, index) => (
            <Lightbox.Thumbnail key={alt} index={index}>
              <img src={src ?? PICTURES[0].src} alt="" width="1500" height="1000" loading="lazy" />
            </Lightbox.Thumbnail>
          ))}
        </Lightbox.Thumbnails>
      </Lightbox.Content>
    </Lightbox.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const third = canvas.getByRole("button", { name: "Visa bild 3 av 6 i helskärm" })
    third.focus()
    await userEvent.keyboard("{Enter}")
    const dialog = await screen.findByRole("dialog", { name: "Bilder i helskärm" })
    await waitFor(() => expect(dialog).toBeVisible())
    expect(dialog.contains(document.activeElement)).toBe(true)
    await waitFor(() => expect(screen.getByText("3 av 6")).toBeVisible())

    await userEvent.keyboard("{End}")
    await waitFor(() => expect(screen.getByText("6 av 6")).toBeVisible())
    expect(screen.getByRole("button", { name: "Nästa" })).toHaveAttribute("aria-disabled", "true")
    await userEvent.keyboard("{ArrowLeft}")
    await waitFor(() => expect(screen.getByText("5 av 6")).toBeVisible())

    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole("button", { name: "Visa bild 5 av 6 i helskärm" })).toHaveFocus())
    expect(args.onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: "escape" }))
  },
}

export const Touch: Story = { tags: ["touch", "phone"], args: { defaultOpen: true, defaultValue: 1 } }

export const Missing: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <StoryFrame>
      <Gallery {...args} photos={[{ alt: "Bilen framifrån" }, ...PICTURES.slice(1)]} />
    </StoryFrame>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByText("Bilden kan inte visas just nu.")).toBeVisible())
  },
}

export const Rtl: Story = {
  globals: { dir: "rtl" },
  args: { defaultOpen: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByText("1 av 6")).toBeVisible())
    screen.getByRole("button", { name: "Nästa" }).focus()
    await userEvent.keyboard("{ArrowLeft}")
    await waitFor(() => expect(screen.getByText("2 av 6")).toBeVisible())
  },
}

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultOpen: true } }

export const AllStates: Story = { args: { defaultOpen: true, defaultValue: 2 } }

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { defaultOpen: true },
  render: (args) => (
    <StoryFrame>
      <Gallery {...args} photos={[{ alt: "Käytetyn hyötyajoneuvon sivukuva" }, ...PICTURES.slice(1)]} />
    </StoryFrame>
  ),
}
