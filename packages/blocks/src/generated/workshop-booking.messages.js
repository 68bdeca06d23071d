// Generated from schemas/blocks/workshop-booking/workshop-booking.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a workshop booking. */
export const workshopBookingGuide = {
  properties: {
    title: {
      label: { sv: "Rubrik", nb: "Overskrift", da: "Overskrift", en: "Title", fi: "Otsikko", sk: "Nadpis" },
      definiteLabel: { sv: "Rubriken", nb: "Overskriften" },
      of: () => textFieldGuide,
    },
    titleTag: {
      label: {
        sv: "Rubriknivå",
        nb: "Overskriftsnivå",
        da: "Overskriftsniveau",
        en: "Heading level",
        fi: "Otsikkotaso",
        sk: "Úroveň nadpisu",
      },
      definiteLabel: { sv: "Rubriknivån", nb: "Overskriftsnivået" },
      of: () => titleTagGuide,
    },
    text: {
      label: { sv: "Text", nb: "Tekst", da: "Tekst", en: "Text", fi: "Teksti", sk: "Text" },
      definiteLabel: { sv: "Texten", nb: "Teksten" },
      of: () => richTextFieldGuide,
    },
    elsewhere: {
      label: {
        sv: "Märken som bokas på annat håll",
        nb: "Merker som bestilles et annet sted",
        da: "Mærker, der bookes et andet sted",
        en: "Brands that are booked elsewhere",
        fi: "Muualla varattavat merkit",
        sk: "Značky s vlastnou rezerváciou",
      },
      definiteLabel: { sv: "Märkena som bokas på annat håll", nb: "Merkene som bestilles et annet sted" },
      items: {
        label: { sv: "Märke", nb: "Merke", da: "Mærke", en: "Brand", fi: "Merkki", sk: "Značka" },
        of: () => workshopBookingElsewhereGuide,
      },
    },
    brands: {
      label: {
        sv: "Auktoriserade märken",
        nb: "Autoriserte merker",
        da: "Autoriserede mærker",
        en: "Authorised brands",
        fi: "Valtuutetut merkit",
        sk: "Autorizované značky",
      },
      definiteLabel: { sv: "De auktoriserade märkena", nb: "De autoriserte merkene" },
      items: {
        label: { sv: "Märke", nb: "Merke", da: "Mærke", en: "Brand", fi: "Merkki", sk: "Značka" },
        of: () => workshopBookingBrandGuide,
      },
    },
    damageLink: {
      label: {
        sv: "Länk till skadebesiktning",
        nb: "Lenke til skadebesiktigelse",
        da: "Link til skadebesigtigelse",
        en: "Link to damage inspection",
        fi: "Linkki vauriotarkastukseen",
        sk: "Odkaz na obhliadku škody",
      },
      definiteLabel: { sv: "Länken till skadebesiktningen", nb: "Lenken til skadebesiktigelsen" },
      of: () => linkFieldGuide,
    },
    phoneLink: {
      label: {
        sv: "Telefonnummer för frågor",
        nb: "Telefonnummer for spørsmål",
        da: "Telefonnummer til spørgsmål",
        en: "Phone number for questions",
        fi: "Puhelinnumero kysymyksille",
        sk: "Telefón pre otázky",
      },
      definiteLabel: { sv: "Telefonnumret", nb: "Telefonnummeret" },
      of: () => linkFieldGuide,
    },
    contactLink: {
      label: {
        sv: "E-postadress för frågor",
        nb: "E-postadresse for spørsmål",
        da: "E-mailadresse til spørgsmål",
        en: "E-mail address for questions",
        fi: "Sähköpostiosoite kysymyksille",
        sk: "E-mail pre otázky",
      },
      definiteLabel: { sv: "E-postadressen", nb: "E-postadressen" },
      of: () => linkFieldGuide,
    },
    personalPlate: {
      label: {
        sv: "Personlig skylt",
        nb: "Personlig skilt",
        da: "Personlig nummerplade",
        en: "Personal plate",
        fi: "Henkilökohtainen kilpi",
        sk: "Osobná značka",
      },
      definiteLabel: { sv: "Den personliga skylten", nb: "Det personlige skiltet" },
    },
    backgroundColor: {
      label: { sv: "Bakgrund", nb: "Bakgrunn", da: "Baggrund", en: "Background", fi: "Tausta", sk: "Pozadie" },
      definiteLabel: { sv: "Bakgrunden", nb: "Bakgrunnen" },
    },
  },
}

/** The labels and error messages of a workshop booking elsewhere. */
export const workshopBookingElsewhereGuide = {
  label: { sv: "Märke", nb: "Merke", da: "Mærke", en: "Brand", fi: "Merkki", sk: "Značka" },
  properties: {
    link: {
      label: {
        sv: "Länk till bokning",
        nb: "Lenke til bestilling",
        da: "Link til booking",
        en: "Link to booking",
        fi: "Linkki varaukseen",
        sk: "Odkaz na rezerváciu",
      },
      definiteLabel: { sv: "Länken till bokningen", nb: "Lenken til bestillingen" },
      of: () => linkFieldGuide,
    },
  },
}

/** The labels and error messages of a workshop booking brand. */
export const workshopBookingBrandGuide = {
  label: { sv: "Märke", nb: "Merke", da: "Mærke", en: "Brand", fi: "Merkki", sk: "Značka" },
  properties: {
    name: {
      label: { sv: "Namn", nb: "Navn", da: "Navn", en: "Name", fi: "Nimi", sk: "Názov" },
      definiteLabel: { sv: "Namnet", nb: "Navnet" },
      of: () => textFieldGuide,
      empty: { value: "" },
    },
  },
}
