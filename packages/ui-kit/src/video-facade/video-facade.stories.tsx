import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { PauseIcon, PlayIcon } from "../icons/icons.tsx"
import { Film, VideoFacade, type VideoFacadeRootProps } from "./index.ts"

const meta = {
  title: "Kit/Video facade",
  component: VideoFacade.Root,
  args: { videoId: "norrvik_film1", title: "Så gör vi en leveransservice" },
  render: (args) => (
    <StoryFrame>
      <Facade {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof VideoFacade.Root>

export default meta
type Story = StoryObj<typeof meta>

const PICTURE = "/-/media/artwork/scenes/workshop-4x3.svg"

function Facade({ question, ...props }: VideoFacadeRootProps & { readonly question?: string }) {
  return (
    <VideoFacade.Root {...props} className={frame.film}>
      <img src={PICTURE} alt="" width="1600" height="1200" />
      <VideoFacade.Play>
        <PlayIcon />
      </VideoFacade.Play>
      {props.consent === undefined ? (
        <VideoFacade.Note>Filmen visas av YouTube, som kan lagra kakor när du spelar den.</VideoFacade.Note>
      ) : (
        <VideoFacade.Consent>
          <p>{question ?? "Filmen visas av YouTube, som kan lagra kakor. Tillåter du det visar vi den här."}</p>
          <VideoFacade.Allow />
        </VideoFacade.Consent>
      )}
    </VideoFacade.Root>
  )
}

export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    expect(canvas.getByRole("button", { name: "Spela filmen: Så gör vi en leveransservice" })).toBeVisible()
    expect(canvasElement.querySelector("iframe")).toBeNull()
    const requests = performance.getEntriesByType("resource").filter(({ name }) => /youtube|ytimg|google/.test(name))
    expect(requests).toHaveLength(0)
  },
}

export const Keyboard: Story = {
  args: { consent: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = canvas.getByRole("button", { name: /Spela filmen/ })
    play.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Tillåt filmer från YouTube" })).toHaveFocus())
    expect(canvas.getByRole("group", { name: "Så gör vi en leveransservice" })).toBeVisible()

    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(play).toHaveFocus())
    expect(canvasElement.querySelector("iframe")).toBeNull()
  },
}

export const AskedFirst: Story = { args: { consent: false } }

export const Touch: Story = {
  tags: ["touch", "phone"],
  args: { consent: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button") })
    const allow = await canvas.findByRole("button", { name: "Tillåt filmer från YouTube" })
    expect(allow.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="A press is the consent: the note says so">
        <Facade {...args} />
      </Case>
      <Case name="Asked first">
        <div data-testid="press">
          <Facade {...args} consent={false} />
        </div>
      </Case>
      <Case name="The button over a player without controls">
        <VideoFacade.Root {...args} className={frame.film}>
          <img src={PICTURE} alt="" width="1600" height="1200" />
          <VideoFacade.Pause />
        </VideoFacade.Root>
      </Case>
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByTestId("press").querySelector("button")
    if (button) await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole("button", { name: "Tillåt filmer från YouTube" })).toBeVisible())
  },
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: { consent: false, title: "Luovutushuollon työvaiheet" },
  render: (args) => (
    <StoryFrame>
      <Facade
        {...args}
        question="Videon näyttää YouTube, joka voi tallentaa evästeitä ja henkilökohtaisia katselutottumustietoja. Voit muuttaa valintaasi evästeasetuksista."
      />
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"))
    await canvas.findByRole("button", { name: "Salli YouTuben videot" })
  },
}

export const OwnFilm: Story = {
  render: () => (
    <StoryFrame>
      <Case name="Waiting, as under reduced motion">
        <Film.Root className={frame.film}>
          <Film.Video poster="/-/media/artwork/scenes/forest-road-4x3.svg" aria-label="En bil på en skogsväg" />
          <Film.Toggle>
            <PlayIcon />
          </Film.Toggle>
        </Film.Root>
      </Case>
      <Case name="The icon of a playing one">
        <Film.Root className={frame.film}>
          <Film.Video poster="/-/media/artwork/scenes/harbour-4x3.svg" aria-label="En bil i hamnen" />
          <Film.Toggle>
            <PauseIcon />
          </Film.Toggle>
        </Film.Root>
      </Case>
    </StoryFrame>
  ),
}
