// Generated from schemas/blocks/footer by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import complete from "@forecourt/schemas/blocks/footer/examples/complete.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/footer/examples/default.json" with { type: "json" }
import invalidBrandWithoutName from "@forecourt/schemas/blocks/footer/examples/invalid/brand-without-name.json" with {
  type: "json",
}
import twoColumns from "@forecourt/schemas/blocks/footer/examples/two-columns.json" with { type: "json" }
import withoutBrands from "@forecourt/schemas/blocks/footer/examples/without-brands.json" with { type: "json" }
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
import { footerForm } from "./footer.form.ts"
import type { FooterInput } from "./footer.ts"

export default {
  title: "Blocks/Footer",
  parameters: { block: "Footer" },
  argTypes: createControls("Footer", footerForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  showBrands: true,
  brandsHeading: { value: "Service medan du väntar" },
  brands: [
    {
      name: { value: "Peugeot" },
      logo: { value: { src: "/-/media/artwork/brands/peugeot.svg", alt: "Peugeot", width: 160, height: 40 } },
      logoBlackAndWhite: {
        value: { src: "/-/media/artwork/brands/peugeot-mono.svg", alt: "Peugeot", width: 160, height: 40 },
      },
    },
    {
      name: { value: "Hyundai" },
      logo: { value: { src: "/-/media/artwork/brands/hyundai.svg", alt: "Hyundai", width: 160, height: 40 } },
      logoBlackAndWhite: {
        value: { src: "/-/media/artwork/brands/hyundai-mono.svg", alt: "Hyundai", width: 160, height: 40 },
      },
    },
    {
      name: { value: "Ford" },
      logo: { value: { src: "/-/media/artwork/brands/ford.svg", alt: "Ford", width: 160, height: 40 } },
      logoBlackAndWhite: {
        value: { src: "/-/media/artwork/brands/ford-mono.svg", alt: "Ford", width: 160, height: 40 },
      },
    },
  ],
  columns: [
    {
      title: { value: "Verkstad" },
      description: {
        value: "<p>Boka tid på nätet, lämna nyckeln när det passar och hämta en bil som är redo för nästa mil.</p>",
      },
      columnItems: [
        { link: { value: { href: "/verkstad", text: "Verkstad", linktype: "internal" } } },
        { link: { value: { href: "/dack", text: "Däck", linktype: "internal" } } },
        { link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } } },
      ],
    },
    {
      title: { value: "Däck" },
      description: {
        value: "<p>Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta.</p>",
      },
      columnItems: [
        { link: { value: { href: "/dack", text: "Däck", linktype: "internal" } } },
        { link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } } },
        { link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } } },
      ],
    },
    {
      title: { value: "Om oss" },
      description: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
      columnItems: [
        { link: { value: { href: "/om-oss", text: "Om oss", linktype: "internal" } } },
        { link: { value: { href: "/kontakt", text: "Kontakt", linktype: "internal" } } },
        { link: { value: { href: "/bilar", text: "Bilar", linktype: "internal" } } },
      ],
    },
  ],
  highlightedLink: { value: { href: "/verkstad", text: "Se alla bilar", linktype: "internal" } },
  socialLinks: [
    {
      name: { value: "TikTok" },
      url: { value: { href: "https://www.tiktok.com/norrvik", text: "TikTok", linktype: "external" } },
    },
    { name: { value: "X" }, url: { value: { href: "https://www.x.com/norrvik", text: "X", linktype: "external" } } },
    {
      name: { value: "Facebook" },
      url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
    },
  ],
  infoField1: {
    heading: { value: "Hässleholm" },
    text: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  },
  infoField2: {
    heading: { value: "Umeå" },
    text: { value: "<p>Provkör i en timme eller över helgen. Försäkringen ingår.</p>" },
  },
} satisfies FooterInput

