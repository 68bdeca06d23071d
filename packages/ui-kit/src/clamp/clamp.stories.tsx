import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { ChevronIcon } from "../icons/icons.tsx"
import { Case, Stage, stage } from "../stage/stage.tsx"
import { Clamp, type ClampRootProps } from "./index.ts"

const meta = {
  title: "Kit/Clamp",
  component: Clamp.Root,
  args: { className: stage.clamped },
  render: (args) => (
    <Stage>
      <Description {...args} />
    </Stage>
  ),
} satisfies Meta<typeof Clamp.Root>

export default meta
type Story = StoryObj<typeof meta>

function Description({ children, ...props }: ClampRootProps) {
  return (
    <Clamp.Root {...props}>
      <Clamp.Content className={stage.prose}>
        {children ?? (
          <div className={stage.prose}>
            <p>
              Bilen är såld ny av oss och servad hos oss varje år. Båda nycklarna finns, serviceboken är digital och
              vinterhjulen ligger i däckhotellet i Mölndal.
            </p>
            <p>
              Lacken är polerad och skyddad i april. På höger framdörr finns ett stenskott som är ifyllt. Inredningen är
              rökfri, och baksätet har knappt använts.
            </p>
            <p>
              Provkör gärna. Boka en tid så står den varm utanför, eller <a href="#leverans">få den levererad hem</a>{" "}
              inom tio mil från någon av våra anläggningar.
            </p>
          </div>
        )}
      </Clamp.Content>
      <Clamp.Trigger>
        <ChevronIcon />
      </Clamp.Trigger>
    </Clamp.Root>
  )
}

export const Basic: Story = {}

/** The clipped link cannot be reached until the rest is shown. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Visa mer" })
    const link = canvasElement.querySelector("a")
    await waitFor(() => expect(link).toHaveProperty("inert", true))
    button.focus()
    await userEvent.keyboard("{Enter}")
    expect(button).toHaveAccessibleName("Visa mindre")
    await waitFor(() => expect(link).toHaveProperty("inert", false))
    expect(link).toHaveTextContent("få den levererad hem")
  },
}

export const AllStates: Story = {
  render: (args) => (
    <Stage>
      <Case name="Clipped">
        <Description {...args} />
      </Case>
      <Case name="Open">
        <Description {...args} defaultOpen defaultOverflows />
      </Case>
      <Case name="Fits: no button">
        <Description {...args}>
          <p>En kort rad.</p>
        </Description>
      </Case>
    </Stage>
  ),
}
