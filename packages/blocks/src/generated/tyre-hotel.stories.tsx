// Generated from schemas/blocks/tyre-hotel by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/tyre-hotel/examples/default.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/tyre-hotel/examples/invalid/unknown-field.json" with {
  type: "json",
}
import onSurface from "@forecourt/schemas/blocks/tyre-hotel/examples/on-surface.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { tyreHotelForm } from "./tyre-hotel.form.ts"
import type { TyreHotelInput } from "./tyre-hotel.ts"

export default {
  title: "Blocks/Tyre hotel",
  parameters: { block: "TireHotel" },
  argTypes: createControls("TireHotel", tyreHotelForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "<p>Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.</p>" },
  contactLink: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
  bookServiceLink: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
} satisfies TyreHotelInput

/** The same fields in English. */
const english = {
  title: { value: "Used cars with a year's warranty" },
  text: {
    value: "<p>Book online, drop the key when it suits you and collect a car that is ready for the next journey.</p>",
  },
  contactLink: { value: { href: "/contact", text: "Contact", linktype: "internal" } },
  bookServiceLink: { value: { href: "/contact", text: "Contact", linktype: "internal" } },
} satisfies TyreHotelInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    text: {
      value:
        "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
    },
    contactLink: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    bookServiceLink: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    contactLink: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    bookServiceLink: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
    contactLink: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
    bookServiceLink: {
      value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" },
    },
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    contactLink: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    bookServiceLink: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
    contactLink: {
      value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
    bookServiceLink: {
      value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
  },
} satisfies Record<string, TyreHotelInput>

export const Default: BlockStory = { args: standard }

export const OnSurface: BlockStory = { args: onSurface }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidUnknownField.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
