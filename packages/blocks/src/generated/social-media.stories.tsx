// Generated from schemas/blocks/social-media by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/social-media/examples/default.json" with { type: "json" }
import invalidThirteenServices from "@forecourt/schemas/blocks/social-media/examples/invalid/thirteen-services.json" with {
  type: "json",
}
import withNamesOnSurface from "@forecourt/schemas/blocks/social-media/examples/with-names-on-surface.json" with {
  type: "json",
}
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
  repeat,
} from "../../test/story.tsx"
import { socialMediaForm } from "./social-media.form.ts"
import type { SocialMediaInput } from "./social-media.ts"

export default {
  title: "Blocks/Social media",
  parameters: { block: "SocialMedia" },
  argTypes: createControls("SocialMedia", socialMediaForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Vi tar hand om bilen. Hela vägen." },
  text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
  socialLinks: [
    {
      name: { value: "Facebook" },
      url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
    },
    {
      name: { value: "Instagram" },
      url: { value: { href: "https://www.instagram.com/norrvik", text: "Instagram", linktype: "external" } },
    },
    {
      name: { value: "LinkedIn" },
      url: { value: { href: "https://www.linkedin.com/norrvik", text: "LinkedIn", linktype: "external" } },
    },
  ],
} satisfies SocialMediaInput

/** The same fields in English. */
const english = {
  title: { value: "We look after your car. All the way." },
  text: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
  socialLinks: [
    {
      name: { value: "Facebook" },
      url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
    },
    {
      name: { value: "Instagram" },
      url: { value: { href: "https://www.instagram.com/norrvik", text: "Instagram", linktype: "external" } },
    },
    {
      name: { value: "LinkedIn" },
      url: { value: { href: "https://www.linkedin.com/norrvik", text: "LinkedIn", linktype: "external" } },
    },
  ],
} satisfies SocialMediaInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    text: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    socialLinks: [
      {
        name: { value: "Facebook" },
        url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
      },
      {
        name: { value: "Instagram" },
        url: { value: { href: "https://www.instagram.com/norrvik", text: "Instagram", linktype: "external" } },
      },
      {
        name: { value: "LinkedIn" },
        url: { value: { href: "https://www.linkedin.com/norrvik", text: "LinkedIn", linktype: "external" } },
      },
    ],
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    socialLinks: [
      {
        name: { value: "Facebook" },
        url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
      },
      {
        name: { value: "Instagram" },
        url: { value: { href: "https://www.instagram.com/norrvik", text: "Instagram", linktype: "external" } },
      },
      {
        name: { value: "LinkedIn" },
        url: { value: { href: "https://www.linkedin.com/norrvik", text: "LinkedIn", linktype: "external" } },
      },
    ],
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    socialLinks: [
      {
        name: { value: "Facebook" },
        url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
      },
      {
        name: { value: "Instagram" },
        url: { value: { href: "https://www.instagram.com/norrvik", text: "Instagram", linktype: "external" } },
      },
      {
        name: { value: "LinkedIn" },
        url: { value: { href: "https://www.linkedin.com/norrvik", text: "LinkedIn", linktype: "external" } },
      },
    ],
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    socialLinks: [
      {
        name: { value: "Facebook" },
        url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
      },
      {
        name: { value: "Instagram" },
        url: { value: { href: "https://www.instagram.com/norrvik", text: "Instagram", linktype: "external" } },
      },
      {
        name: { value: "LinkedIn" },
        url: { value: { href: "https://www.linkedin.com/norrvik", text: "LinkedIn", linktype: "external" } },
      },
    ],
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    socialLinks: [
      {
        name: { value: "Facebook" },
        url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
      },
      {
        name: { value: "Instagram" },
        url: { value: { href: "https://www.instagram.com/norrvik", text: "Instagram", linktype: "external" } },
      },
      {
        name: { value: "LinkedIn" },
        url: { value: { href: "https://www.linkedin.com/norrvik", text: "LinkedIn", linktype: "external" } },
      },
    ],
  },
} satisfies Record<string, SocialMediaInput>

export const Default: BlockStory = { args: standard }

export const WithNamesOnSurface: BlockStory = { args: withNamesOnSurface }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ShowNames: BlockStory = { args: { ...all, showNames: true } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const SocialLinksNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, socialLinks: [] } }

export const SocialLinksOne: BlockStory = { args: { ...all, socialLinks: all.socialLinks.slice(0, 1) } }

export const SocialLinksMost: BlockStory = { args: { ...all, socialLinks: repeat(all.socialLinks, 12) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidThirteenServices.fields }
