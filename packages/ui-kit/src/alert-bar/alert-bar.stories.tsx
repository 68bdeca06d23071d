import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { CampaignIcon, CloseIcon, WarningIcon } from "../icons/icons.tsx"
import type { AlertBarRootProps } from "./alert-bar.tsx"
import { AlertBar } from "./index.ts"

const meta = {
  title: "Kit/Alert bar",
  component: AlertBar.Root,
  args: { cookie: "storybookHidesAlert", days: 0 },
  render: (args) => (
    <StoryFrame isBare>
      <Bar {...args} />
      <Page />
    </StoryFrame>
  ),
} satisfies Meta<typeof AlertBar.Root>

export default meta
type Story = StoryObj<typeof meta>

function Bar({ children, ...props }: AlertBarRootProps) {
  return (
    <AlertBar.Root {...props}>
      <AlertBar.Content>
        {props.isDismissible === false ? <WarningIcon /> : <CampaignIcon />}
        <p>{children ?? "Däckskifte i helgen: boka före fredag och få tvätten på köpet."}</p>
        <AlertBar.Dismiss>
          <CloseIcon />
        </AlertBar.Dismiss>
      </AlertBar.Content>
    </AlertBar.Root>
  )
}

function Page() {
  return (
    <section aria-label="Verkstad" className={frame.frame}>
      <h2>Verkstaden på Hisingen</h2>
      <p className={frame.prose}>Här tar vi emot bilen från klockan sju. Kaffet står till höger om dörren.</p>
    </section>
  )
}

export const Basic: Story = { args: { "data-theme": "surface-1" } as AlertBarRootProps }

export const Keyboard: Story = {
  args: { "data-theme": "dark" } as AlertBarRootProps,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    expect(canvas.getByRole("button", { name: "Stäng meddelandet" })).toHaveFocus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Meddelande" })).toBeNull())
    expect(canvas.getByRole("region", { name: "Verkstad" })).toHaveFocus()
  },
}

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame isBare>
      <Bar {...args} labels={{ region: "Varning" }} data-theme="warning" isDismissible={false}>
        Verkstaden på Hisingen är stängd i dag på grund av strömavbrott. Ring 010-123 45 67.
      </Bar>
      <Bar {...args} labels={{ region: "Mörk" }} data-theme="dark" />
      <Bar {...args} labels={{ region: "Ljus" }} data-theme="light" />
      <Bar {...args} labels={{ region: "Neutral" }} data-theme="surface-1" />
      <Page />
    </StoryFrame>
  ),
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  args: { "data-theme": "surface-1" } as AlertBarRootProps,
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button", { name: "Stäng meddelandet" }) })
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Meddelande" })).toBeNull())
  },
}

export const Rtl: Story = { globals: { dir: "rtl" }, args: { "data-theme": "dark" } as AlertBarRootProps }

export const ForcedColors: Story = {
  tags: ["forced-colors"],
  args: { "data-theme": "warning", isDismissible: false } as AlertBarRootProps,
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    "data-theme": "surface-1",
    children:
      "Huolto- ja rengaspalvelumme ovat poikkeuksellisesti suljettuina itsenäisyyspäivän viikonloppuna; kiireellisissä " +
      "tapauksissa soita tiepalvelunumeroomme, josta autetaan ympäri vuorokauden myös pyhäpäivinä.",
  } as AlertBarRootProps,
}
