// Generated from schemas/blocks/navigation by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import darkWithOffer from "@forecourt/schemas/blocks/navigation/examples/dark-with-offer.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/navigation/examples/default.json" with { type: "json" }
import invalidElevenExtraItems from "@forecourt/schemas/blocks/navigation/examples/invalid/eleven-extra-items.json" with {
  type: "json",
}
import withNotice from "@forecourt/schemas/blocks/navigation/examples/with-notice.json" with { type: "json" }
import withWarning from "@forecourt/schemas/blocks/navigation/examples/with-warning.json" with { type: "json" }
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat, without } from "../story.tsx"
import { navigationForm } from "./navigation.form.ts"
import type { NavigationInput } from "./navigation.ts"

export default {
  title: "Blocks/Navigation",
  parameters: { block: "Navigation" },
  argTypes: controlsOf(navigationForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  logo: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
  extraNavigationItems: [
    { title: { value: "Däck" }, link: { value: { href: "/dack", text: "Däck", linktype: "internal" } } },
    { title: { value: "Om oss" }, link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } } },
    { title: { value: "Kontakt" }, link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } } },
  ],
  hasMessage: true,
  messageTitle: { value: "Telefonväxeln svarar senare i dag" },
  messageText: { value: "Provkör i en timme eller över helgen. Försäkringen ingår." },
  messageType: "Warning",
  messageIcon: "CampaignAlert",
  items: [
    {
      name: "Däck",
      path: "/dack",
      navigationTitle: "Däck",
      children: [
        {
          name: "Om oss",
          path: "/om-oss",
          navigationTitle: "Om oss",
          children: [{ name: "Bilar", path: "/bilar", navigationTitle: "Bilar" }],
        },
        {
          name: "Kontakt",
          path: "/kontakt",
          navigationTitle: "Kontakt",
          children: [{ name: "Verkstad", path: "/verkstad", navigationTitle: "Verkstad" }],
        },
      ],
    },
    {
      name: "Om oss",
      path: "/om-oss",
      navigationTitle: "Om oss",
      children: [
        {
          name: "Kontakt",
          path: "/kontakt",
          navigationTitle: "Kontakt",
          children: [{ name: "Verkstad", path: "/verkstad", navigationTitle: "Verkstad" }],
        },
        {
          name: "Bilar",
          path: "/bilar",
          navigationTitle: "Bilar",
          children: [{ name: "Däck", path: "/dack", navigationTitle: "Däck" }],
        },
      ],
    },
    {
      name: "Kontakt",
      path: "/kontakt",
      navigationTitle: "Kontakt",
      children: [
        {
          name: "Bilar",
          path: "/bilar",
          navigationTitle: "Bilar",
          children: [{ name: "Däck", path: "/dack", navigationTitle: "Däck" }],
        },
        {
          name: "Verkstad",
          path: "/verkstad",
          navigationTitle: "Verkstad",
          children: [{ name: "Om oss", path: "/om-oss", navigationTitle: "Om oss" }],
        },
      ],
    },
  ],
  languages: [
    { name: "en", displayName: "English", englishName: "English", nativeName: "English", path: "/dack" },
    { name: "fi", displayName: "Suomi", englishName: "Suomi", nativeName: "Suomi", path: "/om-oss" },
    { name: "sk", displayName: "Slovenčina", englishName: "Slovenčina", nativeName: "Slovenčina", path: "/kontakt" },
  ],
} satisfies NavigationInput

export const Default: BlockStory = { args: standard }

export const DarkWithOffer: BlockStory = { args: darkWithOffer }

export const WithNotice: BlockStory = { args: withNotice }

export const WithWarning: BlockStory = { args: withWarning }

export const AllFields: BlockStory = { args: all }

export const Minimal: BlockStory = { args: {} }

export const SlimNav: BlockStory = { args: { ...all, slimNav: true } }

export const HasDarkTheme: BlockStory = { args: { ...all, hasDarkTheme: true } }

export const ShowSeparator: BlockStory = { args: { ...all, showSeparator: true } }

export const HasMessageOff: BlockStory = {
  args: {
    ...without(all, "messageTitle", "messageText", "messageType", "messageIcon"),
    hasMessage: false,
  },
}

export const MessageTypeDark: BlockStory = { args: { ...all, messageType: "Dark" } }

export const MessageTypeLight: BlockStory = { args: { ...all, messageType: "Light" } }

export const MessageTypeNeutral: BlockStory = { args: { ...all, messageType: "Neutral" } }