/** The same fields in English. */
const english = {
  showBrands: true,
  brandsHeading: { value: "Servicing while you wait" },
  brands: [
    {
      name: { value: "Peugeot" },
      logo: { value: { src: "/-/media/artwork/brands/peugeot.svg", alt: "Peugeot", width: 160, height: 40 } },
      logoBlackAndWhite: {
        value: { src: "/-/media/artwork/brands/peugeot-mono.svg", alt: "Peugeot", width: 160, height: 40 },
      },
    },
    {
      name: { value: "Hyundai" },
      logo: { value: { src: "/-/media/artwork/brands/hyundai.svg", alt: "Hyundai", width: 160, height: 40 } },
      logoBlackAndWhite: {
        value: { src: "/-/media/artwork/brands/hyundai-mono.svg", alt: "Hyundai", width: 160, height: 40 },
      },
    },
    {
      name: { value: "Ford" },
      logo: { value: { src: "/-/media/artwork/brands/ford.svg", alt: "Ford", width: 160, height: 40 } },
      logoBlackAndWhite: {
        value: { src: "/-/media/artwork/brands/ford-mono.svg", alt: "Ford", width: 160, height: 40 },
      },
    },
  ],
  columns: [
    {
      title: { value: "Workshop" },
      description: {
        value:
          "<p>Book online, drop the key when it suits you and collect a car that is ready for the next journey.</p>",
      },
      columnItems: [
        { link: { value: { href: "/workshop", text: "Workshop", linktype: "internal" } } },
        { link: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } } },
        { link: { value: { href: "/about-us", text: "About us", linktype: "internal" } } },
      ],
    },
    {
      title: { value: "Tyres" },
      description: {
        value: "<p>Our technicians know your car and tell you what it needs, what it costs and what can wait.</p>",
      },
      columnItems: [
        { link: { value: { href: "/tyres", text: "Tyres", linktype: "internal" } } },
        { link: { value: { href: "/about-us", text: "About us", linktype: "internal" } } },
        { link: { value: { href: "/contact", text: "Contact", linktype: "internal" } } },
      ],
    },
    {
      title: { value: "About us" },
      description: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
      columnItems: [
        { link: { value: { href: "/about-us", text: "About us", linktype: "internal" } } },
        { link: { value: { href: "/contact", text: "Contact", linktype: "internal" } } },
        { link: { value: { href: "/cars", text: "Cars", linktype: "internal" } } },
      ],
    },
  ],
  highlightedLink: { value: { href: "/workshop", text: "See all cars", linktype: "internal" } },
  socialLinks: [
    {
      name: { value: "TikTok" },
      url: { value: { href: "https://www.tiktok.com/norrvik", text: "TikTok", linktype: "external" } },
    },
    { name: { value: "X" }, url: { value: { href: "https://www.x.com/norrvik", text: "X", linktype: "external" } } },
    {
      name: { value: "Facebook" },
      url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
    },
  ],
  infoField1: {
    heading: { value: "Aberystwyth" },
    text: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
  },
  infoField2: {
    heading: { value: "Inverness" },
    text: { value: "<p>Try one for an hour or a whole weekend. Insurance is included.</p>" },
  },
} satisfies FooterInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    showBrands: true,
    brandsHeading: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    brands: [
      {
        name: { value: "Peugeot" },
        logo: { value: { src: "/-/media/artwork/brands/peugeot.svg", alt: "Peugeot", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/peugeot-mono.svg", alt: "Peugeot", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Hyundai" },
        logo: { value: { src: "/-/media/artwork/brands/hyundai.svg", alt: "Hyundai", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/hyundai-mono.svg", alt: "Hyundai", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Ford" },
        logo: { value: { src: "/-/media/artwork/brands/ford.svg", alt: "Ford", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/ford-mono.svg", alt: "Ford", width: 160, height: 40 },
        },
      },
    ],
    columns: [
      {
        title: { value: "Koldioxidutsläppsklassificering" },
        description: {
          value:
            "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
        },
        columnItems: [
          { link: { value: { href: "/verkstad", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
          { link: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
          { link: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
        ],
      },
      {
        title: { value: "Koldioxidutsläppsklassificering" },
        description: {
          value:
            "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
        },
        columnItems: [
          { link: { value: { href: "/dack", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
          { link: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
          { link: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
        ],
      },
      {
        title: { value: "Koldioxidutsläppsklassificering" },
        description: {
          value:
            "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
        },
        columnItems: [
          { link: { value: { href: "/om-oss", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
          { link: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
          { link: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } } },
        ],
      },
    ],
    highlightedLink: { value: { href: "/verkstad", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    socialLinks: [
      {
        name: { value: "TikTok" },
        url: { value: { href: "https://www.tiktok.com/norrvik", text: "TikTok", linktype: "external" } },
      },
      { name: { value: "X" }, url: { value: { href: "https://www.x.com/norrvik", text: "X", linktype: "external" } } },
      {
        name: { value: "Facebook" },
        url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
      },
    ],
    infoField1: {
      heading: { value: "Koldioxidutsläppsklassificering" },
      text: {
        value:
          "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
      },
    },
    infoField2: {
      heading: { value: "Koldioxidutsläppsklassificering" },
      text: {
        value:
          "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
      },
    },
  },
  nb: {
    showBrands: true,
    brandsHeading: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    brands: [
      {
        name: { value: "Peugeot" },
        logo: { value: { src: "/-/media/artwork/brands/peugeot.svg", alt: "Peugeot", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/peugeot-mono.svg", alt: "Peugeot", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Hyundai" },
        logo: { value: { src: "/-/media/artwork/brands/hyundai.svg", alt: "Hyundai", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/hyundai-mono.svg", alt: "Hyundai", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Ford" },
        logo: { value: { src: "/-/media/artwork/brands/ford.svg", alt: "Ford", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/ford-mono.svg", alt: "Ford", width: 160, height: 40 },
        },
      },
    ],
    columns: [
      {
        title: { value: "Drivstofforbruksklassifisering" },
        description: {
          value:
            "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
        },
        columnItems: [
          { link: { value: { href: "/verksted", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
          { link: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
          { link: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
        ],
      },
      {
        title: { value: "Drivstofforbruksklassifisering" },
        description: {
          value:
            "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
        },
        columnItems: [
          { link: { value: { href: "/dekk", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
          { link: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
          { link: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
        ],
      },
      {
        title: { value: "Drivstofforbruksklassifisering" },
        description: {
          value:
            "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
        },
        columnItems: [
          { link: { value: { href: "/om-oss", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
          { link: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
          { link: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } } },
        ],
      },
    ],
    highlightedLink: { value: { href: "/verksted", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    socialLinks: [
      {
        name: { value: "TikTok" },
        url: { value: { href: "https://www.tiktok.com/norrvik", text: "TikTok", linktype: "external" } },
      },
      { name: { value: "X" }, url: { value: { href: "https://www.x.com/norrvik", text: "X", linktype: "external" } } },
      {
        name: { value: "Facebook" },
        url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
      },
    ],
    infoField1: {
      heading: { value: "Drivstofforbruksklassifisering" },
      text: {
        value:
          "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
      },
    },
    infoField2: {
      heading: { value: "Drivstofforbruksklassifisering" },
      text: {
        value:
          "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
      },
    },
  },
  en: {
    showBrands: true,
    brandsHeading: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    brands: [
      {
        name: { value: "Peugeot" },
        logo: { value: { src: "/-/media/artwork/brands/peugeot.svg", alt: "Peugeot", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/peugeot-mono.svg", alt: "Peugeot", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Hyundai" },
        logo: { value: { src: "/-/media/artwork/brands/hyundai.svg", alt: "Hyundai", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/hyundai-mono.svg", alt: "Hyundai", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Ford" },
        logo: { value: { src: "/-/media/artwork/brands/ford.svg", alt: "Ford", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/ford-mono.svg", alt: "Ford", width: 160, height: 40 },
        },
      },
    ],
    columns: [
      {
        title: { value: "Carbon dioxide emission classification" },
        description: {
          value:
            "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
        },
        columnItems: [
          {
            link: {
              value: { href: "/workshop", text: "Carbon dioxide emission classification", linktype: "internal" },
            },
          },
          { link: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } } },
          {
            link: {
              value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" },
            },
          },
        ],
      },
      {
        title: { value: "Carbon dioxide emission classification" },
        description: {
          value:
            "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
        },
        columnItems: [
          { link: { value: { href: "/tyres", text: "Carbon dioxide emission classification", linktype: "internal" } } },
          {
            link: {
              value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" },
            },
          },
          {
            link: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
          },
        ],
      },
      {
        title: { value: "Carbon dioxide emission classification" },
        description: {
          value:
            "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
        },
        columnItems: [
          {
            link: {
              value: { href: "/about-us", text: "Carbon dioxide emission classification", linktype: "internal" },
            },
          },
          {
            link: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
          },
          { link: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } } },
        ],
      },
    ],
    highlightedLink: {
      value: { href: "/workshop", text: "Carbon dioxide emission classification", linktype: "internal" },
    },
    socialLinks: [
      {
        name: { value: "TikTok" },
        url: { value: { href: "https://www.tiktok.com/norrvik", text: "TikTok", linktype: "external" } },
      },
      { name: { value: "X" }, url: { value: { href: "https://www.x.com/norrvik", text: "X", linktype: "external" } } },
      {
        name: { value: "Facebook" },
        url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
      },
    ],
    infoField1: {
      heading: { value: "Carbon dioxide emission classification" },
      text: {
        value:
          "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
      },
    },
    infoField2: {
      heading: { value: "Carbon dioxide emission classification" },
      text: {
        value:
          "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
      },
    },
  },
  fi: {
    showBrands: true,
    brandsHeading: {
      value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
    },
    brands: [
      {
        name: { value: "Peugeot" },
        logo: { value: { src: "/-/media/artwork/brands/peugeot.svg", alt: "Peugeot", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/peugeot-mono.svg", alt: "Peugeot", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Hyundai" },
        logo: { value: { src: "/-/media/artwork/brands/hyundai.svg", alt: "Hyundai", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/hyundai-mono.svg", alt: "Hyundai", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Ford" },
        logo: { value: { src: "/-/media/artwork/brands/ford.svg", alt: "Ford", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/ford-mono.svg", alt: "Ford", width: 160, height: 40 },
        },
      },
    ],
    columns: [
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        description: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
        columnItems: [
          { link: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
        ],
      },
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        description: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
        columnItems: [
          { link: { value: { href: "/renkaat", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
        ],
      },
      {
        title: { value: "Hiilidioksidipäästöluokitus" },
        description: {
          value:
            "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
        },
        columnItems: [
          { link: { value: { href: "/meista", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
          { link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } } },
        ],
      },
    ],
    highlightedLink: { value: { href: "/huolto", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    socialLinks: [
      {
        name: { value: "TikTok" },
        url: { value: { href: "https://www.tiktok.com/norrvik", text: "TikTok", linktype: "external" } },
      },
      { name: { value: "X" }, url: { value: { href: "https://www.x.com/norrvik", text: "X", linktype: "external" } } },
      {
        name: { value: "Facebook" },
        url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
      },
    ],
    infoField1: {
      heading: { value: "Hiilidioksidipäästöluokitus" },
      text: {
        value:
          "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
      },
    },
    infoField2: {
      heading: { value: "Hiilidioksidipäästöluokitus" },
      text: {
        value:
          "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
      },
    },
  },
  sk: {
    showBrands: true,
    brandsHeading: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    brands: [
      {
        name: { value: "Peugeot" },
        logo: { value: { src: "/-/media/artwork/brands/peugeot.svg", alt: "Peugeot", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/peugeot-mono.svg", alt: "Peugeot", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Hyundai" },
        logo: { value: { src: "/-/media/artwork/brands/hyundai.svg", alt: "Hyundai", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/hyundai-mono.svg", alt: "Hyundai", width: 160, height: 40 },
        },
      },
      {
        name: { value: "Ford" },
        logo: { value: { src: "/-/media/artwork/brands/ford.svg", alt: "Ford", width: 160, height: 40 } },
        logoBlackAndWhite: {
          value: { src: "/-/media/artwork/brands/ford-mono.svg", alt: "Ford", width: 160, height: 40 },
        },
      },
    ],
    columns: [
      {
        title: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        description: {
          value:
            "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
        },
        columnItems: [
          {
            link: {
              value: { href: "/servis", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
            },
          },
          {
            link: {
              value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
            },
          },
          {
            link: {
              value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
            },
          },
        ],
      },
      {
        title: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        description: {
          value:
            "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
        },
        columnItems: [
          {
            link: {
              value: { href: "/pneumatiky", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
            },
          },
          {
            link: {
              value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
            },
          },
          {
            link: {
              value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
            },
          },
        ],
      },
      {
        title: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
        description: {
          value:
            "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
        },
        columnItems: [
          {
            link: {
              value: { href: "/o-nas", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
            },
          },
          {
            link: {
              value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
            },
          },
          {
            link: {
              value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
            },
          },
        ],
      },
    ],
    highlightedLink: {
      value: { href: "/servis", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
    },
    socialLinks: [
      {
        name: { value: "TikTok" },
        url: { value: { href: "https://www.tiktok.com/norrvik", text: "TikTok", linktype: "external" } },
      },
      { name: { value: "X" }, url: { value: { href: "https://www.x.com/norrvik", text: "X", linktype: "external" } } },
      {
        name: { value: "Facebook" },
        url: { value: { href: "https://www.facebook.com/norrvik", text: "Facebook", linktype: "external" } },
      },
    ],
    infoField1: {
      heading: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
      text: {
        value:
          "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
      },
    },
    infoField2: {
      heading: { value: "Najnepravdepodobnejšia prevádzková hmotnosť" },
      text: {
        value:
          "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
      },
    },
  },
} satisfies Record<string, FooterInput>

export const Default: BlockStory = { args: standard }

export const Complete: BlockStory = { args: complete }

export const TwoColumns: BlockStory = { args: twoColumns }

export const WithoutBrands: BlockStory = { args: withoutBrands }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const ShowBrandsOff: BlockStory = {
  args: { ...removeFields(all, "brandsHeading", "brands"), showBrands: false },
}

export const InfoFieldOneChildFullWidth: BlockStory = { args: { ...all, infoFieldOneChildFullWidth: true } }

export const BrandsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, brands: [] } }

export const BrandsOne: BlockStory = { args: { ...all, brands: all.brands.slice(0, 1) } }

export const BrandsMost: BlockStory = { args: { ...all, brands: repeat(all.brands, 65) } }

export const ColumnsNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, columns: [] } }

export const ColumnsOne: BlockStory = { args: { ...all, columns: all.columns.slice(0, 1) } }

export const ColumnsMost: BlockStory = { args: { ...all, columns: repeat(all.columns, 8) } }

export const SocialLinksNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, socialLinks: [] } }

export const SocialLinksOne: BlockStory = { args: { ...all, socialLinks: all.socialLinks.slice(0, 1) } }

export const SocialLinksMost: BlockStory = { args: { ...all, socialLinks: repeat(all.socialLinks, 12) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidBrandWithoutName.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
