// Generated from schemas/blocks/picture/picture.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { imageFieldGuide, textFieldGuide } from "./fields.messages.js"

/** The labels and error messages of a picture. */
export const pictureGuide = {
  properties: {
    imageDesktop: {
      label: {
        sv: "Bild, breda skärmar",
        nb: "Bilde, brede skjermer",
        da: "Billede, brede skærme",
        en: "Picture, wide screens",
        fi: "Kuva, leveät näytöt",
        sk: "Obrázok, široké obrazovky",
      },
      definiteLabel: { sv: "Bilden för breda skärmar", nb: "Bildet for brede skjermer" },
      of: () => imageFieldGuide,
    },
    imagePhone: {
      label: {
        sv: "Bild, telefon",
        nb: "Bilde, telefon",
        da: "Billede, telefon",
        en: "Picture, phones",
        fi: "Kuva, puhelin",
        sk: "Obrázok, telefón",
      },
      definiteLabel: { sv: "Bilden för telefon", nb: "Bildet for telefon" },
      of: () => imageFieldGuide,
    },
    caption: {
      label: {
        sv: "Bildtext",
        nb: "Bildetekst",
        da: "Billedtekst",
        en: "Caption",
        fi: "Kuvateksti",
        sk: "Popis obrázka",
      },
      definiteLabel: { sv: "Bildtexten", nb: "Bildeteksten" },
      of: () => textFieldGuide,
    },
    width: {
      label: { sv: "Bredd", nb: "Bredde", da: "Bredde", en: "Width", fi: "Leveys", sk: "Šírka" },
      definiteLabel: { sv: "Bredden", nb: "Bredden" },
    },
  },
}
