// Generated from schemas/blocks/group-sites by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/group-sites/examples/default.json" with { type: "json" }
import invalidSiteWithoutAddress from "@forecourt/schemas/blocks/group-sites/examples/invalid/site-without-address.json" with {
  type: "json",
}
import placesOnSurface from "@forecourt/schemas/blocks/group-sites/examples/places-on-surface.json" with {
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
import { groupSitesForm } from "./group-sites.form.ts"
import type { GroupSitesInput } from "./group-sites.ts"

export default {
  title: "Blocks/Group sites",
  parameters: { block: "GroupSites" },
  argTypes: createControls("GroupSites", groupSitesForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Service medan du väntar" },
  text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
  sites: [
    {
      country: { value: "Hässleholm" },
      name: { value: "Hässleholm" },
      text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
      link: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
      language: "fi",
      image: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    },
    {
      country: { value: "Umeå" },
      name: { value: "Umeå" },
      text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
      link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } },
      language: "sk",
      image: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    },
    {
      country: { value: "Södertälje" },
      name: { value: "Södertälje" },
      text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
      link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
      language: "sv",
      image: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    },
  ],
} satisfies GroupSitesInput

/** The same fields in English. */
const english = {
  title: { value: "Servicing while you wait" },
  text: { value: "Book online, drop the key when it suits you and collect a car that is ready for the next journey." },
  sites: [
    {
      country: { value: "Aberystwyth" },
      name: { value: "Aberystwyth" },
      text: {
        value: "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
      },
      link: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } },
      language: "fi",
      image: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    },
    {
      country: { value: "Inverness" },
      name: { value: "Inverness" },
      text: { value: "Our technicians know your car and tell you what it needs, what it costs and what can wait." },
      link: { value: { href: "/about-us", text: "About us", linktype: "internal" } },
      language: "sk",
      image: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    },
    {
      country: { value: "Tunbridge Wells" },
      name: { value: "Tunbridge Wells" },
      text: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
      link: { value: { href: "/contact", text: "Contact", linktype: "internal" } },
      language: "sv",
      image: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    },
  ],
} satisfies GroupSitesInput

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
    sites: [
      {
        country: { value: "Koldioxidutsläppsklassificering" },
        name: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        link: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
        language: "fi",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Koldioxidutsläppsklassificering" },
        name: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        link: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
        language: "sk",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Koldioxidutsläppsklassificering" },
        name: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        link: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
        language: "sv",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
    ],
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    sites: [
      {
        country: { value: "Drivstofforbruksklassifisering" },
        name: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        language: "fi",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Drivstofforbruksklassifisering" },
        name: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        language: "sk",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Drivstofforbruksklassifisering" },
        name: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        language: "sv",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
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
    sites: [
      {
        country: { value: "Carbon dioxide emission classification" },
        name: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        link: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
        language: "fi",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Carbon dioxide emission classification" },
        name: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        link: { value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" } },
        language: "sk",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Carbon dioxide emission classification" },
        name: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        link: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
        language: "sv",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
    ],
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    sites: [
      {
        country: { value: "Hiilidioksidipäästöluokitus" },
        name: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        language: "fi",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Hiilidioksidipäästöluokitus" },
        name: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        language: "sk",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Hiilidioksidipäästöluokitus" },
        name: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        language: "sv",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
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
    sites: [
      {
        country: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        name: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        link: {
          value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
        language: "fi",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        name: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        link: { value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
        language: "sk",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
      {
        country: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        name: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        link: {
          value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
        language: "sv",
        image: {
          value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 },
        },
      },
    ],
  },
} satisfies Record<string, GroupSitesInput>

export const Default: BlockStory = { args: standard }

export const PlacesOnSurface: BlockStory = { args: placesOnSurface }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const SitesNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, sites: [] } }

export const SitesOne: BlockStory = { args: { ...all, sites: all.sites.slice(0, 1) } }

export const SitesMost: BlockStory = { args: { ...all, sites: repeat(all.sites, 40) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidSiteWithoutAddress.fields }