export const MessageIconWarningAlert: BlockStory = { args: { ...all, messageIcon: "WarningAlert" } }

export const ExtraNavigationItemsNone: BlockStory = { args: { ...all, extraNavigationItems: [] } }

export const ExtraNavigationItemsOne: BlockStory = {
  args: { ...all, extraNavigationItems: all.extraNavigationItems.slice(0, 1) },
}

export const ExtraNavigationItemsMost: BlockStory = {
  args: { ...all, extraNavigationItems: repeat(all.extraNavigationItems, 10) },
}

export const ItemsNone: BlockStory = { args: { ...all, items: [] } }

export const ItemsOne: BlockStory = { args: { ...all, items: all.items.slice(0, 1) } }

export const ItemsMost: BlockStory = { args: { ...all, items: repeat(all.items, 100) } }

export const LanguagesNone: BlockStory = { args: { ...all, languages: [] } }

export const LanguagesOne: BlockStory = { args: { ...all, languages: all.languages.slice(0, 1) } }

export const LanguagesMost: BlockStory = { args: { ...all, languages: repeat(all.languages, 20) } }

export const WithoutPictures: BlockStory = { args: without(all, "logo") }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
    logo: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    extraNavigationItems: [
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
    ],
    hasMessage: true,
    messageTitle: {
      value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
    },
    messageText: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    messageType: "Warning",
    messageIcon: "CampaignAlert",
    items: [
      {
        name: "Hiilidioksidipäästöluokitus",
        path: "/renkaat",
        navigationTitle: "Hiilidioksidipäästöluokitus",
        children: [
          {
            name: "Hiilidioksidipäästöluokitus",
            path: "/meista",
            navigationTitle: "Hiilidioksidipäästöluokitus",
            children: [
              { name: "Hiilidioksidipäästöluokitus", path: "/autot", navigationTitle: "Hiilidioksidipäästöluokitus" },
            ],
          },
          {
            name: "Hiilidioksidipäästöluokitus",
            path: "/yhteystiedot",
            navigationTitle: "Hiilidioksidipäästöluokitus",
            children: [
              { name: "Hiilidioksidipäästöluokitus", path: "/huolto", navigationTitle: "Hiilidioksidipäästöluokitus" },
            ],
          },
        ],
      },
      {
        name: "Hiilidioksidipäästöluokitus",
        path: "/meista",
        navigationTitle: "Hiilidioksidipäästöluokitus",
        children: [
          {
            name: "Hiilidioksidipäästöluokitus",
            path: "/yhteystiedot",
            navigationTitle: "Hiilidioksidipäästöluokitus",
            children: [
              { name: "Hiilidioksidipäästöluokitus", path: "/huolto", navigationTitle: "Hiilidioksidipäästöluokitus" },
            ],
          },
          {
            name: "Hiilidioksidipäästöluokitus",
            path: "/autot",
            navigationTitle: "Hiilidioksidipäästöluokitus",
            children: [
              { name: "Hiilidioksidipäästöluokitus", path: "/renkaat", navigationTitle: "Hiilidioksidipäästöluokitus" },
            ],
          },
        ],
      },
      {
        name: "Hiilidioksidipäästöluokitus",
        path: "/yhteystiedot",
        navigationTitle: "Hiilidioksidipäästöluokitus",
        children: [
          {
            name: "Hiilidioksidipäästöluokitus",
            path: "/autot",
            navigationTitle: "Hiilidioksidipäästöluokitus",
            children: [
              { name: "Hiilidioksidipäästöluokitus", path: "/renkaat", navigationTitle: "Hiilidioksidipäästöluokitus" },
            ],
          },
          {
            name: "Hiilidioksidipäästöluokitus",
            path: "/huolto",
            navigationTitle: "Hiilidioksidipäästöluokitus",
            children: [
              { name: "Hiilidioksidipäästöluokitus", path: "/meista", navigationTitle: "Hiilidioksidipäästöluokitus" },
            ],
          },
        ],
      },
    ],
    languages: [
      { name: "en", displayName: "English", englishName: "English", nativeName: "English", path: "/renkaat" },
      { name: "fi", displayName: "Suomi", englishName: "Suomi", nativeName: "Suomi", path: "/meista" },
      {
        name: "sk",
        displayName: "Slovenčina",
        englishName: "Slovenčina",
        nativeName: "Slovenčina",
        path: "/yhteystiedot",
      },
    ],
  },
}

export const Refused: BlockStory = { args: invalidElevenExtraItems.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
