// Generated from schemas/blocks/carousel by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import changedByHand from "@forecourt/schemas/blocks/carousel/examples/changed-by-hand.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/carousel/examples/default.json" with { type: "json" }
import invalidSlideWithoutPicture from "@forecourt/schemas/blocks/carousel/examples/invalid/slide-without-picture.json" with {
  type: "json",
}
import newsFromNorrvik from "@forecourt/schemas/blocks/carousel/examples/news-from-norrvik.json" with { type: "json" }
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
import { carouselForm } from "./carousel.form.ts"
import type { CarouselInput } from "./carousel.ts"

export default {
  title: "Blocks/Carousel",
  parameters: { block: "Carousel" },
  argTypes: createControls("Carousel", carouselForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Elbil i vardagen" },
  slides: [
    {
      image: {
        value: {
          src: "/-/media/artwork/scenes/workshop-21x9.svg",
          alt: "Illustration: en mekaniker under en bil på lyft",
          width: 2520,
          height: 1080,
        },
      },
      imagePhone: {
        value: {
          src: "/-/media/artwork/scenes/workshop-4x5.svg",
          alt: "Illustration: en mekaniker under en bil på lyft",
          width: 1200,
          height: 1500,
        },
      },
      title: { value: "Elbil i vardagen" },
      text: { value: "Våra mekaniker kan din bil och säger vad som behövs, vad det kostar och vad som kan vänta." },
      link: { value: { href: "/kontakt", text: "Provkör", linktype: "internal" } },
    },
    {
      image: {
        value: {
          src: "/-/media/artwork/scenes/harbour-21x9.svg",
          alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
          width: 2520,
          height: 1080,
        },
      },
      imagePhone: {
        value: {
          src: "/-/media/artwork/scenes/harbour-4x5.svg",
          alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
          width: 1200,
          height: 1500,
        },
      },
      title: { value: "Service medan du väntar" },
      text: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
      link: { value: { href: "/bilar", text: "Boka service", linktype: "internal" } },
    },
    {
      image: {
        value: {
          src: "/-/media/artwork/details/wheel-21x9.svg",
          alt: "Illustration: ett hjul i snö, i närbild",
          width: 2520,
          height: 1080,
        },
      },
      imagePhone: {
        value: {
          src: "/-/media/artwork/details/wheel-4x5.svg",
          alt: "Illustration: ett hjul i snö, i närbild",
          width: 1200,
          height: 1500,
        },
      },
      title: { value: "Byt bil när livet byter fil" },
      text: { value: "Provkör i en timme eller över helgen. Försäkringen ingår." },
      link: { value: { href: "/verkstad", text: "Se alla bilar", linktype: "internal" } },
    },
  ],
  autoplay: true,
} satisfies CarouselInput

/** The same fields in English. */
const english = {
  title: { value: "Living with an electric car" },
  slides: [
    {
      image: {
        value: {
          src: "/-/media/artwork/scenes/workshop-21x9.svg",
          alt: "Illustration: a mechanic under a car on a lift",
          width: 2520,
          height: 1080,
        },
      },
      imagePhone: {
        value: {
          src: "/-/media/artwork/scenes/workshop-4x5.svg",
          alt: "Illustration: a mechanic under a car on a lift",
          width: 1200,
          height: 1500,
        },
      },
      title: { value: "Living with an electric car" },
      text: { value: "Our technicians know your car and tell you what it needs, what it costs and what can wait." },
      link: { value: { href: "/contact", text: "Test drive", linktype: "internal" } },
    },
    {
      image: {
        value: {
          src: "/-/media/artwork/scenes/harbour-21x9.svg",
          alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
          width: 2520,
          height: 1080,
        },
      },
      imagePhone: {
        value: {
          src: "/-/media/artwork/scenes/harbour-4x5.svg",
          alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
          width: 1200,
          height: 1500,
        },
      },
      title: { value: "Servicing while you wait" },
      text: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
      link: { value: { href: "/cars", text: "Book a service", linktype: "internal" } },
    },
    {
      image: {
        value: {
          src: "/-/media/artwork/details/wheel-21x9.svg",
          alt: "Illustration: a wheel in snow, close up",
          width: 2520,
          height: 1080,
        },
      },
      imagePhone: {
        value: {
          src: "/-/media/artwork/details/wheel-4x5.svg",
          alt: "Illustration: a wheel in snow, close up",
          width: 1200,
          height: 1500,
        },
      },
      title: { value: "Change cars when life changes lanes" },
      text: { value: "Try one for an hour or a whole weekend. Insurance is included." },
      link: { value: { href: "/workshop", text: "See all cars", linktype: "internal" } },
    },
  ],
  autoplay: true,
} satisfies CarouselInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    slides: [
      {
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-21x9.svg",
            alt: "Illustration: en mekaniker under en bil på lyft",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x5.svg",
            alt: "Illustration: en mekaniker under en bil på lyft",
            width: 1200,
            height: 1500,
          },
        },
        title: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        link: { value: { href: "/kontakt", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-21x9.svg",
            alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x5.svg",
            alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
            width: 1200,
            height: 1500,
          },
        },
        title: {
          value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
        },
        text: {
          value:
            "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
        },
        link: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-21x9.svg",
            alt: "Illustration: ett hjul i snö, i närbild",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/details/wheel-4x5.svg",
            alt: "Illustration: ett hjul i snö, i närbild",
            width: 1200,
            height: 1500,
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
    ],
    autoplay: true,
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    slides: [
      {
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-21x9.svg",
            alt: "Illustrasjon: en mekaniker under en bil på løftebukk",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x5.svg",
            alt: "Illustrasjon: en mekaniker under en bil på løftebukk",
            width: 1200,
            height: 1500,
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/kontakt", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-21x9.svg",
            alt: "Illustrasjon: en elbil lader ved kaia, med seilbåt og trehus",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x5.svg",
            alt: "Illustrasjon: en elbil lader ved kaia, med seilbåt og trehus",
            width: 1200,
            height: 1500,
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-21x9.svg",
            alt: "Illustrasjon: et hjul i snø, på nært hold",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/details/wheel-4x5.svg",
            alt: "Illustrasjon: et hjul i snø, på nært hold",
            width: 1200,
            height: 1500,
          },
        },
        title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
        text: {
          value:
            "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
        },
        link: { value: { href: "/verksted", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
      },
    ],
    autoplay: true,
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    slides: [
      {
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-21x9.svg",
            alt: "Illustration: a mechanic under a car on a lift",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x5.svg",
            alt: "Illustration: a mechanic under a car on a lift",
            width: 1200,
            height: 1500,
          },
        },
        title: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        link: { value: { href: "/contact", text: "Carbon dioxide emission classification", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-21x9.svg",
            alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x5.svg",
            alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
            width: 1200,
            height: 1500,
          },
        },
        title: {
          value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
        },
        text: {
          value:
            "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
        },
        link: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-21x9.svg",
            alt: "Illustration: a wheel in snow, close up",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/details/wheel-4x5.svg",
            alt: "Illustration: a wheel in snow, close up",
            width: 1200,
            height: 1500,
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
    ],
    autoplay: true,
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    slides: [
      {
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-21x9.svg",
            alt: "Piirros: mekaanikko nosturilla olevan auton alla",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x5.svg",
            alt: "Piirros: mekaanikko nosturilla olevan auton alla",
            width: 1200,
            height: 1500,
          },
        },
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/yhteystiedot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-21x9.svg",
            alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x5.svg",
            alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
            width: 1200,
            height: 1500,
          },
        },
        title: {
          value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
        },
        text: {
          value:
            "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
        },
        link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-21x9.svg",
            alt: "Piirros: pyörä lumessa lähikuvassa",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/details/wheel-4x5.svg",
            alt: "Piirros: pyörä lumessa lähikuvassa",
            width: 1200,
            height: 1500,
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
    ],
    autoplay: true,
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    slides: [
      {
        image: {
          value: {
            src: "/-/media/artwork/scenes/workshop-21x9.svg",
            alt: "Ilustrácia: mechanik pod autom na zdviháku",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/scenes/workshop-4x5.svg",
            alt: "Ilustrácia: mechanik pod autom na zdviháku",
            width: 1200,
            height: 1500,
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
          value: { href: "/kontakt", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" },
        },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/scenes/harbour-21x9.svg",
            alt: "Ilustrácia: elektromobil sa nabíja na móle, za ním plachetnica a drevené domy",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/scenes/harbour-4x5.svg",
            alt: "Ilustrácia: elektromobil sa nabíja na móle, za ním plachetnica a drevené domy",
            width: 1200,
            height: 1500,
          },
        },
        title: {
          value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
        },
        text: {
          value:
            "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
        },
        link: { value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
      },
      {
        image: {
          value: {
            src: "/-/media/artwork/details/wheel-21x9.svg",
            alt: "Ilustrácia: koleso na snehu zblízka",
            width: 2520,
            height: 1080,
          },
        },
        imagePhone: {
          value: {
            src: "/-/media/artwork/details/wheel-4x5.svg",
            alt: "Ilustrácia: koleso na snehu zblízka",
            width: 1200,
            height: 1500,
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
    ],
    autoplay: true,
  },
} satisfies Record<string, CarouselInput>

export const Default: BlockStory = { args: standard }

export const ChangedByHand: BlockStory = { args: changedByHand }

export const NewsFromNorrvik: BlockStory = { args: newsFromNorrvik }

export const AllFields: BlockStory = { tags: ["tablet"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const AutoplayOff: BlockStory = { args: { ...all, autoplay: false } }

export const SlidesNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, slides: [] } }

export const SlidesOne: BlockStory = { args: { ...all, slides: all.slides.slice(0, 1) } }

export const SlidesMost: BlockStory = { args: { ...all, slides: repeat(all.slides, 10) } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidSlideWithoutPicture.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
