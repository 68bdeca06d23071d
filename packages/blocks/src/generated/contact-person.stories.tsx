// Generated from schemas/blocks/contact-person by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/contact-person/examples/default.json" with { type: "json" }
import invalidPersonWithoutName from "@forecourt/schemas/blocks/contact-person/examples/invalid/person-without-name.json" with {
  type: "json",
}
import onePersonOnSurface from "@forecourt/schemas/blocks/contact-person/examples/one-person-on-surface.json" with {
  type: "json",
}
import twoPeopleOnDark from "@forecourt/schemas/blocks/contact-person/examples/two-people-on-dark.json" with {
  type: "json",
}
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat } from "../story.tsx"
import { contactPersonForm } from "./contact-person.form.ts"
import type { ContactPersonInput } from "./contact-person.ts"

export default {
  title: "Blocks/Contact person",
  parameters: { block: "ContactPerson" },
  argTypes: controlsOf(contactPersonForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  title: { value: "Vi tar hand om bilen. Hela vägen." },
  text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
  people: [
    {
      name: { value: "Åsa Lindqvist" },
      role: { value: "Bilsäljare" },
      text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
      phone: { value: { href: "tel:+46313900610", text: "031-390 06 10", linktype: "tel" } },
      email: { value: { href: "mailto:bilar@norrvik.example", text: "bilar@norrvik.example", linktype: "mailto" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
          alt: "Illustration: en blå kombi på en gata med låga trähus",
          width: 1200,
          height: 1500,
        },
      },
    },
    {
      name: { value: "Johan Öberg" },
      role: { value: "Verkmästare" },
      text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
      phone: { value: { href: "tel:+46313900620", text: "031-390 06 20", linktype: "tel" } },
      email: {
        value: { href: "mailto:verkstad@norrvik.example", text: "verkstad@norrvik.example", linktype: "mailto" },
      },
      image: {
        value: {
          src: "/-/media/artwork/scenes/workshop-4x5.svg",
          alt: "Illustration: en mekaniker under en bil på lyft",
          width: 1200,
          height: 1500,
        },
      },
    },
    {
      name: { value: "Amina Yusuf" },
      role: { value: "Kundmottagare" },
      text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
      phone: { value: { href: "tel:+46313900610", text: "031-390 06 10", linktype: "tel" } },
      email: { value: { href: "mailto:bilar@norrvik.example", text: "bilar@norrvik.example", linktype: "mailto" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/harbour-4x5.svg",
          alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
          width: 1200,
          height: 1500,
        },
      },
    },
  ],
} satisfies ContactPersonInput

export const Default: BlockStory = { args: standard }

export const OnePersonOnSurface: BlockStory = { args: onePersonOnSurface }

export const TwoPeopleOnDark: BlockStory = { args: twoPeopleOnDark }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const PeopleNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, people: [] } }

export const PeopleOne: BlockStory = { args: { ...all, people: all.people.slice(0, 1) } }

export const PeopleMost: BlockStory = { args: { ...all, people: repeat(all.people, 12) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    people: [
      {
        name: { value: "Päivi Mäkelä" },
        role: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        phone: { value: { href: "tel:+46313900610", text: "Hiilidioksidipäästöluokitus", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Hiilidioksidipäästöluokitus", linktype: "mailto" },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
            alt: "Piirros: sininen farmariauto matalien puutalojen kadulla",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Eero Hämäläinen" },
        role: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        phone: { value: { href: "tel:+46313900620", text: "Hiilidioksidipäästöluokitus", linktype: "tel" } },
        email: {
          value: { href: "mailto:verkstad@norrvik.example", text: "Hiilidioksidipäästöluokitus", linktype: "mailto" },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x5.svg",
            alt: "Piirros: mekaanikko nosturilla olevan auton alla",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Amina Yusuf" },
        role: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        phone: { value: { href: "tel:+46313900610", text: "Hiilidioksidipäästöluokitus", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Hiilidioksidipäästöluokitus", linktype: "mailto" },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x5.svg",
            alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
            width: 1200,
            height: 1500,
          },
        },
      },
    ],
  },
}

export const Refused: BlockStory = { args: invalidPersonWithoutName.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
