import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { TagFilter, type TagFilterRootProps, type Tags } from "./index.ts"

const meta = {
  title: "Kit/Tag filter",
  component: TagFilter.Root,
  subcomponents: { All: TagFilter.All, Tag: TagFilter.Tag, Status: TagFilter.Status },
  args: { onValueChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Stories {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof TagFilter.Root>

export default meta
type Story = StoryObj<typeof meta>

const TAGS = { elbil: "Elbil", service: "Service", vinter: "Vinter", tips: "Tips", foretag: "Företag" }

const STORIES: readonly (readonly [title: string, tags: Tags])[] = [
  ["Så långt räcker batteriet i kyla", ["elbil", "vinter"]],
  ["Dags att byta till vinterhjul", ["vinter", "service"]],
  ["Fem frågor om förmånsbil", ["foretag", "tips"]],
  ["Ladda hemma: det här behöver du", ["elbil", "tips"]],
]

function Stories({
  tags = TAGS,
  onValueChange,
  ...props
}: TagFilterRootProps & { readonly tags?: Readonly<Record<string, string>> }) {
  const [chosen, choose] = useState(props.defaultValue ?? [])
  const shown = STORIES.filter(([, storyTags]) => chosen.length === 0 || storyTags.some((tag) => chosen.includes(tag)))
  return (
    <div className={frame.field}>
      <TagFilter.Root
        {...props}
        onValueChange={(value, details) => {
          onValueChange?.(value, details)
          choose(value)
        }}
      >
        <TagFilter.All />
        {Object.entries(tags).map(([tag, name]) => (
          <TagFilter.Tag key={tag} value={tag}>
            {name}
          </TagFilter.Tag>
        ))}
        <TagFilter.Status count={shown.length} />
      </TagFilter.Root>
      <ul>
        {shown.map(([title]) => (
          <li key={title}>
            <a href={`#${title}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole("button", { name })
    await userEvent.tab()
    expect(button("Alla")).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard("{Enter}")
    expect(button("Elbil")).toHaveAttribute("aria-pressed", "true")
    expect(button("Alla")).toHaveAttribute("aria-pressed", "false")
    expect(canvas.getByRole("status")).toHaveTextContent("Antal träffar: 2")

    await userEvent.tab()
    await userEvent.keyboard(" ")
    expect(canvas.getByRole("status")).toHaveTextContent("Antal träffar: 3")
    expect(args.onValueChange).toHaveBeenLastCalledWith(
      ["elbil", "service"],
      expect.objectContaining({ reason: "tag" }),
    )
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard("{Enter}")
    expect(canvas.getByRole("status")).toHaveTextContent("Antal träffar: 4")
    expect(button("Alla")).toHaveFocus()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const tag = canvas.getByRole("button", { name: "Vinter" })
    expect(tag.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: tag })
    expect(tag).toHaveAttribute("aria-pressed", "true")
  },
}

export const Rtl: Story = { args: { defaultValue: ["vinter"] }, globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: ["vinter"] } }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="None chosen: all">
        <Stories {...args} />
      </Case>
      <Case name="Two chosen">
        <Stories {...args} defaultValue={["vinter", "tips"]} />
      </Case>
      <Case name="On a dark surface">
        <div className={frame.card} data-theme="dark">
          <Stories {...args} defaultValue={["elbil"]} />
        </div>
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  render: (args) => (
    <StoryFrame>
      <Stories
        {...args}
        defaultValue={["vinter"]}
        tags={{
          elbil: "Sähköautot ja lataushybridit",
          service: "Määräaikaishuolto",
          vinter: "Talvirengassesonki",
          tips: "Käyttökustannuslaskelmavertailuvinkit",
        }}
      />
    </StoryFrame>
  ),
}
