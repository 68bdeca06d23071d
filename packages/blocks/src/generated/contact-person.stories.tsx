// Generated from schemas/blocks/contact-person by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/contact-person/examples/default.json" with { type: "json" }
import invalidPersonWithoutName from "@forecourt/schemas/blocks/contact-person/examples/invalid/person-without-name.json" with {
  type: "json",
}
import onePersonOnSurface from "@forecourt/schemas/blocks/contact-person/examples/one-person-on-surface.json" with {
  type: "json",
}
import twoPeopleOnDark from "@forecourt/schemas/blocks/contact-person/examples/two-people-on-dark.json" with {
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
import { contactPersonForm } from "./contact-person.form.ts"
import type { ContactPersonInput } from "./contact-person.ts"

export default {
  title: "Blocks/Contact person",
  parameters: { block: "ContactPerson" },
  argTypes: createControls("ContactPerson", contactPersonForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Vi tar hand om bilen. Hela vägen." },
  text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
  people: [
    {
      name: { value: "Åsa Lindqvist" },
      role: { value: "Bilsäljare" },
      text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
      phone: { value: { href: "tel:+46313900610", text: "031-390 06 10", linktype: "tel" } },
      email: { value: { href: "mailto:bilar@norrvik.example", text: "bilar@norrvik.example", linktype: "mailto" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
          alt: "Illustration: en blå kombi på en gata med låga trähus",
          width: 1200,
          height: 1500,
        },
      },
    },
    {
      name: { value: "Johan Öberg" },
      role: { value: "Verkmästare" },
      text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
      phone: { value: { href: "tel:+46313900620", text: "031-390 06 20", linktype: "tel" } },
      email: {
        value: { href: "mailto:verkstad@norrvik.example", text: "verkstad@norrvik.example", linktype: "mailto" },
      },
      image: {
        value: {
          src: "/-/media/artwork/scenes/workshop-4x5.svg",
          alt: "Illustration: en mekaniker under en bil på lyft",
          width: 1200,
          height: 1500,
        },
      },
    },
    {
      name: { value: "Amina Yusuf" },
      role: { value: "Kundmottagare" },
      text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
      phone: { value: { href: "tel:+46313900610", text: "031-390 06 10", linktype: "tel" } },
      email: { value: { href: "mailto:bilar@norrvik.example", text: "bilar@norrvik.example", linktype: "mailto" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/harbour-4x5.svg",
          alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
          width: 1200,
          height: 1500,
        },
      },
    },
  ],
} satisfies ContactPersonInput

/** The same fields in English. */
const english = {
  title: { value: "We look after your car. All the way." },
  text: { value: "Book online, drop the key when it suits you and collect a car that is ready for the next journey." },
  people: [
    {
      name: { value: "Harriet Osborne" },
      role: { value: "Sales adviser" },
      text: {
        value: "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
      },
      phone: { value: { href: "tel:+46313900610", text: "031-390 06 10", linktype: "tel" } },
      email: { value: { href: "mailto:bilar@norrvik.example", text: "bilar@norrvik.example", linktype: "mailto" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
          alt: "Illustration: a blue estate car in a street of low wooden houses",
          width: 1200,
          height: 1500,
        },
      },
    },
    {
      name: { value: "Callum MacLeod" },
      role: { value: "Workshop manager" },
      text: { value: "Our technicians know your car and tell you what it needs, what it costs and what can wait." },
      phone: { value: { href: "tel:+46313900620", text: "031-390 06 20", linktype: "tel" } },
      email: {
        value: { href: "mailto:verkstad@norrvik.example", text: "verkstad@norrvik.example", linktype: "mailto" },
      },
      image: {
        value: {
          src: "/-/media/artwork/scenes/workshop-4x5.svg",
          alt: "Illustration: a mechanic under a car on a lift",
          width: 1200,
          height: 1500,
        },
      },
    },
    {
      name: { value: "Amina Yusuf" },
      role: { value: "Service adviser" },
      text: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
      phone: { value: { href: "tel:+46313900610", text: "031-390 06 10", linktype: "tel" } },
      email: { value: { href: "mailto:bilar@norrvik.example", text: "bilar@norrvik.example", linktype: "mailto" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/harbour-4x5.svg",
          alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
          width: 1200,
          height: 1500,
        },
      },
    },
  ],
} satisfies ContactPersonInput

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
    people: [
      {
        name: { value: "Åsa Lindqvist" },
        role: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        phone: { value: { href: "tel:+46313900610", text: "Koldioxidutsläppsklassificering", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Koldioxidutsläppsklassificering", linktype: "mailto" },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
            alt: "Illustration: en blå kombi på en gata med låga trähus",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Johan Öberg" },
        role: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        phone: { value: { href: "tel:+46313900620", text: "Koldioxidutsläppsklassificering", linktype: "tel" } },
        email: {
          value: {
            href: "mailto:verkstad@norrvik.example",
            text: "Koldioxidutsläppsklassificering",
            linktype: "mailto",
          },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x5.svg",
            alt: "Illustration: en mekaniker under en bil på lyft",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Amina Yusuf" },
        role: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        phone: { value: { href: "tel:+46313900610", text: "Koldioxidutsläppsklassificering", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Koldioxidutsläppsklassificering", linktype: "mailto" },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x5.svg",
            alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
            width: 1200,
            height: 1500,
          },
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
    people: [
      {
        name: { value: "Ingrid Sæther" },
        role: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        phone: { value: { href: "tel:+46313900610", text: "Drivstofforbruksklassifisering", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Drivstofforbruksklassifisering", linktype: "mailto" },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
            alt: "Illustrasjon: en blå stasjonsvogn i en gate med lave trehus",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Øyvind Haugen" },
        role: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        phone: { value: { href: "tel:+46313900620", text: "Drivstofforbruksklassifisering", linktype: "tel" } },
        email: {
          value: {
            href: "mailto:verkstad@norrvik.example",
            text: "Drivstofforbruksklassifisering",
            linktype: "mailto",
          },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x5.svg",
            alt: "Illustrasjon: en mekaniker under en bil på løftebukk",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Amina Yusuf" },
        role: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        phone: { value: { href: "tel:+46313900610", text: "Drivstofforbruksklassifisering", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Drivstofforbruksklassifisering", linktype: "mailto" },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x5.svg",
            alt: "Illustrasjon: en elbil lader ved kaia, med seilbåt og trehus",
            width: 1200,
            height: 1500,
          },
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
    people: [
      {
        name: { value: "Harriet Osborne" },
        role: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        phone: { value: { href: "tel:+46313900610", text: "Carbon dioxide emission classification", linktype: "tel" } },
        email: {
          value: {
            href: "mailto:bilar@norrvik.example",
            text: "Carbon dioxide emission classification",
            linktype: "mailto",
          },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
            alt: "Illustration: a blue estate car in a street of low wooden houses",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Callum MacLeod" },
        role: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        phone: { value: { href: "tel:+46313900620", text: "Carbon dioxide emission classification", linktype: "tel" } },
        email: {
          value: {
            href: "mailto:verkstad@norrvik.example",
            text: "Carbon dioxide emission classification",
            linktype: "mailto",
          },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x5.svg",
            alt: "Illustration: a mechanic under a car on a lift",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Amina Yusuf" },
        role: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        phone: { value: { href: "tel:+46313900610", text: "Carbon dioxide emission classification", linktype: "tel" } },
        email: {
          value: {
            href: "mailto:bilar@norrvik.example",
            text: "Carbon dioxide emission classification",
            linktype: "mailto",
          },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x5.svg",
            alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
            width: 1200,
            height: 1500,
          },
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
    people: [
      {
        name: { value: "Päivi Mäkelä" },
        role: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        phone: { value: { href: "tel:+46313900610", text: "Hiilidioksidipäästöluokitus", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Hiilidioksidipäästöluokitus", linktype: "mailto" },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
            alt: "Piirros: sininen farmariauto matalien puutalojen kadulla",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Eero Hämäläinen" },
        role: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        phone: { value: { href: "tel:+46313900620", text: "Hiilidioksidipäästöluokitus", linktype: "tel" } },
        email: {
          value: { href: "mailto:verkstad@norrvik.example", text: "Hiilidioksidipäästöluokitus", linktype: "mailto" },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x5.svg",
            alt: "Piirros: mekaanikko nosturilla olevan auton alla",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Amina Yusuf" },
        role: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        phone: { value: { href: "tel:+46313900610", text: "Hiilidioksidipäästöluokitus", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Hiilidioksidipäästöluokitus", linktype: "mailto" },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x5.svg",
            alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
            width: 1200,
            height: 1500,
          },
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
    people: [
      {
        name: { value: "Zuzana Kováčová" },
        role: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        phone: {
          value: { href: "tel:+46313900610", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "tel" },
        },
        email: {
          value: {
            href: "mailto:bilar@norrvik.example",
            text: "Najnepravdepodobnejšia prevádzková hmotnosť",
            linktype: "mailto",
          },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x5.svg",
            alt: "Ilustrácia: modré kombi na ulici s nízkymi drevenými domami",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Ľubomír Hruška" },
        role: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        phone: {
          value: { href: "tel:+46313900620", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "tel" },
        },
        email: {
          value: {
            href: "mailto:verkstad@norrvik.example",
            text: "Najnepravdepodobnejšia prevádzková hmotnosť",
            linktype: "mailto",
          },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x5.svg",
            alt: "Ilustrácia: mechanik pod autom na zdviháku",
            width: 1200,
            height: 1500,
          },
        },
      },
      {
        name: { value: "Amina Yusuf" },
        role: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        phone: {
          value: { href: "tel:+46313900610", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "tel" },
        },
        email: {
          value: {
            href: "mailto:bilar@norrvik.example",
            text: "Najnepravdepodobnejšia prevádzková hmotnosť",
            linktype: "mailto",
          },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x5.svg",
            alt: "Ilustrácia: elektromobil sa nabíja na móle, za ním plachetnica a drevené domy",
            width: 1200,
            height: 1500,
          },
        },
      },
    ],
  },
} satisfies Record<string, ContactPersonInput>

export const Default: BlockStory = { args: standard }

export const OnePersonOnSurface: BlockStory = { args: onePersonOnSurface }

export const TwoPeopleOnDark: BlockStory = { args: twoPeopleOnDark }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const PeopleNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, people: [] } }

export const PeopleOne: BlockStory = { args: { ...all, people: all.people.slice(0, 1) } }

export const PeopleMost: BlockStory = { args: { ...all, people: repeat(all.people, 12) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidPersonWithoutName.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
