import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ReactNode } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { Case, frame, StoryFrame } from "../../test/story-frame/story-frame.tsx"
import css from "./clamp.stories.module.css"
import { Clamp, type ClampRootProps } from "./index.ts"

const meta = {
  title: "Kit/Clamp",
  component: Clamp.Root,
  args: { onOpenChange: fn() },
  render: (args) => (
    <StoryFrame>
      <Description {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof Clamp.Root>

export default meta
type Story = StoryObj<typeof meta>

const TEXT = (
  <>
    <p>
      Bilen är såld ny av oss och servad hos oss varje år. Båda nycklarna finns, serviceboken är digital och
      vinterhjulen ligger i däckhotellet i Mölndal.
    </p>
    <p>
      Lacken är polerad och skyddad i april. På höger framdörr finns ett stenskott som är ifyllt. Inredningen är rökfri,
      och baksätet har knappt använts.
    </p>
    <p>
      Dragkroken är fällbar och godkänd för 1 800 kg. Motorvärmaren styrs från telefonen, och kupén är varm när du
      kommer.
    </p>
    <p>
      Den har gått mest på landsväg mellan Mölndal och Borås. Förbrukningen har legat på 16 kWh per 100 km över året,
      och batteriet håller 97 procent av sin kapacitet enligt mätningen i mars.
    </p>
    <p>
      Provkör gärna. Boka en tid så står den varm utanför, eller <a href="#leverans">få den levererad hem</a> inom tio
      mil från någon av våra anläggningar.
    </p>
  </>
)

function Description({ children = TEXT, ...props }: ClampRootProps) {
  return (
    <Clamp.Root {...props} className={css.card}>
      <Clamp.Content className={`${css.description} ${frame.prose}`}>{children}</Clamp.Content>
      <Clamp.Trigger />
    </Clamp.Root>
  )
}

const EQUIPMENT =
  "Adaptiv farthållare, Backkamera, Dragkrok fällbar, Elstolar fram, Harman Kardon, Lanehållning, Läderklädsel, Motorvärmare, Nyckelfri start, Panoramatak, Parkeringsassistans, Rattvärme, Regnsensor, Stolsvärme bak, Stolsvärme fram, Takräcke, Tonade rutor, Vinterhjul".split(
    ", ",
  )

function Equipment(props: ClampRootProps) {
  return (
    <Clamp.Root {...props} className={css.card}>
      <Clamp.Content className={css.equipment}>
        <ul>
          {EQUIPMENT.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Clamp.Content>
      <Clamp.Trigger />
    </Clamp.Root>
  )
}

const FACTS: readonly (readonly [string, ReactNode])[] = [
  ["Effekt", "272 hk"],
  ["Acceleration 0–100 km/h", "5,3 s"],
  ["Räckvidd WLTP", "476 km"],
  ["Batteri", "69 kWh"],
  ["Laddning", "153 kW"],
  ["Tjänstevikt", "1 850 kg"],
  ["Bagage", "318 liter"],
  [
    "Garanti",
    <a key="garanti" href="#garanti">
      Tre år eller 10 000 mil
    </a>,
  ],
]

function Facts({ facts = FACTS, ...props }: ClampRootProps & { readonly facts?: typeof FACTS }) {
  return (
    <Clamp.Root {...props} className={css.card}>
      <Clamp.Content className={css.rows} items={5} item="tr">
        <table>
          <tbody>
            {facts.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Clamp.Content>
      <Clamp.Trigger />
    </Clamp.Root>
  )
}

function Files(props: ClampRootProps) {
  const names = ["Prislista", "Broschyr", "Energimärkning", "Instruktionsbok", "Försäkringsvillkor"]
  return (
    <Clamp.Root {...props} className={css.card}>
      <Clamp.Content className={css.files} items={3} render={(content) => <ul {...content} />}>
        {names.map((name) => (
          <li key={name}>
            <a className={css.file} href={`#${name}`}>
              {name} (PDF)
            </a>
          </li>
        ))}
      </Clamp.Content>
      <Clamp.Trigger />
    </Clamp.Root>
  )
}

export const Basic: Story = {}

export const Keyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Visa mer" })
    const link = canvasElement.querySelector("a")
    await waitFor(() => expect(link).toHaveProperty("inert", true))
    button.focus()
    await userEvent.keyboard("{Enter}")
    expect(button).toHaveAccessibleName("Visa mindre")
    expect(button).toHaveAttribute("aria-expanded", "true")
    expect(args.onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "trigger" }))
    await waitFor(() => expect(link).toHaveProperty("inert", false))
    await userEvent.tab({ shift: true })
    expect(link).toHaveFocus()

    await userEvent.tab()
    await userEvent.keyboard(" ")
    expect(button).toHaveAccessibleName("Visa mer")
    expect(button).toHaveFocus()
  },
}

export const Touch: Story = {
  tags: ["touch", "phone"],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Visa mer" })
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.pointer({ keys: "[TouchA]", target: button })
    expect(button).toHaveAccessibleName("Visa mindre")
  },
}

