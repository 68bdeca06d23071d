// Generated from schemas/blocks/picture by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import standard from "@forecourt/schemas/blocks/picture/examples/default.json" with { type: "json" }
import fullWidth from "@forecourt/schemas/blocks/picture/examples/full-width.json" with { type: "json" }
import invalidPictureWithoutAddress from "@forecourt/schemas/blocks/picture/examples/invalid/picture-without-address.json" with {
  type: "json",
}
import wideWithoutCaption from "@forecourt/schemas/blocks/picture/examples/wide-without-caption.json" with {
  type: "json",
}
import {
  type BlockMeta,
  type BlockStory,
  createControls,
  createEveryLanguage,
  createLongestTexts,
  renderBlock,
} from "../../test/story.tsx"
import { pictureForm } from "./picture.form.ts"
import type { PictureInput } from "./picture.ts"

export default {
  title: "Blocks/Picture",
  parameters: { block: "Picture" },
  argTypes: createControls("Picture", pictureForm),
  render: renderBlock,
} satisfies BlockMeta

/** All fields that can be visible at the same time. */
const all = {
  imageDesktop: {
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
  caption: { value: "Däcken tvättas, vägs och förvaras svalt tills det är dags igen." },
} satisfies PictureInput

/** The same fields in English. */
const english = {
  imageDesktop: {
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
  caption: { value: "Your tyres are washed, weighed and kept cool until it is time again." },
} satisfies PictureInput

/** The fields with long but realistic words, by language. */
const longest = {
  sv: {
    imageDesktop: {
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
    caption: {
      value:
        "Verkstadsbokningsbekräftelsen skickas till den mobiltelefon som står i serviceavtalet, och hyrbilsförmedlingen ordnar en ersättningsbil medan trafikskadebesiktningen pågår.",
    },
  },
  nb: {
    imageDesktop: {
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
    caption: {
      value:
        "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    },
  },
  en: {
    imageDesktop: {
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
    caption: {
      value:
        "Your workshop appointment confirmation goes to the telephone number in the maintenance agreement, and we arrange a courtesy car while the insurance assessor's inspection is under way.",
    },
  },
  fi: {
    imageDesktop: {
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
    caption: {
      value:
        "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    },
  },
  sk: {
    imageDesktop: {
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
    caption: {
      value:
        "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    },
  },
} satisfies Record<string, PictureInput>

export const Default: BlockStory = { args: standard }

export const FullWidth: BlockStory = { args: fullWidth }

export const WideWithoutCaption: BlockStory = { args: wideWithoutCaption }

export const AllFields: BlockStory = { tags: ["tablet"], ...createEveryLanguage({ sv: all, en: english }) }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const WidthWide: BlockStory = { args: { ...all, width: "Wide" } }

export const WidthFull: BlockStory = { args: { ...all, width: "Full" } }

export const WithoutPictures: BlockStory = { parameters: { mayBeEmpty: true }, args: { caption: all.caption } }

export const LongestTexts: BlockStory = { ...createLongestTexts(longest) }

export const Refused: BlockStory = { args: invalidPictureWithoutAddress.fields }
