import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { pageModes } from "../modes.ts"
import { norrvik } from "./norrvik.ts"
import { rullo } from "./rullo.ts"
import { StyleSheet } from "./style-sheet.tsx"

const meta = {
  title: "Style",
  component: StyleSheet,
  tags: ["!autodocs"],
  parameters: { controls: { disable: true }, chromatic: { modes: pageModes } },
  play: async ({ canvas, args: { company } }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(company.name)
  },
} satisfies Meta<typeof StyleSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Norrvik: Story = {
  globals: { site: "se-automotive", locale: "sv" },
  args: { company: norrvik, site: "se-automotive" },
}

export const Rullo: Story = {
  globals: { site: "se-used", locale: "sv" },
  args: { company: rullo, site: "se-used" },
}
