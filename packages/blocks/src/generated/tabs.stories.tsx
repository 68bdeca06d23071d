// Generated from schemas/blocks/tabs by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/tabs/examples/default.json" with { type: "json" }
import invalidTabWithoutLabel from "@forecourt/schemas/blocks/tabs/examples/invalid/tab-without-label.json" with {
  type: "json",
}
import onASurface from "@forecourt/schemas/blocks/tabs/examples/on-a-surface.json" with { type: "json" }
import waysToPay from "@forecourt/schemas/blocks/tabs/examples/ways-to-pay.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
  repeat,
} from "../../test/story.tsx"
import { tabsForm } from "./tabs.form.ts"
import type { TabsInput } from "./tabs.ts"

export default {
  title: "Blocks/Tabs",
  parameters: { block: "Tabs" },
  argTypes: createControls("Tabs", tabsForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
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

/** The same fields in English. */
const english = {
  title: { value: "Servicing while you wait" },
  tabs: [
    {
      label: { value: "Charging 10–80%" },
      text: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
      link: { value: { href: "/about-us", text: "Find your dealership", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/harbour-4x3.svg",
          alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
          width: 1600,
          height: 1200,
        },
      },
    },
    {
      label: { value: "Towing weight" },
      text: { value: "<p>Try one for an hour or a whole weekend. Insurance is included.</p>" },
      link: { value: { href: "/contact", text: "Test drive", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/details/wheel-4x3.svg",
          alt: "Illustration: a wheel in snow, close up",
          width: 1600,
          height: 1200,
        },
      },
    },
    {
      label: { value: "Range" },
      text: {
        value:
          "<p>Book online, drop the key when it suits you and collect a car that is ready for the next journey.</p>",
      },
      link: { value: { href: "/cars", text: "Book a service", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
          alt: "Illustration: a blue estate car in a street of low wooden houses",
          width: 1600,
          height: 1200,
        },
      },
    },
  ],
} satisfies TabsInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    tabs: [
      {
        label: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
        },
        link: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
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
        label: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
        },
        link: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
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
        label: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
        },
        link: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
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
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    tabs: [
      {
        label: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
        },
        link: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x3.svg",
            alt: "Illustrasjon: en elbil lader ved kaia, med seilbåt og trehus",
            width: 1600,
            height: 1200,
          },
        },
      },
      {
        label: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
        },
        link: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-4x3.svg",
            alt: "Illustrasjon: et hjul i snø, på nært hold",
            width: 1600,
            height: 1200,
          },
        },
      },
      {
        label: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
        },
        link: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Illustrasjon: en blå stasjonsvogn i en gate med lave trehus",
            width: 1600,
            height: 1200,
          },
        },
      },
    ],
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    tabs: [
      {
        label: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
        },
        link: { value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x3.svg",
            alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
            width: 1600,
            height: 1200,
          },
        },
      },
      {
        label: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
        },
        link: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-4x3.svg",
            alt: "Illustration: a wheel in snow, close up",
            width: 1600,
            height: 1200,
          },
        },
      },
      {
        label: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
        },
        link: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Illustration: a blue estate car in a street of low wooden houses",
            width: 1600,
            height: 1200,
          },
        },
      },
    ],
  },
  fi: {
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
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    tabs: [
      {
        label: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
        },
        link: { value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x3.svg",
            alt: "Ilustrácia: elektromobil sa nabíja na móle, za ním plachetnica a drevené domy",
            width: 1600,
            height: 1200,
          },
        },
      },
      {
        label: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
        },
        link: {
          value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-4x3.svg",
            alt: "Ilustrácia: koleso na snehu zblízka",
            width: 1600,
            height: 1200,
          },
        },
      },
      {
        label: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
        },
        link: { value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Ilustrácia: modré kombi na ulici s nízkymi drevenými domami",
            width: 1600,
            height: 1200,
          },
        },
      },
    ],
  },
} satisfies Record<string, TabsInput>

export const Default: BlockStory = { args: standard }

export const OnASurface: BlockStory = { args: onASurface }

export const WaysToPay: BlockStory = { args: waysToPay }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const TabsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, tabs: [] } }

export const TabsOne: BlockStory = { args: { ...all, tabs: all.tabs.slice(0, 1) } }

export const TabsMost: BlockStory = { args: { ...all, tabs: repeat(all.tabs, 8) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidTabWithoutLabel.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
