// Generated from schemas/blocks/mega-menu-navigation by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import darkWithNotice from "@forecourt/schemas/blocks/mega-menu-navigation/examples/dark-with-notice.json" with {
  type: "json",
}
import standard from "@forecourt/schemas/blocks/mega-menu-navigation/examples/default.json" with { type: "json" }
import invalidThirteenTeasers from "@forecourt/schemas/blocks/mega-menu-navigation/examples/invalid/thirteen-teasers.json" with {
  type: "json",
}
import withTeasers from "@forecourt/schemas/blocks/mega-menu-navigation/examples/with-teasers.json" with {
  type: "json",
}
import { asSent, type BlockMeta, type BlockStory, controlsOf, opened, renderBlock, repeat, without } from "../story.tsx"
import { megaMenuNavigationForm } from "./mega-menu-navigation.form.ts"
import type { MegaMenuNavigationInput } from "./mega-menu-navigation.ts"

export default {
  title: "Blocks/Mega menu navigation",
  parameters: { block: "MegaMenuNavigation" },
  argTypes: controlsOf(megaMenuNavigationForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
const all = {
  teasers: [
    {
      page: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/details/wheel-4x3.svg",
          alt: "Illustration: ett hjul i snö, i närbild",
          width: 1600,
          height: 1200,
        },
      },
      title: { value: "Elbil i vardagen" },
      text: { value: "Provkör i en timme eller över helgen. Försäkringen ingår." },
      link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } },
    },
    {
      page: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
          alt: "Illustration: en blå kombi på en gata med låga trähus",
          width: 1600,
          height: 1200,
        },
      },
      title: { value: "Service medan du väntar" },
      text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
      link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
    },
    {
      page: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/workshop-4x3.svg",
          alt: "Illustration: en mekaniker under en bil på lyft",
          width: 1600,
          height: 1200,
        },
      },
      title: { value: "Byt bil när livet byter fil" },
      text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
      link: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } },
    },
  ],
  logo: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
  extraNavigationItems: [
    { title: { value: "Om oss" }, link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } } },
    { title: { value: "Kontakt" }, link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } } },
    { title: { value: "Bilar" }, link: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } } },
  ],
  hasMessage: true,
  messageTitle: { value: "Telefonväxeln svarar senare i dag" },
  messageText: { value: "Provkör i en timme eller över helgen. Försäkringen ingår." },
  messageType: "Warning",
  messageIcon: "CampaignAlert",
  items: [
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
    {
      name: "Bilar",
      path: "/bilar",
      navigationTitle: "Bilar",
      children: [
        {
          name: "Verkstad",
          path: "/verkstad",
          navigationTitle: "Verkstad",
          children: [{ name: "Om oss", path: "/om-oss", navigationTitle: "Om oss" }],
        },
        {
          name: "Däck",
          path: "/dack",
          navigationTitle: "Däck",
          children: [{ name: "Kontakt", path: "/kontakt", navigationTitle: "Kontakt" }],
        },
      ],
    },
  ],
  languages: [
    { name: "fi", displayName: "Suomi", englishName: "Suomi", nativeName: "Suomi", path: "/om-oss" },
    { name: "sk", displayName: "Slovenčina", englishName: "Slovenčina", nativeName: "Slovenčina", path: "/kontakt" },
    { name: "sv", displayName: "Svenska", englishName: "Svenska", nativeName: "Svenska", path: "/bilar" },
  ],
} satisfies MegaMenuNavigationInput

export const Default: BlockStory = { args: standard }

export const DarkWithNotice: BlockStory = { args: darkWithNotice }

export const WithTeasers: BlockStory = { args: withTeasers }

export const AllFields: BlockStory = { tags: ["wide"], ...opened, args: all }

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

export const TeasersNone: BlockStory = { args: { ...all, teasers: [] } }

export const TeasersOne: BlockStory = { args: { ...all, teasers: all.teasers.slice(0, 1) } }

export const TeasersMost: BlockStory = { args: { ...all, teasers: repeat(all.teasers, 12) } }

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
    teasers: [
      {
        page: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-4x3.svg",
            alt: "Piirros: pyörä lumessa lähikuvassa",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
      {
        page: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Piirros: sininen farmariauto matalien puutalojen kadulla",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
      {
        page: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x3.svg",
            alt: "Piirros: mekaanikko nosturilla olevan auton alla",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
    ],
    logo: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    extraNavigationItems: [
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
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
      {
        name: "Hiilidioksidipäästöluokitus",
        path: "/autot",
        navigationTitle: "Hiilidioksidipäästöluokitus",
        children: [
          {
            name: "Hiilidioksidipäästöluokitus",
            path: "/huolto",
            navigationTitle: "Hiilidioksidipäästöluokitus",
            children: [
              { name: "Hiilidioksidipäästöluokitus", path: "/meista", navigationTitle: "Hiilidioksidipäästöluokitus" },
            ],
          },
          {
            name: "Hiilidioksidipäästöluokitus",
            path: "/renkaat",
            navigationTitle: "Hiilidioksidipäästöluokitus",
            children: [
              {
                name: "Hiilidioksidipäästöluokitus",
                path: "/yhteystiedot",
                navigationTitle: "Hiilidioksidipäästöluokitus",
              },
            ],
          },
        ],
      },
    ],
    languages: [
      { name: "fi", displayName: "Suomi", englishName: "Suomi", nativeName: "Suomi", path: "/meista" },
      {
        name: "sk",
        displayName: "Slovenčina",
        englishName: "Slovenčina",
        nativeName: "Slovenčina",
        path: "/yhteystiedot",
      },
      { name: "sv", displayName: "Svenska", englishName: "Svenska", nativeName: "Svenska", path: "/autot" },
    ],
  },
}

export const Refused: BlockStory = { args: invalidThirteenTeasers.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