export const Found: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole("button", { name: "Visa mer" })
    const last = canvas.getByText(/Provkör gärna/)
    // The browser's find-in-page scrolls every scroll container of a match.
    last.scrollIntoView({ block: "nearest" })
    await canvas.findByRole("button", { name: "Visa mindre" })
    expect(args.onOpenChange).toHaveBeenCalledOnce()
    expect(args.onOpenChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: "found" }))
    const { top, bottom } = last.getBoundingClientRect()
    expect([top > 0, bottom < innerHeight]).toEqual([true, true])
  },
}

export const Rows: Story = {
  render: (args) => (
    <StoryFrame>
      <Facts {...args} />
    </StoryFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Visa mer" })
    const box = canvas.getByRole("table").parentElement
    const getBottom = (name: string) => canvas.getByRole("rowheader", { name }).getBoundingClientRect().bottom
    await waitFor(() => expect(box?.getBoundingClientRect().bottom).toBeCloseTo(getBottom("Laddning"), -1))
    await userEvent.click(button)
    expect(box?.getBoundingClientRect().bottom).toBeCloseTo(getBottom("Garanti"), -1)
  },
}

export const Rtl: Story = { globals: { dir: "rtl" } }

export const ForcedColors: Story = { tags: ["forced-colors"] }

export const AllStates: Story = {
  render: (args) => (
    <StoryFrame>
      <Case name="Description: 300 px">
        <Description {...args} />
      </Case>
      <Case name="Equipment: 190 px">
        <Equipment {...args} />
      </Case>
      <Case name="Technical data: five rows">
        <Facts {...args} />
      </Case>
      <Case name="Files: three">
        <Files {...args} />
      </Case>
      <Case name="Open">
        <Equipment {...args} defaultOpen defaultOverflows />
      </Case>
      <Case name="Fits: no button">
        <Facts {...args} facts={FACTS.slice(0, 5)} />
      </Case>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Visa mer" })).toHaveLength(4))
    expect(canvas.getAllByRole("button")).toHaveLength(5)
  },
}

export const LongText: Story = {
  tags: ["phone"],
  globals: { locale: "fi" },
  args: {
    children: (
      <>
        <p>
          Auto on huollettu merkkikorjaamossa huolto-ohjelman mukaisesti, ja määräaikaishuoltotodistukset löytyvät
          sähköisestä huoltokirjasta. Ilmastointilaitteen kylmäaineentäyttö ja jarrunesteenvaihto on tehty huhtikuussa.
        </p>
        <p>
          Varustukseen kuuluvat mukautuva vakionopeudensäädin, kaistavahtijärjestelmä, hätäjarrutusavustin,
          pysäköintitutkat edessä ja takana sekä vetokoukku, jonka suurin sallittu perävaunumassa on 1 800 kg.
        </p>
        <p>Yhteydenotot: korkeakoulunkadunautoliikkeenvaihtoautomyyjät@esimerkki.fi</p>
      </>
    ),
  },
}
