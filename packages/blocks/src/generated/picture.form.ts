// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** The form of a picture. */
export const pictureForm: Form = {
  groups: ["media", "content", "look"],
  fields: [
    {
      name: "imageDesktop",
      control: "image",
      label: {
        sv: "Bild, breda skärmar",
        nb: "Bilde, brede skjermer",
        da: "Billede, brede skærme",
        en: "Picture, wide screens",
        fi: "Kuva, leveät näytöt",
        sk: "Obrázok, široké obrazovky",
      },
      help: "The picture on wide screens, and on phones when no phone picture is set.",
      group: "media",
    },
    {
      name: "imagePhone",
      control: "image",
      label: {
        sv: "Bild, telefon",
        nb: "Bilde, telefon",
        da: "Billede, telefon",
        en: "Picture, phones",
        fi: "Kuva, puhelin",
        sk: "Obrázok, telefón",
      },
      help: "The picture on phones.",
      group: "media",
    },
    {
      name: "caption",
      control: "text",
      label: {
        sv: "Bildtext",
        nb: "Bildetekst",
        da: "Billedtekst",
        en: "Caption",
        fi: "Kuvateksti",
        sk: "Popis obrázka",
      },
      help: "The caption: information in addition to the picture's content, or the author of the picture.",
      group: "content",
    },
    {
      name: "width",
      control: "radio",
      label: { sv: "Bredd", nb: "Bredde", da: "Bredde", en: "Width", fi: "Leveys", sk: "Šírka" },
      help: "The width of the picture: as wide as the text, wider than the text, or from edge to edge.",
      group: "look",
      default: "Content",
      options: ["Content", "Wide", "Full"],
    },
  ],
}
