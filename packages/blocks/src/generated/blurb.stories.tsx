// Generated from schemas/blocks/blurb by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import chargingOnDark from "@forecourt/schemas/blocks/blurb/examples/charging-on-dark.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/blurb/examples/default.json" with { type: "json" }
import film from "@forecourt/schemas/blocks/blurb/examples/film.json" with { type: "json" }
import invalidColourByName from "@forecourt/schemas/blocks/blurb/examples/invalid/colour-by-name.json" with {
  type: "json",
}
import tyreHotelReversed from "@forecourt/schemas/blocks/blurb/examples/tyre-hotel-reversed.json" with { type: "json" }
import workshop from "@forecourt/schemas/blocks/blurb/examples/workshop.json" with { type: "json" }
import {
  asSent,
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  removeFields,
  renderBlock,
} from "../../test/story.tsx"
import { blurbForm } from "./blurb.form.ts"
import type { BlurbInput } from "./blurb.ts"

export default {
  title: "Blocks/Blurb",
  parameters: { block: "Blurb" },
  argTypes: createControls("Blurb", blurbForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  title: { value: "Service medan du väntar" },
  richText: { value: "<p>Däcken tvättas, vägs och förvaras svalt tills det är dags igen.</p>" },
  link: { value: { href: "/bilar", text: "Boka service", linktype: "internal" } },
  imageDesktop: {
    value: {
      src: "/-/media/artwork/scenes/harbour-4x3.svg",
      alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
      width: 1600,
      height: 1200,
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
  videoDesktop: {
    value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
  },
  videoPhone: {
    value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
  },
  youtubeId: "aqz-KE-bpKQ",
} satisfies BlurbInput

/** The same fields in English. */
const english = {
  title: { value: "Servicing while you wait" },
  richText: { value: "<p>Your tyres are washed, weighed and kept cool until it is time again.</p>" },
  link: { value: { href: "/cars", text: "Book a service", linktype: "internal" } },
  imageDesktop: {
    value: {
      src: "/-/media/artwork/scenes/harbour-4x3.svg",
      alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
      width: 1600,
      height: 1200,
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
  videoDesktop: {
    value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
  },
  videoPhone: {
    value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
  },
  youtubeId: "aqz-KE-bpKQ",
} satisfies BlurbInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    title: {
      value: "Fordonsskadereparationsverkstäder och vinterdäcksförvaringsanläggningar i hela Mälardalsregionen",
    },
    richText: {
      value:
        "<p>Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.</p>",
    },
    link: { value: { href: "/bilar", text: "Koldioxidutsläppsklassificering", linktype: "internal" } },
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Illustration: en elbil laddar vid kajen, med segelbåt och trähus",
        width: 1600,
        height: 1200,
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
    videoDesktop: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    videoPhone: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    youtubeId: "aqz-KE-bpKQ",
  },
  nb: {
    title: { value: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen" },
    richText: {
      value:
        "<p>Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.</p>",
    },
    link: { value: { href: "/biler", text: "Drivstofforbruksklassifisering", linktype: "internal" } },
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Illustrasjon: en elbil lader ved kaia, med seilbåt og trehus",
        width: 1600,
        height: 1200,
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
    videoDesktop: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    videoPhone: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    youtubeId: "aqz-KE-bpKQ",
  },
  en: {
    title: {
      value: "Accident repair centres and off-season tyre storage throughout Northamptonshire and Buckinghamshire",
    },
    richText: {
      value:
        "<p>Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.</p>",
    },
    link: { value: { href: "/cars", text: "Carbon dioxide emission classification", linktype: "internal" } },
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Illustration: an electric car charging on a quay, with a sailing boat and wooden houses",
        width: 1600,
        height: 1200,
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
    videoDesktop: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    videoPhone: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    youtubeId: "aqz-KE-bpKQ",
  },
  fi: {
    title: { value: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä" },
    richText: {
      value:
        "<p>Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.</p>",
    },
    link: { value: { href: "/autot", text: "Hiilidioksidipäästöluokitus", linktype: "internal" } },
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Piirros: sähköauto latautuu laiturilla, taustalla purjevene ja puutaloja",
        width: 1600,
        height: 1200,
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
    videoDesktop: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    videoPhone: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    youtubeId: "aqz-KE-bpKQ",
  },
  sk: {
    title: {
      value: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    },
    richText: {
      value:
        "<p>Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.</p>",
    },
    link: { value: { href: "/auta", text: "Najnepravdepodobnejšia prevádzková hmotnosť", linktype: "internal" } },
    imageDesktop: {
      value: {
        src: "/-/media/artwork/scenes/harbour-4x3.svg",
        alt: "Ilustrácia: elektromobil sa nabíja na móle, za ním plachetnica a drevené domy",
        width: 1600,
        height: 1200,
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
    videoDesktop: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    videoPhone: {
      value: { src: "/-/media/film/forest-road.webm", name: "forest-road", extension: "webm", mimeType: "video/webm" },
    },
    youtubeId: "aqz-KE-bpKQ",
  },
} satisfies Record<string, BlurbInput>

export const Default: BlockStory = { args: standard }

export const ChargingOnDark: BlockStory = { args: chargingOnDark }

export const Film: BlockStory = { args: film }

export const TyreHotelReversed: BlockStory = { args: tyreHotelReversed }

export const Workshop: BlockStory = { args: workshop }

export const AllFields: BlockStory = { ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const Reverse: BlockStory = { args: { ...all, reverse: true } }

export const BackgroundColorBackgroundColor1: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor1" } }

export const BackgroundColorBackgroundColor2: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor2" } }

export const BackgroundColorBackgroundColor3: BlockStory = { args: { ...all, backgroundColor: "BackgroundColor3" } }

export const UseTextAnimations: BlockStory = { args: { ...all, useTextAnimations: true } }

export const UseMediaAnimations: BlockStory = { args: { ...all, useMediaAnimations: true } }

export const HasControlBar: BlockStory = { args: { ...all, hasControlBar: true } }

export const WithoutPictures: BlockStory = {
  parameters: { mayBeEmpty: true },
  args: removeFields(all, "imageDesktop", "imagePhone"),
}

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidColourByName.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
