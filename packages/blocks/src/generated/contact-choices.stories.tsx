// Generated from schemas/blocks/contact-choices by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/contact-choices/examples/default.json" with { type: "json" }
import invalidChoiceWithoutTitle from "@forecourt/schemas/blocks/contact-choices/examples/invalid/choice-without-title.json" with {
  type: "json",
}
import twoOnSurface from "@forecourt/schemas/blocks/contact-choices/examples/two-on-surface.json" with { type: "json" }
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
import { contactChoicesForm } from "./contact-choices.form.ts"
import type { ContactChoicesInput } from "./contact-choices.ts"

export default {
  title: "Blocks/Contact choices",
  parameters: { block: "ContactChoices" },
  argTypes: createControls("ContactChoices", contactChoicesForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Begagnat med ett års garanti" },
  text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
  choices: [
    {
      title: { value: "Hitta din anläggning" },
      text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
      image: {
        value: {
          src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
          alt: "Illustration: en blå kombi på en gata med låga trähus",
          width: 1600,
          height: 1200,
        },
      },
      phone: { value: { href: "tel:+46313900610", text: "031-390 06 10", linktype: "tel" } },
      email: { value: { href: "mailto:bilar@norrvik.example", text: "bilar@norrvik.example", linktype: "mailto" } },
      link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } },
      hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
    },
    {
      title: { value: "Provkör" },
      text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
      image: {
        value: {
          src: "/-/media/artwork/scenes/workshop-4x3.svg",
          alt: "Illustration: en mekaniker under en bil på lyft",
          width: 1600,
          height: 1200,
        },
      },
      phone: { value: { href: "tel:+46313900620", text: "031-390 06 20", linktype: "tel" } },
      email: {
        value: { href: "mailto:verkstad@norrvik.example", text: "verkstad@norrvik.example", linktype: "mailto" },
      },
      link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
      hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
    },
    {
      title: { value: "Boka service" },
      text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
      image: {
        value: {
          src: "/-/media/artwork/scenes/harbour-4x3.svg",
          alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
          width: 1600,
          height: 1200,
        },
      },
      phone: { value: { href: "tel:+46313900610", text: "031-390 06 10", linktype: "tel" } },
      email: { value: { href: "mailto:bilar@norrvik.example", text: "bilar@norrvik.example", linktype: "mailto" } },
      link: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } },
      hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
    },
  ],
} satisfies ContactChoicesInput

