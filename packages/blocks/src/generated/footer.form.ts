// Generated from schemas/blocks/footer/footer.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Form } from "./form.js"

/** How an editor fills in a footer. */
export const footerForm: Form = {
  groups: ["brands", "links", "notes"],
  fields: [
    {
      name: "showBrands",
      control: "switch",
      label: { sv: "Visa märken", nb: "Vis merker", en: "Show brands", fi: "Näytä merkit", sk: "Zobraziť značky" },
      help: "Shows the brand logos.",
      group: "brands",
      default: false,
    },
    {
      name: "brandsHeading",
      control: "text",
      label: {
        sv: "Rubrik för märken",
        nb: "Overskrift for merker",
        en: "Brands heading",
        fi: "Merkkien otsikko",
        sk: "Nadpis značiek",
      },
      help: "Heading above the brand logos.",
      group: "brands",
    },
    {
      name: "brands",
      control: "list",
      label: { sv: "Märken", nb: "Merker", en: "Brands", fi: "Merkit", sk: "Značky" },
      help: "Brands the group sells; one without a logo is left out.",
      group: "brands",
      limits: { maxItems: 65 },
      fields: [
        {
          name: "name",
          control: "text",
          label: { sv: "Namn", nb: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
          help: "Brand name, as the car list filters by it.",
          isRequired: true,
        },
        {
          name: "logo",
          control: "image",
          label: { sv: "Logotyp", nb: "Logo", en: "Logo", fi: "Logo", sk: "Logo" },
          help: "Logo in colour.",
        },
        {
          name: "logoBlackAndWhite",
          control: "image",
          label: {
            sv: "Logotyp i svartvitt",
            nb: "Logo i svart-hvitt",
            en: "Logo in black and white",
            fi: "Mustavalkoinen logo",
            sk: "Čiernobiele logo",
          },
          help: "Logo in one colour.",
        },
      ],
    },
    {
      name: "columns",
      control: "list",
      label: { sv: "Kolumner", nb: "Kolonner", en: "Columns", fi: "Sarakkeet", sk: "Stĺpce" },
      help: "Columns of links.",
      group: "links",
      limits: { maxItems: 8 },
      fields: [
        {
          name: "title",
          control: "text",
          label: { sv: "Rubrik", nb: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
          help: "Heading of the column.",
        },
        {
          name: "description",
          control: "rich-text",
          label: { sv: "Text", nb: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          help: "Text above the links.",
        },
        {
          name: "columnItems",
          control: "list",
          label: { sv: "Länkar", nb: "Lenker", en: "Links", fi: "Linkit", sk: "Odkazy" },
          help: "The links of the column.",
          limits: { maxItems: 30 },
          fields: [
            {
              name: "link",
              control: "link",
              label: { sv: "Länk", nb: "Lenke", en: "Link", fi: "Linkki", sk: "Odkaz" },
              help: "A page, a phone number or an address.",
              isRequired: true,
            },
          ],
        },
      ],
    },
    {
      name: "highlightedLink",
      control: "link",
      label: {
        sv: "Framhävd länk",
        nb: "Fremhevet lenke",
        en: "Highlighted link",
        fi: "Korostettu linkki",
        sk: "Zvýraznený odkaz",
      },
      help: "The one link to notice.",
      group: "links",
    },
    {
      name: "socialLinks",
      control: "list",
      label: {
        sv: "Sociala medier",
        nb: "Sosiale medier",
        en: "Social media",
        fi: "Sosiaalinen media",
        sk: "Sociálne siete",
      },
      help: "Where to follow the company.",
      group: "links",
      limits: { maxItems: 12 },
      fields: [
        {
          name: "name",
          control: "text",
          label: { sv: "Namn", nb: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
          help: 'Name of the service, for example "Instagram".',
          isRequired: true,
        },
        {
          name: "url",
          control: "link",
          label: { sv: "Adress", nb: "Adresse", en: "Address", fi: "Osoite", sk: "Adresa" },
          help: "Address of the profile.",
          isRequired: true,
        },
      ],
    },
    {
      name: "infoField1",
      control: "group",
      label: {
        sv: "Första notisen",
        nb: "Første notis",
        en: "First note",
        fi: "Ensimmäinen huomautus",
        sk: "Prvá poznámka",
      },
      help: "First note, for example opening hours.",
      group: "notes",
      fields: [
        {
          name: "heading",
          control: "text",
          label: { sv: "Rubrik", nb: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
          help: "Heading of the first note.",
        },
        {
          name: "text",
          control: "rich-text",
          label: { sv: "Text", nb: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          help: "The first note.",
        },
      ],
    },
    {
      name: "infoField2",
      control: "group",
      label: {
        sv: "Andra notisen",
        nb: "Andre notis",
        en: "Second note",
        fi: "Toinen huomautus",
        sk: "Druhá poznámka",
      },
      help: "Second note, for example the company's registration.",
      group: "notes",
      fields: [
        {
          name: "heading",
          control: "text",
          label: { sv: "Rubrik", nb: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
          help: "Heading of the second note.",
        },
        {
          name: "text",
          control: "rich-text",
          label: { sv: "Text", nb: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
          help: "The second note.",
        },
      ],
    },
    {
      name: "infoFieldOneChildFullWidth",
      control: "switch",
      label: {
        sv: "Första notisen i full bredd",
        nb: "Første notis i full bredde",
        en: "First note at full width",
        fi: "Ensimmäinen huomautus koko leveydelle",
        sk: "Prvá poznámka na celú šírku",
      },
      help: "Lets the first note take the whole width.",
      group: "notes",
      default: false,
    },
  ],
}
