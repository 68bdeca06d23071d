// Generated from schemas/blocks/footer by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import complete from "@forecourt/schemas/blocks/footer/examples/complete.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/footer/examples/default.json" with { type: "json" }
import invalidBrandWithoutName from "@forecourt/schemas/blocks/footer/examples/invalid/brand-without-name.json" with {
  type: "json",
}
import twoColumns from "@forecourt/schemas/blocks/footer/examples/two-columns.json" with { type: "json" }
import withoutBrands from "@forecourt/schemas/blocks/footer/examples/without-brands.json" with { type: "json" }
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat, without } from "../story.tsx"
import { footerForm } from "./footer.form.ts"
import type { FooterInput } from "./footer.ts"

export default {
  title: "Blocks/Footer",
  parameters: { block: "Footer" },
  argTypes: controlsOf(footerForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  showBrands: true,
  brandsHeading: { value: "Service medan du väntar" },
  brands: [
    {
      name: { value: "Peugeot" },
      logo: { value: { src: "/-/media/artwork/brands/peugeot.svg", alt: "Peugeot", width: 160, height: 40 } },
      logoBlackAndWhite: {
        value: { src: "/-/media/artwork/brands/peugeot-mono.svg", alt: "Peugeot", width: 160, height: 40 },
      },
    },
    {
      name: { value: "Hyundai" },
      logo: { value: { src: "/-/media/artwork/brands/hyundai.svg", alt: "Hyundai", width: 160, height: 40 } },
      logoBlackAndWhite: {
        value: { src: "/-/media/artwork/brands/hyundai-mono.svg", alt: "Hyundai", width: 160, height: 40 },
      },
    },
    {
      name: { value: "Ford" },
      logo: { value: { src: "/-/media/artwork/brands/ford.svg", alt: "Ford", width: 160, height: 40 } },
      logoBlackAndWhite: {
        value: { src: "/-/media/artwork/brands/ford-mono.svg", alt: "Ford", width: 160, height: 40 },
      },
    },
  ],
  columns: [
    {
      title: { value: "Verkstad" },
      description: {
        value: "<p>Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.</p>",
      },
      columnItems: [
        { link: { value: { href: "/verkstad", text: "Verkstad", linktype: "internal" } } },
        { link: { value: { href: "/dack", text: "Däck", linktype: "internal" } } },
        { link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } } },
      ],
    },
    {
      title: { value: "Däck" },
      description: {
        value: "<p>Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta.</p>",
      },
      columnItems: [
        { link: { value: { href: "/dack", text: "Däck", linktype: "internal" } } },
        { link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } } },
        { link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } } },
      ],
    },
    {
      title: { value: "Om oss" },
      description: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
      columnItems: [
        { link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } } },
        { link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } } },
        { link: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } } },
      ],
    },
  ],
  highlightedLink: { value: { href: "/verkstad", text: "Se alla bilar", linktype: "internal" } },
  socialLinks: [
    {
      name: { value: "TikTok" },
      url: { value: { href: "https://www.tiktok.com/norrvik", text: "TikTok", linktype: "external" } },
    },
    { name: { value: "X" }, url: { value: { href: "https://www.x.com/norrvik", text: "X", linktype: "external" } } },
    {
      name: { value: "Facebook" },
      url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
    },
  ],
  infoField1: {
    heading: { value: "Hässleholm" },
    text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  },
  infoField2: {
    heading: { value: "Umeå" },
    text: { value: "<p>Provkör i en timme eller över helgen. Försäkringen ingår.</p>" },
  },
} satisfies FooterInput

export const Default: BlockStory = { args: standard }

export const Complete: BlockStory = { args: complete }

export const TwoColumns: BlockStory = { args: twoColumns }

export const WithoutBrands: BlockStory = { args: withoutBrands }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ShowBrandsOff: BlockStory = { args: { ...without(all, "brandsHeading", "brands"), showBrands: false } }

export const InfoFieldOneChildFullWidth: BlockStory = { args: { ...all, infoFieldOneChildFullWidth: true } }

export const BrandsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, brands: [] } }

export const BrandsOne: BlockStory = { args: { ...all, brands: all.brands.slice(0, 1) } }

export const BrandsMost: BlockStory = { args: { ...all, brands: repeat(all.brands, 65) } }

export const ColumnsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, columns: [] } }

export const ColumnsOne: BlockStory = { args: { ...all, columns: all.columns.slice(0, 1) } }

export const ColumnsMost: BlockStory = { args: { ...all, columns: repeat(all.columns, 8) } }

export const SocialLinksNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, socialLinks: [] } }

export const SocialLinksOne: BlockStory = { args: { ...all, socialLinks: all.socialLinks.slice(0, 1) } }

export const SocialLinksMost: BlockStory = { args: { ...all, socialLinks: repeat(all.socialLinks, 12) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    showBrands: true,
    brandsHeading: {
      value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
    },
    brands: [
      {
        name: { value: "Peugeot" },
        logo: { value: { src: "/-/media/artwork/brands/peugeot.svg", alt: "Peugeot", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/peugeot-mono.svg", alt: "Peugeot", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Hyundai" },
        logo: { value: { src: "/-/media/artwork/brands/hyundai.svg", alt: "Hyundai", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/hyundai-mono.svg", alt: "Hyundai", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Ford" },
        logo: { value: { src: "/-/media/artwork/brands/ford.svg", alt: "Ford", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/ford-mono.svg", alt: "Ford", width: 160, height: 40 },
        },
      },
    ],
    columns: [
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        description: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
        columnItems: [
          { link: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
        ],
      },
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        description: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
        columnItems: [
          { link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
        ],
      },
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        description: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
        columnItems: [
          { link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
        ],
      },
    ],
    highlightedLink: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    socialLinks: [
      {
        name: { value: "TikTok" },
        url: { value: { href: "https://www.tiktok.com/norrvik", text: "TikTok", linktype: "external" } },
      },
      { name: { value: "X" }, url: { value: { href: "https://www.x.com/norrvik", text: "X", linktype: "external" } } },
      {
        name: { value: "Facebook" },
        url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
      },
    ],
    infoField1: {
      heading: { value: "Hiilidioksidipäästöluokitus" },
      text: {
        value:
          "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
      },
    },
    infoField2: {
      heading: { value: "Hiilidioksidipäästöluokitus" },
      text: {
        value:
          "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
      },
    },
  },
}

export const Refused: BlockStory = { args: invalidBrandWithoutName.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
