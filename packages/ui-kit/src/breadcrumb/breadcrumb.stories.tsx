import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ComponentProps, ComponentPropsWithRef } from "react"
import { Case, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { Breadcrumb } from "./index.ts"

interface WayProps extends ComponentPropsWithRef<"nav"> {
  readonly ancestors?: readonly string[]
  readonly facets?: readonly string[]
  readonly page?: string
}

const meta = {
  title: "Kit/Breadcrumb",
  component: Breadcrumb.Root,
  args: { "aria-label": "Sökväg" },
  render: (args) => (
    <StoryFrame>
      <Way {...args} />
    </StoryFrame>
  ),
} satisfies Meta<ComponentProps<typeof Breadcrumb.Root>>

export default meta
type Story = StoryObj<typeof meta>

function Way({ ancestors = ["Hem", "Bilar"], facets = [], page = "Begagnade bilar", ...props }: WayProps) {
  return (
    <Breadcrumb.Root {...props}>
      <Breadcrumb.List>
        {ancestors.map((name) => (
          <Breadcrumb.Item key={name}>
            <Breadcrumb.Link href={`#${encodeURIComponent(name)}`}>{name}</Breadcrumb.Link>
          </Breadcrumb.Item>
        ))}
        {facets.map((name) => (
          <Breadcrumb.Item key={name} isFacet>
            <Breadcrumb.Link href={`#${encodeURIComponent(name)}`}>{name}</Breadcrumb.Link>
          </Breadcrumb.Item>
        ))}
        <Breadcrumb.Item isFacet={facets.length > 0}>
          <Breadcrumb.Current>{page}</Breadcrumb.Current>
        </Breadcrumb.Item>
      </Breadcrumb.List>
    </Breadcrumb.Root>
  )
}

export const Basic: Story = {}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="The way here">
        <Way {...args} />
      </Case>
      <Case name="And what was chosen: brand and model">
        <Way
          {...args}
          aria-label="Sökväg med val"
          ancestors={["Hem", "Bilar", "Begagnade bilar"]}
          facets={["Volvo"]}
          page="EX30"
        />
      </Case>
      <Case name="One step">
        <Way {...args} aria-label="Kort sökväg" ancestors={["Hem"]} page="Om oss" />
      </Case>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  render: () => (
    <StoryFrame>
      <Way
        aria-label="Murupolku"
        ancestors={["Etusivu", "Huoltopalvelut ja korjaamot", "Rengashotelli ja renkaanvaihtopalvelut"]}
        page="Talvirenkaiden säilytyksen toimitusehdot"
      />
    </StoryFrame>
  ),
}
