import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { PauseIcon, PlayIcon } from "../icons/icons.tsx"
import { Case, Stage, stage } from "../stage/stage.tsx"
import { Film, VideoFacade, type VideoFacadeRootProps } from "./index.ts"

const meta = {
  title: "Kit/Video facade",
  component: VideoFacade.Root,
  args: { videoId: "norrvik_film1", title: "Så gör vi en leveransservice" },
  render: (args) => (
    <Stage>
      <Facade {...args} />
    </Stage>
  ),
} satisfies Meta<typeof VideoFacade.Root>

export default meta
type Story = StoryObj<typeof meta>

const PICTURE = "/-/media/artwork/scenes/workshop-4x3.svg"

function Facade(props: VideoFacadeRootProps) {
  return (
    <VideoFacade.Root {...props} className={stage.film}>
      <img src={PICTURE} alt="" width="1600" height="1200" />
      <VideoFacade.Play>
        <PlayIcon />
      </VideoFacade.Play>
      <VideoFacade.Note>Filmen visas av YouTube, som kan lagra kakor när du spelar den.</VideoFacade.Note>
    </VideoFacade.Root>
  )
}

/** A picture, a button and a note. Nothing is asked of YouTube before the press. */
export const Basic: Story = {
  play: async ({ canvas, canvasElement }) => {
    expect(canvas.getByRole("button", { name: "Spela filmen: Så gör vi en leveransservice" })).toBeVisible()
    expect(canvasElement.querySelector("iframe")).toBeNull()
    const asked = performance.getEntriesByType("resource").filter(({ name }) => /youtube|ytimg|google/.test(name))
    expect(asked).toHaveLength(0)
  },
}

/** A film of our own. It plays while in sight, unless less motion is wanted, and can always be paused. */
export const OwnFilm: Story = {
  render: () => (
    <Stage>
      <Case name="Waiting, as under reduced motion">
        <Film.Root className={stage.film}>
          <Film.Video poster="/-/media/artwork/scenes/forest-road-4x3.svg" aria-label="En bil på en skogsväg" />
          <Film.Toggle>
            <PlayIcon />
          </Film.Toggle>
        </Film.Root>
      </Case>
      <Case name="The icon of a playing one">
        <Film.Root className={stage.film}>
          <Film.Video poster="/-/media/artwork/scenes/harbour-4x3.svg" aria-label="En bil i hamnen" />
          <Film.Toggle>
            <PauseIcon />
          </Film.Toggle>
        </Film.Root>
      </Case>
    </Stage>
  ),
}
