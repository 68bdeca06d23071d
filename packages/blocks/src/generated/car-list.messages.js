// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a car list. */
export const carListGuide = {
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
    only: {
      label: {
        sv: "Bara bilar med",
        nb: "Bare biler med",
        da: "Kun biler med",
        en: "Only cars with",
        fi: "Vain autot, joissa",
        sk: "Len autá s",
      },
      definiteLabel: { sv: "Villkoren", nb: "Vilkårene" },
      items: {
        label: { sv: "Villkor", nb: "Vilkår", da: "Vilkår", en: "Condition", fi: "Ehto", sk: "Podmienka" },
        of: () => carListOnlyGuide,
      },
    },
    monthly: {
      label: {
        sv: "Månadskostnad",
        nb: "Månedskostnad",
        da: "Månedlig ydelse",
        en: "Monthly cost",
        fi: "Kuukausierä",
        sk: "Mesačná splátka",
      },
      definiteLabel: { sv: "Månadskostnaden", nb: "Månedskostnaden" },
      choices: {
        None: { sv: "Ingen", nb: "Ingen", da: "Ingen", en: "None", fi: "Ei mitään", sk: "Žiadne" },
        Loan: { sv: "Lån", nb: "Lån", da: "Lån", en: "Loan", fi: "Laina", sk: "Úver" },
        PrivateLeasing: {
          sv: "Privatleasing",
          nb: "Privatleasing",
          da: "Privatleasing",
          en: "Personal lease",
          fi: "Yksityisleasing",
          sk: "Súkromný lízing",
        },
        CompanyLeasing: {
          sv: "Företagsleasing",
          nb: "Bedriftsleasing",
          da: "Erhvervsleasing",
          en: "Business lease",
          fi: "Yritysleasing",
          sk: "Firemný lízing",
        },
      },
    },
    note: {
      label: {
        sv: "Villkor under listan",
        nb: "Vilkår under listen",
        da: "Vilkår under listen",
        en: "Terms below the list",
        fi: "Ehdot listan alla",
        sk: "Podmienky pod zoznamom",
      },
      definiteLabel: { sv: "Villkoren", nb: "Vilkårene" },
      of: () => textFieldGuide,
    },
    contactLink: {
      label: { sv: "Kontakt", nb: "Kontakt", da: "Kontakt", en: "Contact", fi: "Yhteystiedot", sk: "Kontakt" },
      definiteLabel: { sv: "Länken till kontakt", nb: "Lenken til kontakt" },
      of: () => linkFieldGuide,
    },
  },
}

/** The labels and error messages of a car list only. */
export const carListOnlyGuide = {
  label: { sv: "Villkor", nb: "Vilkår", da: "Vilkår", en: "Condition", fi: "Ehto", sk: "Podmienka" },
  properties: {
    facet: {
      label: { sv: "Egenskap", nb: "Egenskap", da: "Egenskab", en: "Property", fi: "Ominaisuus", sk: "Vlastnosť" },
      definiteLabel: { sv: "Egenskapen", nb: "Egenskapen" },
      choices: {
        car_brand: { sv: "Märke", nb: "Merke", da: "Mærke", en: "Make", fi: "Merkki", sk: "Značka" },
        car_condition: { sv: "Skick", nb: "Tilstand", da: "Stand", en: "Condition", fi: "Kunto", sk: "Stav" },
        car_fuel: { sv: "Drivmedel", nb: "Drivstoff", da: "Drivmiddel", en: "Fuel", fi: "Käyttövoima", sk: "Palivo" },
        car_body: { sv: "Kaross", nb: "Karosseri", da: "Karosseri", en: "Body", fi: "Korimalli", sk: "Karoséria" },
        car_gearbox: {
          sv: "Växellåda",
          nb: "Girkasse",
          da: "Gearkasse",
          en: "Gearbox",
          fi: "Vaihteisto",
          sk: "Prevodovka",
        },
        car_drive: { sv: "Drivning", nb: "Hjuldrift", da: "Træk", en: "Drive", fi: "Vetotapa", sk: "Pohon" },
        car_vehicle_type_code: {
          sv: "Fordonstyp",
          nb: "Kjøretøytype",
          da: "Køretøjstype",
          en: "Vehicle type",
          fi: "Ajoneuvotyyppi",
          sk: "Typ vozidla",
        },
        car_site_city: { sv: "Ort", nb: "Sted", da: "By", en: "City", fi: "Paikkakunta", sk: "Mesto" },
        car_site_region: { sv: "Län", nb: "Fylke", da: "Region", en: "Region", fi: "Maakunta", sk: "Kraj" },
        car_has_campaign_price: {
          sv: "Kampanjpris",
          nb: "Kampanjepris",
          da: "Kampagnepris",
          en: "Offer price",
          fi: "Kampanjahinta",
          sk: "Akciová cena",
        },
        car_has_privateleasing: {
          sv: "Privatleasing",
          nb: "Privatleasing",
          da: "Privatleasing",
          en: "Personal lease",
          fi: "Yksityisleasing",
          sk: "Súkromný lízing",
        },
        car_has_companyleasing: {
          sv: "Företagsleasing",
          nb: "Bedriftsleasing",
          da: "Erhvervsleasing",
          en: "Business lease",
          fi: "Yritysleasing",
          sk: "Firemný lízing",
        },
      },
    },
    value: {
      label: { sv: "Värde", nb: "Verdi", da: "Værdi", en: "Value", fi: "Arvo", sk: "Hodnota" },
      definiteLabel: { sv: "Värdet", nb: "Verdien" },
    },
  },
}
