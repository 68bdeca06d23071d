// Generated from schemas/blocks/tabs by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/tabs/examples/default.json" with { type: "json" }
import invalidTabWithoutLabel from "@forecourt/schemas/blocks/tabs/examples/invalid/tab-without-label.json" with {
  type: "json",
}
import onASurface from "@forecourt/schemas/blocks/tabs/examples/on-a-surface.json" with { type: "json" }
import waysToPay from "@forecourt/schemas/blocks/tabs/examples/ways-to-pay.json" with { type: "json" }
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat } from "../story.tsx"
import { tabsForm } from "./tabs.form.ts"
import type { TabsInput } from "./tabs.ts"

export default {
  title: "Blocks/Tabs",
  parameters: { block: "Tabs" },
  argTypes: controlsOf(tabsForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Service medan du väntar" },
  tabs: [
    {
      label: { value: "Laddning 10–80 %" },
      text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
      link: { value: { href: "/om-oss", text: "Hitta din anläggning", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/harbour-4x3.svg",
          alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
          width: 1600,
          height: 1200,
        },
      },
    },
    {
      label: { value: "Dragvikt" },
      text: { value: "<p>Provkör i en timme eller över helgen. Försäkringen ingår.</p>" },
      link: { value: { href: "/kontakt", text: "Provkör", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/details/wheel-4x3.svg",
          alt: "Illustration: ett hjul i snö, i närbild",
          width: 1600,
          height: 1200,
        },
      },
    },
    {
      label: { value: "Räckvidd" },
      text: {
        value: "<p>Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.</p>",
      },
      link: { value: { href: "/bilar", text: "Boka service", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
          alt: "Illustration: en blå kombi på en gata med låga trähus",
          width: 1600,
          height: 1200,
        },
      },
    },
  ],
} satisfies TabsInput

export const Default: BlockStory = { args: standard }

export const OnASurface: BlockStory = { args: onASurface }

export const WaysToPay: BlockStory = { args: waysToPay }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const TabsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, tabs: [] } }

export const TabsOne: BlockStory = { args: { ...all, tabs: all.tabs.slice(0, 1) } }

export const TabsMost: BlockStory = { args: { ...all, tabs: repeat(all.tabs, 8) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    tabs: [
      {
        label: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
        link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x3.svg",
            alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
            width: 1600,
            height: 1200,
          },
        },
      },
      {
        label: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
        link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-4x3.svg",
            alt: "Piirros: pyörä lumessa lähikuvassa",
            width: 1600,
            height: 1200,
          },
        },
      },
      {
        label: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
        link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Piirros: sininen farmariauto matalien puutalojen kadulla",
            width: 1600,
            height: 1200,
          },
        },
      },
    ],
  },
}

export const Refused: BlockStory = { args: invalidTabWithoutLabel.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
