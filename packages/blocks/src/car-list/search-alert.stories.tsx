import type { SiteContext } from "@forecourt/renderer"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { createStorySite } from "../../test/story.tsx"
import type { PostedOutcome } from "../forms/posted-outcome.ts"
import { SearchAlert } from "./search-alert.client.tsx"
import { createSearchAlertTexts } from "./search-alert.texts.ts"

interface Args {
  readonly outcome?: PostedOutcome
}

const meta = {
  title: "Blocks/Car list/Search alert",
  render: ({ outcome }, { globals }) => (
    <Form outcome={outcome} site={createStorySite({ site: globals.site, locale: globals.locale })} />
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

function Form({ outcome, site }: { readonly outcome: PostedOutcome | undefined; readonly site: SiteContext }) {
  return (
    <SearchAlert
      path={site.path}
      query=""
      filters={[]}
      carPath="/bilar/bil"
      locale={site.locale}
      language={site.language}
      texts={createSearchAlertTexts(site.text)}
      privacy={{
        text: site.text("searchAlert.notice", { company: "Rullo" }),
        linkText: site.text("privacy.read"),
        path: "/",
      }}
      outcome={outcome}
    />
  )
}

export const Open: Story = {
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector("summary") ?? canvasElement)
    await expect(canvas.getByRole("textbox")).toBeVisible()
  },
}

export const Sent: Story = { args: { outcome: "sent" } }

export const Wrong: Story = { args: { outcome: "wrong" } }
