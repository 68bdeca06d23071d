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
          subject: { sv: "Adressen", nb: "Adressen" },
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
          subject: { sv: "Länktexten", nb: "Lenketeksten" },
        },
        title: {
          label: { sv: "Titel", nb: "Tittel", da: "Titel", en: "Title", fi: "Otsikko", sk: "Titulok" },
          subject: { sv: "Titeln", nb: "Tittelen" },
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
          subject: { sv: "Adressen", nb: "Adressen" },
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
          subject: { sv: "Alternativtexten", nb: "Den alternative teksten" },
          wanted: true,
        },
        width: {
          label: { sv: "Bredd", nb: "Bredde", da: "Bredde", en: "Width", fi: "Leveys", sk: "Šírka" },
          subject: { sv: "Bredden", nb: "Bredden" },
        },
        height: {
          label: { sv: "Höjd", nb: "Høyde", da: "Højde", en: "Height", fi: "Korkeus", sk: "Výška" },
          subject: { sv: "Höjden", nb: "Høyden" },
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
          subject: { sv: "Bildtexten", nb: "Bildeteksten" },
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
          subject: { sv: "Adressen", nb: "Adressen" },
          format: "uri-reference",
        },
        title: {
          label: { sv: "Titel", nb: "Tittel", da: "Titel", en: "Title", fi: "Otsikko", sk: "Titulok" },
          subject: { sv: "Titeln", nb: "Tittelen" },
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
          subject: { sv: "Filstorleken", nb: "Filstørrelsen" },
        },
      },
    },
    metadata: { of: () => fieldMetadataGuide },
  },
}

/** The labels and error messages of a page step. */
export const pageStepGuide = {
  properties: {
    path: {
      label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
      subject: { sv: "Adressen", nb: "Adressen" },
    },
    title: {
      label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
      subject: { sv: "Namnet", nb: "Navnet" },
    },
  },
}

/** The labels and error messages of a date field. */
export const dateFieldGuide = {
  field: "date",
  properties: { value: { format: "date-time" }, metadata: { of: () => fieldMetadataGuide } },
}

/** The labels and error messages of a navigation item. */
export const navigationItemGuide = {
  properties: {
    name: {
      label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
      subject: { sv: "Namnet", nb: "Navnet" },
    },
    path: {
      label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
      subject: { sv: "Adressen", nb: "Adressen" },
    },
    navigationTitle: {
      label: {
        sv: "Rubrik i menyn",
        nb: "Tittel i menyen",
        da: "Titel i menuen",
        en: "Title in the menu",
        fi: "Otsikko valikossa",
        sk: "Nadpis v menu",
      },
      subject: { sv: "Rubriken i menyn", nb: "Tittelen i menyen" },
    },
    hideInNavigation: {
      label: {
        sv: "Dold i menyn",
        nb: "Skjult i menyen",
        da: "Skjult i menuen",
        en: "Hidden in the menu",
        fi: "Piilotettu valikosta",
        sk: "Skryté v menu",
      },
      subject: { sv: "Valet att dölja sidan i menyn", nb: "Valget om å skjule siden i menyen" },
    },
    shouldBeNavigableInMenuWhenItHasChildren: {
      label: {
        sv: "Öppnas även från menyn",
        nb: "Åpnes også fra menyen",
        da: "Åbnes også fra menuen",
        en: "Also opens from the menu",
        fi: "Avautuu myös valikosta",
        sk: "Otvára sa aj z menu",
      },
      subject: { sv: "Valet att öppna sidan från menyn", nb: "Valget om å åpne siden fra menyen" },
    },
    externalLink: {
      label: {
        sv: "Extern länk",
        nb: "Ekstern lenke",
        da: "Eksternt link",
        en: "External link",
        fi: "Ulkoinen linkki",
        sk: "Externý odkaz",
      },
      subject: { sv: "Den externa länken", nb: "Den eksterne lenken" },
      of: () => linkFieldGuide,
    },
    children: {
      label: { sv: "Undersidor", nb: "Undersider", da: "Undersider", en: "Subpages", fi: "Alasivut", sk: "Podstránky" },
      subject: { sv: "Undersidorna", nb: "Undersidene" },
      items: {
        label: { sv: "Undersida", nb: "Underside", da: "Underside", en: "Subpage", fi: "Alasivu", sk: "Podstránka" },
        of: () => navigationItemGuide,
      },
    },
  },
}

