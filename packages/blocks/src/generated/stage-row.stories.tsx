// Generated from schemas/blocks/stage-row by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/stage-row/examples/default.json" with { type: "json" }
import fourColumns from "@forecourt/schemas/blocks/stage-row/examples/four-columns.json" with { type: "json" }
import invalidCardWithoutTitle from "@forecourt/schemas/blocks/stage-row/examples/invalid/card-without-title.json" with {
  type: "json",
}
import threeWaysIn from "@forecourt/schemas/blocks/stage-row/examples/three-ways-in.json" with { type: "json" }
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
  repeat,
} from "../../test/story.tsx"
import { stageRowForm } from "./stage-row.form.ts"
import type { StageRowInput } from "./stage-row.ts"

export default {
  title: "Blocks/Stage row",
  parameters: { block: "StageRow" },
  argTypes: createControls("StageRow", stageRowForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  stages: [
    {
      image: {
        value: {
          src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
          alt: "Illustration: gul småbil, snett framifrån",
          width: 1500,
          height: 1000,
        },
      },
      title: { value: "Begagnat med ett års garanti" },
      text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
      link: { value: { href: "/verkstad", text: "Se alla bilar", linktype: "internal" } },
    },
    {
      image: {
        value: {
          src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
          alt: "Illustration: mörkgrön suv, snett framifrån",
          width: 1500,
          height: 1000,
        },
      },
      title: { value: "Elbil i vardagen" },
      text: { value: "Provkör i en timme eller över helgen. Försäkringen ingår." },
      link: { value: { href: "/dack", text: "Läs mer", linktype: "internal" } },
    },
    {
      image: {
        value: {
          src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
          alt: "Illustration: blå kombi, snett framifrån",
          width: 1500,
          height: 1000,
        },
      },
      title: { value: "Service medan du väntar" },
      text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
      link: { value: { href: "/om-oss", text: "Hitta din anläggning", linktype: "internal" } },
    },
  ],
} satisfies StageRowInput

/** The same fields in English. */
const english = {
  title: { value: "Used cars with a year's warranty" },
  text: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
  stages: [
    {
      image: {
        value: {
          src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
          alt: "Illustration: yellow city car at an angle",
          width: 1500,
          height: 1000,
        },
      },
      title: { value: "Used cars with a year's warranty" },
      text: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
      link: { value: { href: "/workshop", text: "See all cars", linktype: "internal" } },
    },
    {
      image: {
        value: {
          src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
          alt: "Illustration: dark green SUV at an angle",
          width: 1500,
          height: 1000,
        },
      },
      title: { value: "Living with an electric car" },
      text: { value: "Try one for an hour or a whole weekend. Insurance is included." },
      link: { value: { href: "/tyres", text: "Read more", linktype: "internal" } },
    },
    {
      image: {
        value: {
          src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
          alt: "Illustration: blue estate car at an angle",
          width: 1500,
          height: 1000,
        },
      },
      title: { value: "Servicing while you wait" },
      text: {
        value: "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
      },
      link: { value: { href: "/about-us", text: "Find your dealership", linktype: "internal" } },
    },
  ],
} satisfies StageRowInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    text: {
      value:
        "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
    },
    stages: [
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
            alt: "Illustration: gul småbil, snett framifrån",
            width: 1500,
            height: 1000,
          },
        },
        title: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        link: { value: { href: "/verkstad", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Illustration: mörkgrön suv, snett framifrån",
            width: 1500,
            height: 1000,
          },
        },
        title: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        link: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Illustration: blå kombi, snett framifrån",
            width: 1500,
            height: 1000,
          },
        },
        title: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        link: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
      },
    ],
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    stages: [
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
            alt: "Illustrasjon: gul småbil, skrått forfra",
            width: 1500,
            height: 1000,
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/verksted", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Illustrasjon: mørkegrønn SUV, skrått forfra",
            width: 1500,
            height: 1000,
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Illustrasjon: blå stasjonsvogn, skrått forfra",
            width: 1500,
            height: 1000,
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
    ],
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    text: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
    stages: [
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
            alt: "Illustration: yellow city car at an angle",
            width: 1500,
            height: 1000,
          },
        },
        title: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        link: { value: { href: "/workshop", text: "Carbon dioxide emission classification", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Illustration: dark green SUV at an angle",
            width: 1500,
            height: 1000,
          },
        },
        title: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        link: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Illustration: blue estate car at an angle",
            width: 1500,
            height: 1000,
          },
        },
        title: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        link: { value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" } },
      },
    ],
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    stages: [
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
            alt: "Piirros: keltainen pikkuauto viistosti edestä",
            width: 1500,
            height: 1000,
          },
        },
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Piirros: tummanvihreä katumaasturi viistosti edestä",
            width: 1500,
            height: 1000,
          },
        },
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Piirros: sininen farmariauto viistosti edestä",
            width: 1500,
            height: 1000,
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
    ],
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    text: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
    stages: [
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/city-car-quarter-amber.svg",
            alt: "Ilustrácia: žlté mestské auto šikmo spredu",
            width: 1500,
            height: 1000,
          },
        },
        title: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        link: { value: { href: "/servis", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/suv-quarter-spruce.svg",
            alt: "Ilustrácia: tmavozelené SUV šikmo spredu",
            width: 1500,
            height: 1000,
          },
        },
        title: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        link: {
          value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/cars/estate-quarter-fjord.svg",
            alt: "Ilustrácia: modré kombi šikmo spredu",
            width: 1500,
            height: 1000,
          },
        },
        title: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        link: { value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
      },
    ],
  },
} satisfies Record<string, StageRowInput>

export const Default: BlockStory = { args: standard }

export const FourColumns: BlockStory = { args: fourColumns }

export const ThreeWaysIn: BlockStory = { args: threeWaysIn }

export const AllFields: BlockStory = { tags: ["tablet"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const Columns4: BlockStory = { args: { ...all, columns: "4" } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const StagesNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, stages: [] } }

export const StagesOne: BlockStory = { args: { ...all, stages: all.stages.slice(0, 1) } }

export const StagesMost: BlockStory = { args: { ...all, stages: repeat(all.stages, 12) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidCardWithoutTitle.fields }
