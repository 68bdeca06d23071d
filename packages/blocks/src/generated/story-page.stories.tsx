// Generated from schemas/blocks/story-page by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/story-page/examples/default.json" with { type: "json" }
import invalidTextWithoutValue from "@forecourt/schemas/blocks/story-page/examples/invalid/text-without-value.json" with {
  type: "json",
}
import newest from "@forecourt/schemas/blocks/story-page/examples/newest.json" with { type: "json" }
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { storyPageForm } from "./story-page.form.ts"
import type { StoryPage } from "./story-page.ts"

export default {
  title: "Blocks/Story page",
  parameters: { block: "StoryArticle" },
  argTypes: createControls("StoryArticle", storyPageForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  related: [
    {
      id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
      path: "/om-oss",
      title: "Begagnat med ett års garanti",
      preamble: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
      date: "2026-10-20T05:13:02Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
          alt: "Illustration: gul småbil, snett framifrån",
          width: 1500,
          height: 1000,
        },
      },
    },
    {
      id: "Provkör i en timme eller över helgen. Försäkringen ingår.",
      path: "/kontakt",
      title: "Elbil i vardagen",
      preamble: "Provkör i en timme eller över helgen. Försäkringen ingår.",
      date: "2026-04-05T01:11:24Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
          alt: "Illustration: mörkgrön suv, snett framifrån",
          width: 1500,
          height: 1000,
        },
      },
    },
    {
      id: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
      path: "/bilar",
      title: "Service medan du väntar",
      preamble: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
      date: "2032-04-24T11:36:56Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
          alt: "Illustration: blå kombi, snett framifrån",
          width: 1500,
          height: 1000,
        },
      },
    },
  ],
} satisfies StoryPage

/** The same fields in English. */
const english = {
  text: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
  related: [
    {
      id: "Your tyres are washed, weighed and kept cool until it is time again.",
      path: "/about-us",
      title: "Used cars with a year's warranty",
      preamble: "Your tyres are washed, weighed and kept cool until it is time again.",
      date: "2026-10-20T05:13:02Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
          alt: "Illustration: yellow city car at an angle",
          width: 1500,
          height: 1000,
        },
      },
    },
    {
      id: "Try one for an hour or a whole weekend. Insurance is included.",
      path: "/contact",
      title: "Living with an electric car",
      preamble: "Try one for an hour or a whole weekend. Insurance is included.",
      date: "2026-04-05T01:11:24Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
          alt: "Illustration: dark green SUV at an angle",
          width: 1500,
          height: 1000,
        },
      },
    },
    {
      id: "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
      path: "/cars",
      title: "Servicing while you wait",
      preamble: "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
      date: "2032-04-24T11:36:56Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
          alt: "Illustration: blue estate car at an angle",
          width: 1500,
          height: 1000,
        },
      },
    },
  ],
} satisfies StoryPage

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    text: {
      value:
        "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
    },
    related: [
      {
        id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        path: "/om-oss",
        title: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        preamble:
          "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        date: "2026-10-20T05:13:02Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
            alt: "Illustration: gul småbil, snett framifrån",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        path: "/kontakt",
        title: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        preamble:
          "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        date: "2026-04-05T01:11:24Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Illustration: mörkgrön suv, snett framifrån",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        path: "/bilar",
        title: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        preamble:
          "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        date: "2032-04-24T11:36:56Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Illustration: blå kombi, snett framifrån",
            width: 1500,
            height: 1000,
          },
        },
      },
    ],
  },
  nb: {
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    related: [
      {
        id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        path: "/om-oss",
        title: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen",
        preamble:
          "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        date: "2026-10-20T05:13:02Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
            alt: "Illustrasjon: gul småbil, skrått forfra",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        path: "/kontakt",
        title: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen",
        preamble:
          "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        date: "2026-04-05T01:11:24Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Illustrasjon: mørkegrønn SUV, skrått forfra",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        path: "/biler",
        title: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen",
        preamble:
          "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        date: "2032-04-24T11:36:56Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Illustrasjon: blå stasjonsvogn, skrått forfra",
            width: 1500,
            height: 1000,
          },
        },
      },
    ],
  },
  en: {
    text: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
    related: [
      {
        id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        path: "/about-us",
        title: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        preamble:
          "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        date: "2026-10-20T05:13:02Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
            alt: "Illustration: yellow city car at an angle",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        path: "/contact",
        title: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        preamble:
          "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        date: "2026-04-05T01:11:24Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Illustration: dark green SUV at an angle",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        path: "/cars",
        title: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        preamble:
          "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        date: "2032-04-24T11:36:56Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Illustration: blue estate car at an angle",
            width: 1500,
            height: 1000,
          },
        },
      },
    ],
  },
  fi: {
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    related: [
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        path: "/meista",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2026-10-20T05:13:02Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
            alt: "Piirros: keltainen pikkuauto viistosti edestä",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        path: "/yhteystiedot",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2026-04-05T01:11:24Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Piirros: tummanvihreä katumaasturi viistosti edestä",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        path: "/autot",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2032-04-24T11:36:56Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Piirros: sininen farmariauto viistosti edestä",
            width: 1500,
            height: 1000,
          },
        },
      },
    ],
  },
  sk: {
    text: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
    related: [
      {
        id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        path: "/o-nas",
        title: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        preamble:
          "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        date: "2026-10-20T05:13:02Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
            alt: "Ilustrácia: žlté mestské auto šikmo spredu",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        path: "/kontakt",
        title: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        preamble:
          "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        date: "2026-04-05T01:11:24Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Ilustrácia: tmavozelené SUV šikmo spredu",
            width: 1500,
            height: 1000,
          },
        },
      },
      {
        id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        path: "/auta",
        title: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        preamble:
          "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        date: "2032-04-24T11:36:56Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Ilustrácia: modré kombi šikmo spredu",
            width: 1500,
            height: 1000,
          },
        },
      },
    ],
  },
} satisfies Record<string, StoryPage>

export const Default: BlockStory = { args: standard }

export const Newest: BlockStory = { args: newest }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const RelatedNone: BlockStory = { args: { ...all, related: [] } }

export const RelatedOne: BlockStory = { args: { ...all, related: all.related.slice(0, 1) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidTextWithoutValue.fields }