/** The labels and error messages of a language entry. */
export const languageEntryGuide = {
  properties: {
    name: {
      label: {
        sv: "Språkkod",
        nb: "Språkkode",
        da: "Sprogkode",
        en: "Language code",
        fi: "Kielikoodi",
        sk: "Kód jazyka",
      },
      subject: { sv: "Språkkoden", nb: "Språkkoden" },
    },
    displayName: {
      label: {
        sv: "Namn som visas",
        nb: "Navn som vises",
        da: "Navn, der vises",
        en: "Displayed name",
        fi: "Näytettävä nimi",
        sk: "Zobrazený názov",
      },
      subject: { sv: "Namnet som visas", nb: "Navnet som vises" },
    },
    englishName: {
      label: {
        sv: "Namn på engelska",
        nb: "Navn på engelsk",
        da: "Navn på engelsk",
        en: "Name in English",
        fi: "Nimi englanniksi",
        sk: "Názov po anglicky",
      },
      subject: { sv: "Namnet på engelska", nb: "Navnet på engelsk" },
    },
    nativeName: {
      label: {
        sv: "Namn på det egna språket",
        nb: "Navn på eget språk",
        da: "Navn på eget sprog",
        en: "Name in its own language",
        fi: "Nimi omalla kielellä",
        sk: "Názov vo vlastnom jazyku",
      },
      subject: { sv: "Namnet på det egna språket", nb: "Navnet på eget språk" },
    },
    path: {
      label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
      subject: { sv: "Adressen", nb: "Adressen" },
    },
  },
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
      subject: { sv: "Identifieraren", nb: "Identifikatoren" },
      empty: "",
    },
    url: {
      label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
      subject: { sv: "Adressen", nb: "Adressen" },
      format: "uri-reference",
    },
    name: {
      label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
      subject: { sv: "Namnet", nb: "Navnet" },
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
      subject: { sv: "Det visade namnet", nb: "Det viste navnet" },
    },
  },
}

/** The labels and error messages of a story entry. */
export const storyEntryGuide = {
  properties: {
    id: {
      label: { sv: "Id", nb: "Id", da: "Id", en: "Id", fi: "Tunniste", sk: "Identifikátor" },
      subject: { sv: "Sidans id", nb: "Sidens id" },
    },
    path: {
      label: { sv: "Adress", nb: "Adresse", da: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
      subject: { sv: "Adressen", nb: "Adressen" },
    },
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Headline", fi: "Otsikko", sk: "Titulok" },
      subject: { sv: "Rubriken", nb: "Overskriften" },
    },
    preamble: {
      label: { sv: "Ingress", nb: "Ingress", da: "Manchet", en: "Preamble", fi: "Ingressi", sk: "Perex" },
      subject: { sv: "Ingressen", nb: "Ingressen" },
    },
    date: {
      label: { sv: "Publicerad", nb: "Publisert", da: "Udgivet", en: "Published", fi: "Julkaistu", sk: "Zverejnené" },
      subject: { sv: "Publiceringsdagen", nb: "Publiseringsdagen" },
      format: "date-time",
    },
    image: {
      label: { sv: "Bild", nb: "Bilde", da: "Billede", en: "Picture", fi: "Kuva", sk: "Obrázok" },
      subject: { sv: "Bilden", nb: "Bildet" },
      of: () => imageFieldGuide,
    },
  },
}

/** The labels and error messages of a story tag. */
export const storyTagGuide = {
  properties: {
    id: {
      label: { sv: "Id", nb: "Id", da: "Id", en: "Id", fi: "Tunniste", sk: "Identifikátor" },
      subject: { sv: "Taggens id", nb: "Taggens id" },
    },
    key: {
      label: { sv: "Nyckel", nb: "Nøkkel", da: "Nøgle", en: "Key", fi: "Avain", sk: "Kľúč" },
      subject: { sv: "Nyckeln", nb: "Nøkkelen" },
    },
    value: {
      label: { sv: "Tagg", nb: "Tagg", da: "Tag", en: "Tag", fi: "Aihetunniste", sk: "Značka" },
      subject: { sv: "Taggen", nb: "Taggen" },
    },
  },
}

/** The labels and error messages of a reference list. */
export const referenceListGuide = { field: "reference-list", items: { of: () => referenceGuide } }

/** The labels and error messages of a field metadata. */
export const fieldMetadataGuide = {}
