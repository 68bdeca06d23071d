// Generated from schemas/blocks/stories-list by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/stories-list/examples/default.json" with { type: "json" }
import filtered from "@forecourt/schemas/blocks/stories-list/examples/filtered.json" with { type: "json" }
import invalidStoryWithoutAddress from "@forecourt/schemas/blocks/stories-list/examples/invalid/story-without-address.json" with {
  type: "json",
}
import latestHighlighted from "@forecourt/schemas/blocks/stories-list/examples/latest-highlighted.json" with {
  type: "json",
}
import rowWithWideFirst from "@forecourt/schemas/blocks/stories-list/examples/row-with-wide-first.json" with {
  type: "json",
}
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
import { storiesListForm } from "./stories-list.form.ts"
import type { StoriesListInput } from "./stories-list.ts"

export default {
  title: "Blocks/Stories list",
  parameters: { block: "StoriesList" },
  argTypes: createControls("StoriesList", storiesListForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
  storiesIndex: {
    id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    url: "/orebro/anlaggningar/om-oss",
    name: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    displayName: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
  },
  stories: [
    {
      id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
      path: "/bilar",
      title: "Begagnat med ett års garanti",
      preamble: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
      date: "2029-01-24T13:21:07Z",
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
      path: "/verkstad",
      title: "Elbil i vardagen",
      preamble: "Provkör i en timme eller över helgen. Försäkringen ingår.",
      date: "2039-09-22T07:51:52Z",
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
      path: "/dack",
      title: "Service medan du väntar",
      preamble: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
      date: "2020-12-16T14:26:46Z",
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
  tags: [
    { id: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.", key: "7xe3", value: "Växellåda" },
    { id: "Provkör i en timme eller över helgen. Försäkringen ingår.", key: "48ez", value: "Bagage" },
    {
      id: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
      key: "bo7h4cc",
      value: "Laddning 10–80 %",
    },
  ],
  chosenTags: [
    "Däcken tvättas, vägs och förvaras svalt tills det är dags igen.",
    "Provkör i en timme eller över helgen. Försäkringen ingår.",
    "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.",
  ],
} satisfies StoriesListInput

/** The same fields in English. */
const english = {
  title: { value: "Used cars with a year's warranty" },
  text: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
  storiesIndex: {
    id: "Your tyres are washed, weighed and kept cool until it is time again.",
    url: "/orebro/anlaggningar/om-oss",
    name: "Your tyres are washed, weighed and kept cool until it is time again.",
    displayName: "Your tyres are washed, weighed and kept cool until it is time again.",
  },
  stories: [
    {
      id: "Your tyres are washed, weighed and kept cool until it is time again.",
      path: "/cars",
      title: "Used cars with a year's warranty",
      preamble: "Your tyres are washed, weighed and kept cool until it is time again.",
      date: "2029-01-24T13:21:07Z",
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
      path: "/workshop",
      title: "Living with an electric car",
      preamble: "Try one for an hour or a whole weekend. Insurance is included.",
      date: "2039-09-22T07:51:52Z",
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
      path: "/tyres",
      title: "Servicing while you wait",
      preamble: "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
      date: "2020-12-16T14:26:46Z",
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
  tags: [
    { id: "Your tyres are washed, weighed and kept cool until it is time again.", key: "7xe3", value: "Gearbox" },
    { id: "Try one for an hour or a whole weekend. Insurance is included.", key: "48ez", value: "Boot" },
    {
      id: "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
      key: "bo7h4cc",
      value: "Charging 10–80%",
    },
  ],
  chosenTags: [
    "Your tyres are washed, weighed and kept cool until it is time again.",
    "Try one for an hour or a whole weekend. Insurance is included.",
    "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
  ],
} satisfies StoriesListInput

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
    storiesIndex: {
      id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
      url: "/orebro/anlaggningar/om-oss",
      name: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
      displayName:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    stories: [
      {
        id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        path: "/bilar",
        title: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        preamble:
          "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        date: "2029-01-24T13:21:07Z",
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
        path: "/verkstad",
        title: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        preamble:
          "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        date: "2039-09-22T07:51:52Z",
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
        path: "/dack",
        title: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        preamble:
          "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        date: "2020-12-16T14:26:46Z",
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
    tags: [
      {
        id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        key: "7xe3",
        value: "Koldioxidutsläppsklassificering",
      },
      {
        id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        key: "48ez",
        value: "Koldioxidutsläppsklassificering",
      },
      {
        id: "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        key: "bo7h4cc",
        value: "Koldioxidutsläppsklassificering",
      },
    ],
    chosenTags: [
      "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
      "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
      "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    ],
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    storiesIndex: {
      id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
      url: "/orebro/anlaggningar/om-oss",
      name: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
      displayName:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    stories: [
      {
        id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        path: "/biler",
        title: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen",
        preamble:
          "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        date: "2029-01-24T13:21:07Z",
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
        path: "/verksted",
        title: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen",
        preamble:
          "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        date: "2039-09-22T07:51:52Z",
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
        path: "/dekk",
        title: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen",
        preamble:
          "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        date: "2020-12-16T14:26:46Z",
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
    tags: [
      {
        id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        key: "7xe3",
        value: "Drivstofforbruksklassifisering",
      },
      {
        id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        key: "48ez",
        value: "Drivstofforbruksklassifisering",
      },
      {
        id: "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        key: "bo7h4cc",
        value: "Drivstofforbruksklassifisering",
      },
    ],
    chosenTags: [
      "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
      "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
      "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
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
    storiesIndex: {
      id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
      url: "/orebro/anlaggningar/om-oss",
      name: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
      displayName:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    stories: [
      {
        id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        path: "/cars",
        title: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        preamble:
          "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        date: "2029-01-24T13:21:07Z",
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
        path: "/workshop",
        title: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        preamble:
          "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        date: "2039-09-22T07:51:52Z",
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
        path: "/tyres",
        title: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        preamble:
          "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        date: "2020-12-16T14:26:46Z",
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
    tags: [
      {
        id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        key: "7xe3",
        value: "Carbon dioxide emission classification",
      },
      {
        id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        key: "48ez",
        value: "Carbon dioxide emission classification",
      },
      {
        id: "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        key: "bo7h4cc",
        value: "Carbon dioxide emission classification",
      },
    ],
    chosenTags: [
      "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
      "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
      "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    ],
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    storiesIndex: {
      id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      url: "/orebro/anlaggningar/om-oss",
      name: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      displayName:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    stories: [
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        path: "/autot",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2029-01-24T13:21:07Z",
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
        path: "/huolto",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2039-09-22T07:51:52Z",
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
        path: "/renkaat",
        title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        preamble:
          "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        date: "2020-12-16T14:26:46Z",
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
    tags: [
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        key: "7xe3",
        value: "Hiilidioksidipäästöluokitus",
      },
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        key: "48ez",
        value: "Hiilidioksidipäästöluokitus",
      },
      {
        id: "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        key: "bo7h4cc",
        value: "Hiilidioksidipäästöluokitus",
      },
    ],
    chosenTags: [
      "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
      "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
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
    storiesIndex: {
      id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
      url: "/orebro/anlaggningar/om-oss",
      name: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
      displayName:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    stories: [
      {
        id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        path: "/auta",
        title: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        preamble:
          "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        date: "2029-01-24T13:21:07Z",
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
        path: "/servis",
        title: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        preamble:
          "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        date: "2039-09-22T07:51:52Z",
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
        path: "/pneumatiky",
        title: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        preamble:
          "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        date: "2020-12-16T14:26:46Z",
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
    tags: [
      {
        id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        key: "7xe3",
        value: "Najnepravdepodobnejšia prevádzková hmotnosť",
      },
      {
        id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        key: "48ez",
        value: "Najnepravdepodobnejšia prevádzková hmotnosť",
      },
      {
        id: "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        key: "bo7h4cc",
        value: "Najnepravdepodobnejšia prevádzková hmotnosť",
      },
    ],
    chosenTags: [
      "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
      "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
      "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    ],
  },
} satisfies Record<string, StoriesListInput>

export const Default: BlockStory = { args: standard }

export const Filtered: BlockStory = { args: filtered }

export const LatestHighlighted: BlockStory = { args: latestHighlighted }

export const RowWithWideFirst: BlockStory = { args: rowWithWideFirst }

export const AllFields: BlockStory = { tags: ["tablet"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const LayoutVariant2: BlockStory = { args: { ...all, layout: "Variant 2" } }

export const ShowDatesOff: BlockStory = { args: { ...all, showDates: false } }

export const HighlightLatestStory: BlockStory = { args: { ...all, highlightLatestStory: true } }

export const StoriesNone: BlockStory = { args: { ...all, stories: [] } }

export const StoriesOne: BlockStory = { args: { ...all, stories: all.stories.slice(0, 1) } }

export const StoriesMost: BlockStory = { args: { ...all, stories: repeat(all.stories, 100) } }

export const TagsNone: BlockStory = { args: { ...all, tags: [] } }

export const TagsOne: BlockStory = { args: { ...all, tags: all.tags.slice(0, 1) } }

export const TagsMost: BlockStory = { args: { ...all, tags: repeat(all.tags, 100) } }

export const ChosenTagsNone: BlockStory = { args: { ...all, chosenTags: [] } }

export const ChosenTagsOne: BlockStory = { args: { ...all, chosenTags: all.chosenTags.slice(0, 1) } }

export const ChosenTagsMost: BlockStory = { args: { ...all, chosenTags: repeat(all.chosenTags, 20) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidStoryWithoutAddress.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
