import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ReactNode } from "react"
import { StoryFrame } from "../../test/story-frame/story-frame.tsx"
import type { IconProps } from "./icon.tsx"
import css from "./icons.stories.module.css"
import * as icons from "./icons.tsx"

const meta = { title: "Kit/Icons" } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const ICONS = Object.entries(icons).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** All icons. The icons of social networks have neutral shapes and are not the official logos. */
export const AllStates: Story = {
  render: () => (
    <StoryFrame>
      <ul className={css.grid}>
        {ICONS.map(([name, Icon]) => (
          <li key={name} className={css.cell}>
            {(Icon as (props: IconProps) => ReactNode)({})}
            <span>{name.replace("Icon", "")}</span>
          </li>
        ))}
      </ul>
      <ul className={css.grid} data-size="large">
        {ICONS.map(([name, Icon]) => (
          <li key={name}>{(Icon as (props: IconProps) => ReactNode)({ label: name })}</li>
        ))}
      </ul>
    </StoryFrame>
  ),
}
