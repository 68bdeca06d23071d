import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor, within } from "storybook/test"
import { Case, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { ChevronIcon, PauseIcon, PlayIcon } from "../icons/icons.tsx"
import css from "./carousel.stories.module.css"
import { Carousel, type CarouselRootProps } from "./index.ts"

const SLIDES = [
  {
    src: "/-/media/artwork/scenes/harbour-21x9.svg",
    title: "Hamnen i Göteborg",
    text: "Provkör längs kajen. Bilen väntar.",
  },
  {
    src: "/-/media/artwork/scenes/forest-road-21x9.svg",
    title: "Skogsvägen",
    text: "Fyrhjulsdrift när gruset tar vid.",
  },
  { src: "/-/media/artwork/scenes/nordic-street-21x9.svg", title: "Kvarteret", text: "Små bilar för trånga gator." },
  { src: "/-/media/artwork/scenes/workshop-21x9.svg", title: "Verkstaden", text: "Vi tar hand om bilen. Hela vägen." },
] as const

const meta = {
  title: "Kit/Carousel",
  component: Carousel.Root,
  args: { count: SLIDES.length, "aria-label": "Nyheter från Norrvik", onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <News {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Carousel.Root>

export default meta
type Story = StoryObj<typeof meta>

interface Slide {
  readonly src: string
  readonly title: string
  readonly text: string
}

function News({
  slides = SLIDES,
  ...props
}: Omit<CarouselRootProps, "count"> & { readonly count?: number; readonly slides?: readonly Slide[] }) {
  const shown = slides.slice(0, props.count)
  return (
    <Carousel.Root className={css.hero} {...props} count={shown.length}>
      {props.autoPlay ? (
        <Carousel.Rotate
          render={(button, { isPlaying }) => <button {...button}>{isPlaying ? <PauseIcon /> : <PlayIcon />}</button>}
        />
      ) : null}
      <Carousel.Previous>
        <ChevronIcon />
      </Carousel.Previous>
      <Carousel.Next>
        <ChevronIcon />
      </Carousel.Next>
      <Carousel.Picker />
      <Carousel.Slides>
        {shown.map(({ src, title, text }, index) => (
          <Carousel.Slide key={src} index={index} className={css.slide}>
            <img src={src} alt="" width="2100" height="900" />
            <div className={css.text}>
              <div className={css.card}>
                <h3>
                  <a href={`#${index}`}>{title}</a>
                </h3>
                <p>{text}</p>
              </div>
            </div>
          </Carousel.Slide>
        ))}
      </Carousel.Slides>
    </Carousel.Root>
  )
}

/**
 * Returns the names of all slides that are not inert. Testing Library is not used for this, since its queries ignore
 * `inert`.
 */
function listReached(canvasElement: HTMLElement): readonly (string | null)[] {
  const slides = [...canvasElement.querySelectorAll("[role=group][data-index]:not([inert])")]
  return slides.map((slide) => slide.getAttribute("aria-label"))
}

function getPlace(canvasElement: HTMLElement, index: number): number {
  const [viewport] = canvasElement.querySelectorAll("[data-part=viewport]")
  const slide = canvasElement.querySelector(`[data-index="${index}"][role]`)
  if (!viewport || !slide) throw new Error("story: no such slide")
  const a = slide.getBoundingClientRect()
  const b = viewport.getBoundingClientRect()
  return Math.round(document.dir === "rtl" ? b.right - a.right : a.left - b.left)
}

export const Basic: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const next = canvas.getByRole("button", { name: "Nästa" })
    expect(listReached(canvasElement)).toEqual(["1 av 4"])

    await userEvent.click(next)
    await waitFor(() => expect(listReached(canvasElement)).toEqual(["2 av 4"]))
    await waitFor(() => expect(getPlace(canvasElement, 1)).toBe(0))

    await userEvent.click(canvas.getByRole("button", { name: "Visa 4 av 4" }))
    await waitFor(() => expect(getPlace(canvasElement, 3)).toBe(0))
    await userEvent.click(next)
    await waitFor(() => expect(getPlace(canvasElement, 0)).toBe(0))
    expect(canvas.getByRole("button", { name: "Visa 1 av 4" })).toHaveAttribute("aria-current", "true")
  },
}

export const Keyboard: Story = {
  args: { autoPlay: true, hasArrowKeys: true },
  globals: { motion: "full" },
  play: async ({ canvas, userEvent }) => {
    const live = canvas.getByRole("region").querySelector("[aria-live]")
    expect(canvas.getByRole("button", { name: "Pausa bildspelet" })).toBeVisible()
    expect(live).toHaveAttribute("aria-live", "off")

    // The focus stops autoplay, and the button changes its name.
    await userEvent.tab()
    const rotate = canvas.getByRole("button", { name: "Starta bildspelet" })
    expect(rotate).toHaveFocus()
    expect(live).toHaveAttribute("aria-live", "polite")
    await userEvent.keyboard(" ")
    expect(rotate).toHaveAccessibleName("Pausa bildspelet")
    await userEvent.keyboard("{Enter}")
    expect(rotate).toHaveAccessibleName("Starta bildspelet")

    await userEvent.tab()
    expect(canvas.getByRole("button", { name: "Föregående" })).toHaveFocus()
    await userEvent.tab()
    expect(canvas.getByRole("button", { name: "Nästa" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    expect(canvas.getByRole("button", { name: "Visa 2 av 4" })).toHaveAttribute("aria-current", "true")
    for (let dots = 0; dots < 4; dots += 1) await userEvent.tab()
    expect(canvas.getByRole("button", { name: "Visa 4 av 4" })).toHaveFocus()
    canvas.getByRole("link", { name: "Skogsvägen" }).focus()

    await userEvent.keyboard("{End}")
    expect(canvas.getByRole("group", { name: "4 av 4" })).toHaveFocus()
    await userEvent.keyboard("{ArrowRight}")
    expect(canvas.getByRole("group", { name: "1 av 4" })).toHaveFocus()
    await userEvent.keyboard("{ArrowLeft}{Home}")
    expect(canvas.getByRole("group", { name: "1 av 4" })).toHaveFocus()
  },
}

export const Plain: Story = {
  render: (args) => (
    <StoryFrame>
      <Carousel.Root className={css.hero} {...args}>
        <Carousel.Rotate />
        <Carousel.Previous />
        <Carousel.Next />
        <Carousel.Picker />
        <Carousel.Position />
        <Carousel.Slides>
          {SLIDES.map(({ src, title }, index) => (
            <Carousel.Slide key={src} index={index}>
              <img src={src} alt={title} width="2100" height="900" />
            </Carousel.Slide>
          ))}
        </Carousel.Slides>
      </Carousel.Root>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Starta bildspelet", "Föregående", "Nästa"]) {
      const icon = getComputedStyle(canvas.getByRole("button", { name }), "::before")
      expect([name, icon.content, Number.parseFloat(icon.inlineSize) > 0]).toEqual([name, '""', true])
    }
    for (const dot of canvas.getAllByRole("button", { name: /^Visa/ })) {
      const { left, top, width, height } = dot.getBoundingClientRect()
      expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(dot)
    }
  },
}

export const Autoplay: Story = {
  args: { autoPlay: true, intervalMs: 150 },
  globals: { motion: "full" },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith(1, expect.objectContaining({ reason: "interval" })),
    )
    await userEvent.click(canvas.getByRole("button", { name: "Visa 3 av 4" }))
    expect(canvas.getByRole("button", { name: "Starta bildspelet" })).toBeVisible()
    expect(args.onValueChange).toHaveBeenLastCalledWith(2, expect.objectContaining({ reason: "pick" }))
  },
}

export const ReducedMotion: Story = {
  args: { autoPlay: true, intervalMs: 50 },
  globals: { motion: "reduce" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    expect(canvas.getByRole("button", { name: "Starta bildspelet" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Nästa" }))
    expect(getPlace(canvasElement, 1)).toBe(0)
  },
}

export const Touch: Story = { tags: ["touch", "phone"] }

export const TwoSlides: Story = {
  args: { count: 2, align: "center", className: `${css.hero} ${css.peek}` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clones = () => [...canvasElement.querySelectorAll("[data-part=clones]")]
    expect(clones().length).toBeGreaterThan(0)
    expect(clones().every((clone) => clone.hasAttribute("inert") && clone.ariaHidden === "true")).toBe(true)
    const centred = getPlace(canvasElement, 0)

    for (const shown of [1, 0, 1, 0]) {
      await userEvent.click(canvas.getByRole("button", { name: "Nästa" }))
      await waitFor(() => expect(getPlace(canvasElement, shown)).toBe(centred))
    }
    expect(listReached(canvasElement)).toEqual(["1 av 2"])
  },
}

export const Cards: Story = {
  args: { loops: false, className: `${css.hero} ${css.cards}` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const previous = canvas.getByRole("button", { name: "Föregående" })
    const next = canvas.getByRole("button", { name: "Nästa" })
    expect(previous).toHaveAttribute("aria-disabled", "true")
    expect(listReached(canvasElement)).toEqual(["1 av 4", "2 av 4", "3 av 4"])
    await userEvent.click(next)
    expect(next).toHaveAttribute("aria-disabled", "true")
    expect(next).toHaveFocus()
    expect(listReached(canvasElement)).toEqual(["2 av 4", "3 av 4", "4 av 4"])
  },
}

export const Rtl: Story = {
  globals: { dir: "rtl" },
  args: { align: "center", className: `${css.hero} ${css.peek}`, hasArrowKeys: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const centred = getPlace(canvasElement, 0)
    canvas.getByRole("button", { name: "Nästa" }).focus()
    await userEvent.keyboard("{ArrowLeft}")
    await waitFor(() => expect(getPlace(canvasElement, 1)).toBe(centred))
    await userEvent.keyboard("{ArrowRight}{ArrowRight}")
    await waitFor(() => expect(getPlace(canvasElement, 3)).toBe(centred))
  },
}

export const ForcedColors: Story = { tags: ["forced-colors"], args: { autoPlay: true, loops: false } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Waiting to be started">
        <News {...args} autoPlay />
      </Case>
      <Case name="With edges of the neighbours">
        <News {...args} align="center" className={`${css.hero} ${css.peek}`} aria-label="Nyheter med kanter" />
      </Case>
      <Case name="Cards with an end">
        <News {...args} loops={false} className={`${css.hero} ${css.cards}`} aria-label="Nyheter som kort" />
      </Case>
      <Case name="One slide">
        <News {...args} autoPlay count={1} aria-label="En nyhet" />
      </Case>
      <Case name="Three cards that fit, on a dark surface">
        <div data-theme="dark" className={css.hero}>
          <News {...args} count={3} className={css.cards} aria-label="Nyheter som får plats" />
        </div>
      </Case>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    for (const name of ["Nyheter som får plats", "En nyhet"]) {
      const region = within(canvas.getByRole("region", { name }))
      await waitFor(() => expect(region.queryAllByRole("button")).toEqual([]))
    }
  },
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { "aria-label": "Ajankohtaista", autoPlay: true },
  render: (args) => (
    <StoryFrame>
      <News
        {...args}
        slides={SLIDES.map((slide) => ({
          ...slide,
          title: "Käytettyjen hyötyajoneuvojen rahoitusvaihtoehdot",
          text: "Määräaikaishuoltosopimukset ja renkaanvaihtopalvelut yhdellä kuukausierällä koko vuokrauskauden ajan.",
        }))}
      />
    </StoryFrame>
  ),
}