/** The same fields in English. */
const english = {
  title: { value: "Used cars with a year's warranty" },
  text: { value: "Book online, drop the key when it suits you and collect a car that is ready for the next journey." },
  choices: [
    {
      title: { value: "Find your dealership" },
      text: {
        value: "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
      },
      image: {
        value: {
          src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
          alt: "Illustration: a blue estate car in a street of low wooden houses",
          width: 1600,
          height: 1200,
        },
      },
      phone: { value: { href: "tel:+46313900610", text: "031-390 06 10", linktype: "tel" } },
      email: { value: { href: "mailto:bilar@norrvik.example", text: "bilar@norrvik.example", linktype: "mailto" } },
      link: { value: { href: "/about-us", text: "About us", linktype: "internal" } },
      hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
    },
    {
      title: { value: "Test drive" },
      text: { value: "Our technicians know your car and tell you what it needs, what it costs and what can wait." },
      image: {
        value: {
          src: "/-/media/artwork/scenes/workshop-4x3.svg",
          alt: "Illustration: a mechanic under a car on a lift",
          width: 1600,
          height: 1200,
        },
      },
      phone: { value: { href: "tel:+46313900620", text: "031-390 06 20", linktype: "tel" } },
      email: {
        value: { href: "mailto:verkstad@norrvik.example", text: "verkstad@norrvik.example", linktype: "mailto" },
      },
      link: { value: { href: "/contact", text: "Contact", linktype: "internal" } },
      hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
    },
    {
      title: { value: "Book a service" },
      text: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
      image: {
        value: {
          src: "/-/media/artwork/scenes/harbour-4x3.svg",
          alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
          width: 1600,
          height: 1200,
        },
      },
      phone: { value: { href: "tel:+46313900610", text: "031-390 06 10", linktype: "tel" } },
      email: { value: { href: "mailto:bilar@norrvik.example", text: "bilar@norrvik.example", linktype: "mailto" } },
      link: { value: { href: "/cars", text: "Cars", linktype: "internal" } },
      hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
    },
  ],
} satisfies ContactChoicesInput

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
    choices: [
      {
        title: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Illustration: en blå kombi på en gata med låga trähus",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900610", text: "Koldioxidutsläppsklassificering", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Koldioxidutsläppsklassificering", linktype: "mailto" },
        },
        link: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
      {
        title: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x3.svg",
            alt: "Illustration: en mekaniker under en bil på lyft",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900620", text: "Koldioxidutsläppsklassificering", linktype: "tel" } },
        email: {
          value: {
            href: "mailto:verkstad@norrvik.example",
            text: "Koldioxidutsläppsklassificering",
            linktype: "mailto",
          },
        },
        link: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
      {
        title: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x3.svg",
            alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900610", text: "Koldioxidutsläppsklassificering", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Koldioxidutsläppsklassificering", linktype: "mailto" },
        },
        link: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
    ],
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    text: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    choices: [
      {
        title: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Illustrasjon: en blå stasjonsvogn i en gate med lave trehus",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900610", text: "Drivstofforbruksklassifisering", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Drivstofforbruksklassifisering", linktype: "mailto" },
        },
        link: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
      {
        title: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x3.svg",
            alt: "Illustrasjon: en mekaniker under en bil på løftebukk",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900620", text: "Drivstofforbruksklassifisering", linktype: "tel" } },
        email: {
          value: {
            href: "mailto:verkstad@norrvik.example",
            text: "Drivstofforbruksklassifisering",
            linktype: "mailto",
          },
        },
        link: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
      {
        title: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x3.svg",
            alt: "Illustrasjon: en elbil lader ved kaia, med seilbåt og trehus",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900610", text: "Drivstofforbruksklassifisering", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Drivstofforbruksklassifisering", linktype: "mailto" },
        },
        link: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
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
    choices: [
      {
        title: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Illustration: a blue estate car in a street of low wooden houses",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900610", text: "Carbon dioxide emission classification", linktype: "tel" } },
        email: {
          value: {
            href: "mailto:bilar@norrvik.example",
            text: "Carbon dioxide emission classification",
            linktype: "mailto",
          },
        },
        link: { value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
      {
        title: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x3.svg",
            alt: "Illustration: a mechanic under a car on a lift",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900620", text: "Carbon dioxide emission classification", linktype: "tel" } },
        email: {
          value: {
            href: "mailto:verkstad@norrvik.example",
            text: "Carbon dioxide emission classification",
            linktype: "mailto",
          },
        },
        link: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
      {
        title: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x3.svg",
            alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900610", text: "Carbon dioxide emission classification", linktype: "tel" } },
        email: {
          value: {
            href: "mailto:bilar@norrvik.example",
            text: "Carbon dioxide emission classification",
            linktype: "mailto",
          },
        },
        link: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
    ],
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    text: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
    choices: [
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Piirros: sininen farmariauto matalien puutalojen kadulla",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900610", text: "Hiilidioksidipäästöluokitus", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Hiilidioksidipäästöluokitus", linktype: "mailto" },
        },
        link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x3.svg",
            alt: "Piirros: mekaanikko nosturilla olevan auton alla",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900620", text: "Hiilidioksidipäästöluokitus", linktype: "tel" } },
        email: {
          value: { href: "mailto:verkstad@norrvik.example", text: "Hiilidioksidipäästöluokitus", linktype: "mailto" },
        },
        link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x3.svg",
            alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
            width: 1600,
            height: 1200,
          },
        },
        phone: { value: { href: "tel:+46313900610", text: "Hiilidioksidipäästöluokitus", linktype: "tel" } },
        email: {
          value: { href: "mailto:bilar@norrvik.example", text: "Hiilidioksidipäästöluokitus", linktype: "mailto" },
        },
        link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
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
    choices: [
      {
        title: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Ilustrácia: modré kombi na ulici s nízkymi drevenými domami",
            width: 1600,
            height: 1200,
          },
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
        link: { value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
      {
        title: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x3.svg",
            alt: "Ilustrácia: mechanik pod autom na zdviháku",
            width: 1600,
            height: 1200,
          },
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
        link: {
          value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
      {
        title: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x3.svg",
            alt: "Ilustrácia: elektromobil sa nabíja na móle, za ním plachetnica a drevené domy",
            width: 1600,
            height: 1200,
          },
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
        link: { value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
        hours: "Mo-Fr 09:00-18:00, Sa 10:00-15:00",
      },
    ],
  },
} satisfies Record<string, ContactChoicesInput>

export const Default: BlockStory = { args: standard }

export const TwoOnSurface: BlockStory = { args: twoOnSurface }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const ChoicesNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, choices: [] } }

export const ChoicesOne: BlockStory = { args: { ...all, choices: all.choices.slice(0, 1) } }

export const ChoicesMost: BlockStory = { args: { ...all, choices: repeat(all.choices, 6) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidChoiceWithoutTitle.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
