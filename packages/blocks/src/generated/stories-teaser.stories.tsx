// Generated from schemas/blocks/stories-teaser by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/stories-teaser/examples/default.json" with { type: "json" }
import invalidUnknownField from "@forecourt/schemas/blocks/stories-teaser/examples/invalid/unknown-field.json" with {
  type: "json",
}
import list from "@forecourt/schemas/blocks/stories-teaser/examples/list.json" with { type: "json" }
import ownWords from "@forecourt/schemas/blocks/stories-teaser/examples/own-words.json" with { type: "json" }
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
  repeat,
} from "../../test/story.tsx"
import { storiesTeaserForm } from "./stories-teaser.form.ts"
import type { StoriesTeaserInput } from "./stories-teaser.ts"

export default {
  title: "Blocks/Stories teaser",
  parameters: { block: "StoriesTeaser" },
  argTypes: createControls("StoriesTeaser", storiesTeaserForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Service medan du väntar" },
  storiesIndex: {
    id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    url: "/orebro/orebro/dack",
    name: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    displayName: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
  },
  showMoreText: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
  stories: [
    {
      id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
      path: "/om-oss",
      title: "Service medan du väntar",
      preamble: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
      date: "2035-12-08T02:23:16Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
          alt: "Illustration: blå kombi, snett framifrån",
          width: 1500,
          height: 1000,
        },
      },
    },
    {
      id: "Provkör i en timme eller över helgen. Försäkringen ingår.",
      path: "/kontakt",
      title: "Byt bil när livet byter fil",
      preamble: "Provkör i en timme eller över helgen. Försäkringen ingår.",
      date: "2024-01-01T16:23:50Z",
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
      id: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
      path: "/bilar",
      title: "Vi tar hand om bilen. Hela vägen.",
      preamble: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
      date: "2037-02-01T10:30:00Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
          alt: "Illustration: mörkgrön suv, snett framifrån",
          width: 1500,
          height: 1000,
        },
      },
    },
  ],
} satisfies StoriesTeaserInput

/** The same fields in English. */
const english = {
  title: { value: "Servicing while you wait" },
  storiesIndex: {
    id: "Your tyres are washed, weighed and kept cool until it is time again.",
    url: "/orebro/orebro/dack",
    name: "Your tyres are washed, weighed and kept cool until it is time again.",
    displayName: "Your tyres are washed, weighed and kept cool until it is time again.",
  },
  showMoreText: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
  stories: [
    {
      id: "Your tyres are washed, weighed and kept cool until it is time again.",
      path: "/about-us",
      title: "Servicing while you wait",
      preamble: "Your tyres are washed, weighed and kept cool until it is time again.",
      date: "2035-12-08T02:23:16Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
          alt: "Illustration: blue estate car at an angle",
          width: 1500,
          height: 1000,
        },
      },
    },
    {
      id: "Try one for an hour or a whole weekend. Insurance is included.",
      path: "/contact",
      title: "Change cars when life changes lanes",
      preamble: "Try one for an hour or a whole weekend. Insurance is included.",
      date: "2024-01-01T16:23:50Z",
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
      id: "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
      path: "/cars",
      title: "We look after your car. All the way.",
      preamble: "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
      date: "2037-02-01T10:30:00Z",
      image: {
        value: {
          src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
          alt: "Illustration: dark green SUV at an angle",
          width: 1500,
          height: 1000,
        },
      },
    },
  ],
} satisfies StoriesTeaserInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    storiesIndex: {
      id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
      url: "/orebro/orebro/dack",
      name: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
      displayName:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    showMoreText: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    stories: [
      {
        id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        path: "/om-oss",
        title: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        preamble:
          "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        date: "2035-12-08T02:23:16Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Illustration: blå kombi, snett framifrån",
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
        date: "2024-01-01T16:23:50Z",
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
        path: "/bilar",
        title: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        preamble:
          "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        date: "2037-02-01T10:30:00Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Illustration: mörkgrön suv, snett framifrån",
            width: 1500,
            height: 1000,
          },
        },
      },
    ],
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    storiesIndex: {
      id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
      url: "/orebro/orebro/dack",
      name: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
      displayName:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    showMoreText: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    stories: [
      {
        id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        path: "/om-oss",
        title: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen",
        preamble:
          "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        date: "2035-12-08T02:23:16Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Illustrasjon: blå stasjonsvogn, skrått forfra",
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
        date: "2024-01-01T16:23:50Z",
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
        path: "/biler",
        title: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen",
        preamble:
          "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        date: "2037-02-01T10:30:00Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Illustrasjon: mørkegrønn SUV, skrått forfra",
            width: 1500,
            height: 1000,
          },
        },
      },
    ],
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    storiesIndex: {
      id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
      url: "/orebro/orebro/dack",
      name: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
      displayName:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    showMoreText: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    stories: [
      {
        id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        path: "/about-us",
        title: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        preamble:
          "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        date: "2035-12-08T02:23:16Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Illustration: blue estate car at an angle",
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
        date: "2024-01-01T16:23:50Z",
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
        path: "/cars",
        title: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        preamble:
          "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        date: "2037-02-01T10:30:00Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Illustration: dark green SUV at an angle",
            width: 1500,
            height: 1000,
          },
        },
      },
    ],
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    storiesIndex: {
      id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      url: "/orebro/orebro/dack",
      name: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      displayName:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    showMoreText: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    stories: [
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        path: "/meista",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2035-12-08T02:23:16Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Piirros: sininen farmariauto viistosti edestä",
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
        date: "2024-01-01T16:23:50Z",
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
        path: "/autot",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2037-02-01T10:30:00Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Piirros: tummanvihreä katumaasturi viistosti edestä",
            width: 1500,
            height: 1000,
          },
        },
      },
    ],
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    storiesIndex: {
      id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
      url: "/orebro/orebro/dack",
      name: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
      displayName:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    showMoreText: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    stories: [
      {
        id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        path: "/o-nas",
        title: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        preamble:
          "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        date: "2035-12-08T02:23:16Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Ilustrácia: modré kombi šikmo spredu",
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
        date: "2024-01-01T16:23:50Z",
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
        path: "/auta",
        title: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        preamble:
          "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        date: "2037-02-01T10:30:00Z",
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Ilustrácia: tmavozelené SUV šikmo spredu",
            width: 1500,
            height: 1000,
          },
        },
      },
    ],
  },
} satisfies Record<string, StoriesTeaserInput>

export const Default: BlockStory = { args: standard }

export const List: BlockStory = { args: list }

export const OwnWords: BlockStory = { args: ownWords }

export const AllFields: BlockStory = { tags: ["tablet"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const LayoutVariant2: BlockStory = { args: { ...all, layout: "Variant 2" } }

export const ShowDatesOff: BlockStory = { args: { ...all, showDates: false } }

export const StoriesNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, stories: [] } }

export const StoriesOne: BlockStory = { args: { ...all, stories: all.stories.slice(0, 1) } }

export const StoriesMost: BlockStory = { args: { ...all, stories: repeat(all.stories, 100) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidUnknownField.fields }
