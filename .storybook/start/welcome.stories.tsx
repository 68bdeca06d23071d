import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Welcome as Page } from "./welcome.tsx"

export default { title: "Start", tags: ["!autodocs"], parameters: { controls: { disable: true } } } satisfies Meta

export const Welcome: StoryObj = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole("link")
    await expect(links.length).toBeGreaterThan(0)
  },
}
