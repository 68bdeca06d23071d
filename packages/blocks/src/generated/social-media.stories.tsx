// Generated from schemas/blocks/social-media by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/social-media/examples/default.json" with { type: "json" }
import invalidThirteenServices from "@forecourt/schemas/blocks/social-media/examples/invalid/thirteen-services.json" with {
  type: "json",
}
import withNamesOnSurface from "@forecourt/schemas/blocks/social-media/examples/with-names-on-surface.json" with {
  type: "json",
}
import { type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat } from "../story.tsx"
import { socialMediaForm } from "./social-media.form.ts"
import type { SocialMediaInput } from "./social-media.ts"

export default {
  title: "Blocks/Social media",
  parameters: { block: "SocialMedia" },
  argTypes: controlsOf(socialMediaForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
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

export const Default: BlockStory = { args: standard }

export const WithNamesOnSurface: BlockStory = { args: withNamesOnSurface }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ShowNames: BlockStory = { args: { ...all, showNames: true } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const SocialLinksNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, socialLinks: [] } }

export const SocialLinksOne: BlockStory = { args: { ...all, socialLinks: all.socialLinks.slice(0, 1) } }

export const SocialLinksMost: BlockStory = { args: { ...all, socialLinks: repeat(all.socialLinks, 12) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
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
}

export const Refused: BlockStory = { args: invalidThirteenServices.fields }
