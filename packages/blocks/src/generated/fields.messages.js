// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** The labels and error messages of a text field. */
export const textFieldGuide = {
  field: "text",
  properties: { value: { empty: "" }, metadata: { of: () => fieldMetadataGuide } },
}

/** The labels and error messages of a title tag. */
export const titleTagGuide = {}

/** The labels and error messages of a rich text field. */
export const richTextFieldGuide = {
  field: "rich-text",
  properties: { value: { media: "text/html", empty: "" }, metadata: { of: () => fieldMetadataGuide } },
}

/** The labels and error messages of a link field. */
export const linkFieldGuide = {
  field: "link",
  properties: {
    value: {
      properties: {
        href: {
          label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
          definiteLabel: { sv: "Adressen", nb: "Adressen" },
          format: "uri-reference",
        },
        text: {
          label: {
            sv: "Länktext",
            nb: "Lenketekst",
            da: "Linktekst",
            en: "Link text",
            fi: "Linkin teksti",
            sk: "Text odkazu",
          },
          definiteLabel: { sv: "Länktexten", nb: "Lenketeksten" },
        },
        title: {
          label: { sv: "Titel", nb: "Tittel", da: "Titel", en: "Title", fi: "Otsikko", sk: "Titulok" },
          definiteLabel: { sv: "Titeln", nb: "Tittelen" },
        },
      },
    },
    metadata: { of: () => fieldMetadataGuide },
  },
}

/** The labels and error messages of an image field. */
export const imageFieldGuide = {
  field: "image",
  properties: {
    value: {
      properties: {
        src: {
          label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
          definiteLabel: { sv: "Adressen", nb: "Adressen" },
          format: "uri-reference",
        },
        alt: {
          label: {
            sv: "Alternativtext",
            nb: "Alternativ tekst",
            da: "Alternativ tekst",
            en: "Alternative text",
            fi: "Vaihtoehtoinen teksti",
            sk: "Alternatívny text",
          },
          definiteLabel: { sv: "Alternativtexten", nb: "Den alternative teksten" },
          wanted: true,
        },
        width: {
          label: { sv: "Bredd", nb: "Bredde", da: "Bredde", en: "Width", fi: "Leveys", sk: "Šírka" },
          definiteLabel: { sv: "Bredden", nb: "Bredden" },
        },
        height: {
          label: { sv: "Höjd", nb: "Høyde", da: "Højde", en: "Height", fi: "Korkeus", sk: "Výška" },
          definiteLabel: { sv: "Höjden", nb: "Høyden" },
        },
        title: {
          label: {
            sv: "Bildtext",
            nb: "Bildetekst",
            da: "Billedtekst",
            en: "Caption",
            fi: "Kuvateksti",
            sk: "Popis obrázka",
          },
          definiteLabel: { sv: "Bildtexten", nb: "Bildeteksten" },
        },
      },
    },
    metadata: { of: () => fieldMetadataGuide },
  },
}

/** The labels and error messages of a file field. */
export const fileFieldGuide = {
  field: "file",
  properties: {
    value: {
      properties: {
        src: {
          label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
          definiteLabel: { sv: "Adressen", nb: "Adressen" },
          format: "uri-reference",
        },
        title: {
          label: { sv: "Titel", nb: "Tittel", da: "Titel", en: "Title", fi: "Otsikko", sk: "Titulok" },
          definiteLabel: { sv: "Titeln", nb: "Tittelen" },
        },
        size: {
          label: {
            sv: "Filstorlek",
            nb: "Filstørrelse",
            da: "Filstørrelse",
            en: "File size",
            fi: "Tiedoston koko",
            sk: "Veľkosť súboru",
          },
          definiteLabel: { sv: "Filstorleken", nb: "Filstørrelsen" },
        },
      },
    },
    metadata: { of: () => fieldMetadataGuide },
  },
}

/** The labels and error messages of a date field. */
export const dateFieldGuide = {
  field: "date",
  properties: { value: { format: "date-time" }, metadata: { of: () => fieldMetadataGuide } },
}

/** The labels and error messages of a reference. */
export const referenceGuide = {
  field: "reference",
  properties: {
    id: {
      label: {
        sv: "Identifierare",
        nb: "Identifikator",
        da: "Identifikator",
        en: "Identifier",
        fi: "Tunniste",
        sk: "Identifikátor",
      },
      definiteLabel: { sv: "Identifieraren", nb: "Identifikatoren" },
      empty: "",
    },
    url: {
      label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
      definiteLabel: { sv: "Adressen", nb: "Adressen" },
      format: "uri-reference",
    },
    name: {
      label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
      definiteLabel: { sv: "Namnet", nb: "Navnet" },
    },
    displayName: {
      label: {
        sv: "Visat namn",
        nb: "Vist navn",
        da: "Vist navn",
        en: "Shown name",
        fi: "Näytettävä nimi",
        sk: "Zobrazený názov",
      },
      definiteLabel: { sv: "Det visade namnet", nb: "Det viste navnet" },
    },
  },
}

/** The labels and error messages of a reference list. */
export const referenceListGuide = { field: "reference-list", items: { of: () => referenceGuide } }

/** The labels and error messages of a field metadata. */
export const fieldMetadataGuide = {}
