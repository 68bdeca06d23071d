// Generated from schemas/blocks/navigation by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import darkWithOfferData from "@forecourt/schemas/blocks/navigation/data/dark-with-offer.json" with { type: "json" }
import standardData from "@forecourt/schemas/blocks/navigation/data/default.json" with { type: "json" }
import withNoticeData from "@forecourt/schemas/blocks/navigation/data/with-notice.json" with { type: "json" }
import withTeasersData from "@forecourt/schemas/blocks/navigation/data/with-teasers.json" with { type: "json" }
import withWarningData from "@forecourt/schemas/blocks/navigation/data/with-warning.json" with { type: "json" }
import darkWithOffer from "@forecourt/schemas/blocks/navigation/examples/dark-with-offer.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/navigation/examples/default.json" with { type: "json" }
import invalidElevenExtraItems from "@forecourt/schemas/blocks/navigation/examples/invalid/eleven-extra-items.json" with {
  type: "json",
}
import withNotice from "@forecourt/schemas/blocks/navigation/examples/with-notice.json" with { type: "json" }
import withTeasers from "@forecourt/schemas/blocks/navigation/examples/with-teasers.json" with { type: "json" }
import withWarning from "@forecourt/schemas/blocks/navigation/examples/with-warning.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  removeFields,
  renderBlock,
  repeat,
} from "../../test/story.tsx"
import { navigationForm } from "./navigation.form.ts"
import type { NavigationInput } from "./navigation.ts"

export default {
  title: "Blocks/Navigation",
  parameters: { block: "Navigation" },
  argTypes: createControls("Navigation", navigationForm),
  args: { data: standardData },
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  logo: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
  extraNavigationItems: [
    { title: { value: "Däck" }, link: { value: { href: "/dack", text: "Däck", linktype: "internal" } } },
    { title: { value: "Om oss" }, link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } } },
    { title: { value: "Kontakt" }, link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } } },
  ],
  teasers: [
    {
      page: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/details/wheel-4x3.svg",
          alt: "Illustration: ett hjul i snö, i närbild",
          width: 1600,
          height: 1200,
        },
      },
      title: { value: "Dags för vinterdäck" },
      price: { value: "5,1 l/100 km" },
      text: { value: "Provkör i en timme eller över helgen. Försäkringen ingår." },
      link: { value: { href: "/dack", text: "Däck", linktype: "internal" } },
    },
    {
      page: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
          alt: "Illustration: en blå kombi på en gata med låga trähus",
          width: 1600,
          height: 1200,
        },
      },
      title: { value: "Begagnat med ett års garanti" },
      price: { value: "Automat" },
      text: { value: "Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil." },
      link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } },
    },
    {
      page: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/workshop-4x3.svg",
          alt: "Illustration: en mekaniker under en bil på lyft",
          width: 1600,
          height: 1200,
        },
      },
      title: { value: "Elbil i vardagen" },
      price: { value: "520 liter" },
      text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
      link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } },
    },
  ],
  hasMessage: true,
  messageTitle: { value: "Telefonväxeln svarar senare i dag" },
  messageText: { value: "Provkör i en timme eller över helgen. Försäkringen ingår." },
  messageType: "Warning",
  messageIcon: "CampaignAlert",
} satisfies NavigationInput

