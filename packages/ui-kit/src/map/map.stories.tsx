import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor, within } from "storybook/test"
import { Case, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import { MinusIcon, PinIcon, PlusIcon } from "../icons/icons.tsx"
import { BOOKING_ZOOM, type MapAdapter, openMap, type Place, PlaceMap, type PlaceMapRootProps } from "./index.ts"
import css from "./map.stories.module.css"

interface Site extends Place {
  readonly street: string
}

const SITES: readonly Site[] = [
  { id: "gbg", name: "Norrvik Göteborg", street: "Fabriksgatan 8", position: { lat: 57.6972, lng: 12.0046 } },
  { id: "hisingen", name: "Norrvik Hisingen", street: "Ruskvädersgatan 1", position: { lat: 57.7253, lng: 11.9218 } },
  { id: "molndal", name: "Norrvik Mölndal", street: "Bifrostgatan 4", position: { lat: 57.6554, lng: 12.0138 } },
  { id: "boras", name: "Norrvik Borås", street: "Göteborgsvägen 61", position: { lat: 57.721, lng: 12.8978 } },
  { id: "jonkoping", name: "Norrvik Jönköping", street: "Herkulesvägen 12", position: { lat: 57.7757, lng: 14.2118 } },
  {
    id: "lackering",
    name: "Norrvik Jönköping, lackering",
    street: "Herkulesvägen 12",
    position: { lat: 57.7757, lng: 14.2118 },
  },
]

const adapter = openMap({ vectorTiles: "/-/map/{z}/{x}/{y}.mvt" })

const meta = {
  title: "Kit/Map",
  component: PlaceMap.Root,
  args: { places: SITES, adapter },
  render: (args) => (
    <StoryFrame>
      <Sites {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof PlaceMap.Root>

export default meta
type Story = StoryObj<typeof meta>

function View({ isSmall = false }: { readonly isSmall?: boolean }) {
  return (
    <PlaceMap.View isSmall={isSmall}>
      <PlaceMap.Status />
      <PlaceMap.Retry />
      <PlaceMap.ZoomIn>
        <PlusIcon />
      </PlaceMap.ZoomIn>
      <PlaceMap.ZoomOut>
        <MinusIcon />
      </PlaceMap.ZoomOut>
    </PlaceMap.View>
  )
}

function Sites(props: PlaceMapRootProps) {
  return (
    <PlaceMap.Root {...props} className={css.beside}>
      <View />
      <PlaceMap.List>
        {(props.places as readonly Site[]).map(({ id, name, street }) => (
          <PlaceMap.Item key={id} value={id}>
            <span className={css.place}>
              <strong>{name}</strong>
              <span className={css.street}>{street}</span>
            </span>
            <PlaceMap.Show>
              <PinIcon />
            </PlaceMap.Show>
          </PlaceMap.Item>
        ))}
      </PlaceMap.List>
    </PlaceMap.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const map = await canvas.findByRole("application")
    const marker = await canvas.findByRole("button", { name: "Norrvik Borås" })
    await userEvent.tab()
    expect(map).toHaveFocus()
    const previous = marker.getBoundingClientRect().left
    await userEvent.keyboard("{ArrowRight}")
    await waitFor(() => expect(marker.getBoundingClientRect().left).toBeLessThan(previous))
    await userEvent.keyboard("{ArrowLeft}+")
    await userEvent.keyboard("-")

    await userEvent.tab()
    const cluster = within(map).getAllByRole("button")[0]
    expect(cluster).toHaveFocus()
    expect(cluster).toHaveAccessibleName("3 platser, zooma in")
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Norrvik Göteborg" })).toHaveFocus())

    const show = canvas.getByRole("button", { name: "Visa Norrvik Borås på kartan" })
    show.focus()
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(canvas.getByRole("button", { name: "Norrvik Borås", pressed: true })).toHaveFocus())
    await userEvent.keyboard("{Escape}")
    expect(show).toHaveFocus()
    expect(show.closest("li")).toHaveAttribute("aria-current", "true")
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const marker = await canvas.findByRole("button", { name: "Norrvik Borås" })
    await userEvent.click(marker)
    expect(marker).toHaveAttribute("aria-pressed", "true")
    expect(getComputedStyle(canvas.getByRole("application")).touchAction).toBe("pan-x pan-y")
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"], args: { defaultValue: "boras" } }

const never: MapAdapter = { open: () => new Promise(() => {}) }
const broken: MapAdapter = { open: () => Promise.reject(new Error("Failed to load Google Maps API")) }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="One selected">
        <div className={css.low}>
          <Sites {...args} defaultValue="boras" />
        </div>
      </Case>
      <div className={css.row}>
        <Case name="Small, of a booking">
          <PlaceMap.Root {...args} places={SITES.slice(0, 1)} zoom={BOOKING_ZOOM} labels={{ label: "Verkstad" }}>
            <View isSmall />
          </PlaceMap.Root>
        </Case>
        <Case name="On its way">
          <PlaceMap.Root {...args} adapter={never} labels={{ label: "På väg" }}>
            <View isSmall />
          </PlaceMap.Root>
        </Case>
        <Case name="Not to be had">
          <PlaceMap.Root {...args} adapter={broken} labels={{ label: "Utan karta" }}>
            <View isSmall />
          </PlaceMap.Root>
        </Case>
      </div>
    </StoryFrame>
  ),
}

export const LongText: Story = {
  globals: { locale: "fi" },
  args: {
    places: [
      {
        id: "hki",
        name: "Pääkaupunkiseudun ajoneuvokorjaamo- ja vaurionkorjauskeskus",
        street: "Henkilöautorengasvarastontie 118",
        position: { lat: 60.1699, lng: 24.9384 },
      } as Site,
    ],
    defaultValue: "hki",
  },
}
