// Generated from schemas/blocks/carousel by @forecourt/codegen. Do not edit: change the schema or its examples, then run `npm run generate`.
import changedByHand from "@forecourt/schemas/blocks/carousel/examples/changed-by-hand.json" with { type: "json" }
import standard from "@forecourt/schemas/blocks/carousel/examples/default.json" with { type: "json" }
import invalidSlideWithoutPicture from "@forecourt/schemas/blocks/carousel/examples/invalid/slide-without-picture.json" with {
  type: "json",
}
import newsFromNorrvik from "@forecourt/schemas/blocks/carousel/examples/news-from-norrvik.json" with { type: "json" }
import { asSent, type BlockMeta, type BlockStory, controlsOf, renderBlock, repeat } from "../story.tsx"
import { carouselForm } from "./carousel.form.ts"
import type { CarouselInput } from "./carousel.ts"

export default {
  title: "Blocks/Carousel",
  parameters: { block: "Carousel" },
  argTypes: controlsOf(carouselForm),
  render: renderBlock,
} satisfies BlockMeta

/** Everything an editor can fill in at once. */
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

export const Default: BlockStory = { args: standard }

export const ChangedByHand: BlockStory = { args: changedByHand }

export const NewsFromNorrvik: BlockStory = { args: newsFromNorrvik }

export const AllFields: BlockStory = { tags: ["tablet"], args: all }

export const Minimal: BlockStory = { parameters: { mayBeEmpty: true }, args: {} }

export const AutoplayOff: BlockStory = { args: { ...all, autoplay: false } }

export const SlidesNone: BlockStory = { parameters: { mayBeEmpty: true }, args: { ...all, slides: [] } }

export const SlidesOne: BlockStory = { args: { ...all, slides: all.slides.slice(0, 1) } }

export const SlidesMost: BlockStory = { args: { ...all, slides: repeat(all.slides, 10) } }

export const LongestTexts: BlockStory = {
  globals: { locale: "fi" },
  args: {
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
}

export const Refused: BlockStory = { args: invalidSlideWithoutPicture.fields }

export const BeforeScripts: BlockStory = { ...asSent, args: all }