/** The same fields in English. */
const english = {
  logo: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
  extraNavigationItems: [
    { title: { value: "Tyres" }, link: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } } },
    { title: { value: "About us" }, link: { value: { href: "/about-us", text: "About us", linktype: "internal" } } },
    { title: { value: "Contact" }, link: { value: { href: "/contact", text: "Contact", linktype: "internal" } } },
  ],
  teasers: [
    {
      page: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/details/wheel-4x3.svg",
          alt: "Illustration: a wheel in snow, close up",
          width: 1600,
          height: 1200,
        },
      },
      title: { value: "Time for winter tyres" },
      price: { value: "55 mpg" },
      text: { value: "Try one for an hour or a whole weekend. Insurance is included." },
      link: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } },
    },
    {
      page: { value: { href: "/about-us", text: "About us", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
          alt: "Illustration: a blue estate car in a street of low wooden houses",
          width: 1600,
          height: 1200,
        },
      },
      title: { value: "Used cars with a year's warranty" },
      price: { value: "Automatic" },
      text: {
        value: "Book online, drop the key when it suits you and collect a car that is ready for the next journey.",
      },
      link: { value: { href: "/about-us", text: "About us", linktype: "internal" } },
    },
    {
      page: { value: { href: "/contact", text: "Contact", linktype: "internal" } },
      image: {
        value: {
          src: "/-/media/artwork/scenes/workshop-4x3.svg",
          alt: "Illustration: a mechanic under a car on a lift",
          width: 1600,
          height: 1200,
        },
      },
      title: { value: "Living with an electric car" },
      price: { value: "520 litres" },
      text: { value: "Our technicians know your car and tell you what it needs, what it costs and what can wait." },
      link: { value: { href: "/contact", text: "Contact", linktype: "internal" } },
    },
  ],
  hasMessage: true,
  messageTitle: { value: "Our switchboard answers later today" },
  messageText: { value: "Try one for an hour or a whole weekend. Insurance is included." },
  messageType: "Warning",
  messageIcon: "CampaignAlert",
} satisfies NavigationInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    logo: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    extraNavigationItems: [
      {
        title: { value: "Koldioxidutsläppsklassificering" },
        link: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
      },
      {
        title: { value: "Koldioxidutsläppsklassificering" },
        link: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
      },
      {
        title: { value: "Koldioxidutsläppsklassificering" },
        link: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
      },
    ],
    teasers: [
      {
        page: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-4x3.svg",
            alt: "Illustration: ett hjul i snö, i närbild",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
        price: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        link: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
      },
      {
        page: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Illustration: en blå kombi på en gata med låga trähus",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
        price: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        link: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
      },
      {
        page: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x3.svg",
            alt: "Illustration: en mekaniker under en bil på lyft",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
        price: { value: "Koldioxidutsläppsklassificering" },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        link: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
      },
    ],
    hasMessage: true,
    messageTitle: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    messageText: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
    messageType: "Warning",
    messageIcon: "CampaignAlert",
  },
  nb: {
    logo: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    extraNavigationItems: [
      {
        title: { value: "Drivstofforbruksklassifisering" },
        link: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
      {
        title: { value: "Drivstofforbruksklassifisering" },
        link: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
      {
        title: { value: "Drivstofforbruksklassifisering" },
        link: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
    ],
    teasers: [
      {
        page: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-4x3.svg",
            alt: "Illustrasjon: et hjul i snø, på nært hold",
            width: 1600,
            height: 1200,
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        price: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
      {
        page: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Illustrasjon: en blå stasjonsvogn i en gate med lave trehus",
            width: 1600,
            height: 1200,
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        price: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
      {
        page: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x3.svg",
            alt: "Illustrasjon: en mekaniker under en bil på løftebukk",
            width: 1600,
            height: 1200,
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        price: { value: "Drivstofforbruksklassifisering" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
    ],
    hasMessage: true,
    messageTitle: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    messageText: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
    messageType: "Warning",
    messageIcon: "CampaignAlert",
  },
  en: {
    logo: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    extraNavigationItems: [
      {
        title: { value: "Carbon dioxide emission classification" },
        link: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
      },
      {
        title: { value: "Carbon dioxide emission classification" },
        link: { value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" } },
      },
      {
        title: { value: "Carbon dioxide emission classification" },
        link: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
      },
    ],
    teasers: [
      {
        page: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-4x3.svg",
            alt: "Illustration: a wheel in snow, close up",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
        price: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        link: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } },
      },
      {
        page: { value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Illustration: a blue estate car in a street of low wooden houses",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
        price: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        link: { value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" } },
      },
      {
        page: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x3.svg",
            alt: "Illustration: a mechanic under a car on a lift",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
        price: { value: "Carbon dioxide emission classification" },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        link: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
      },
    ],
    hasMessage: true,
    messageTitle: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    messageText: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
    messageType: "Warning",
    messageIcon: "CampaignAlert",
  },
  fi: {
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
    teasers: [
      {
        page: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
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
        price: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
      {
        page: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
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
        price: { value: "Hiilidioksidipäästöluokitus" },
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
            src: "/-/media/artwork/scenes/workshop-4x3.svg",
            alt: "Piirros: mekaanikko nosturilla olevan auton alla",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        price: { value: "Hiilidioksidipäästöluokitus" },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
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
  },
  sk: {
    logo: { value: { src: "/-/media/artwork/logo/norrvik.svg", alt: "Norrvik Automotive", width: 150, height: 55 } },
    extraNavigationItems: [
      {
        title: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        link: {
          value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
      },
      {
        title: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        link: { value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
      },
      {
        title: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        link: {
          value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
      },
    ],
    teasers: [
      {
        page: {
          value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-4x3.svg",
            alt: "Ilustrácia: koleso na snehu zblízka",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
        price: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        link: {
          value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
      },
      {
        page: { value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
        image: {
          value: {
            src: "/-/media/artwork/scenes/nordic-street-4x3.svg",
            alt: "Ilustrácia: modré kombi na ulici s nízkymi drevenými domami",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
        price: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        link: { value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
      },
      {
        page: {
          value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x3.svg",
            alt: "Ilustrácia: mechanik pod autom na zdviháku",
            width: 1600,
            height: 1200,
          },
        },
        title: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
        price: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        link: {
          value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
      },
    ],
    hasMessage: true,
    messageTitle: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    messageText: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
    messageType: "Warning",
    messageIcon: "CampaignAlert",
  },
} satisfies Record<string, NavigationInput>

export const Default: BlockStory = { args: { ...standard, data: standardData } }

export const DarkWithOffer: BlockStory = { args: { ...darkWithOffer, data: darkWithOfferData } }

export const WithNotice: BlockStory = { args: { ...withNotice, data: withNoticeData } }

export const WithTeasers: BlockStory = { args: { ...withTeasers, data: withTeasersData } }

export const WithWarning: BlockStory = { args: { ...withWarning, data: withWarningData } }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { args: {} }

export const SlimNav: BlockStory = { args: { ...all, slimNav: true } }

export const HasDarkTheme: BlockStory = { args: { ...all, hasDarkTheme: true } }

export const ShowSeparator: BlockStory = { args: { ...all, showSeparator: true } }

export const HasMessageOff: BlockStory = {
  args: {
    logo: all.logo,
    extraNavigationItems: all.extraNavigationItems,
    teasers: all.teasers,
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

export const TeasersNone: BlockStory = { args: { ...all, teasers: [] } }

export const TeasersOne: BlockStory = { args: { ...all, teasers: all.teasers.slice(0, 1) } }

export const TeasersMost: BlockStory = { args: { ...all, teasers: repeat(all.teasers, 12) } }

export const WithoutPictures: BlockStory = { args: removeFields(all, "logo") }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidElevenExtraItems.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
