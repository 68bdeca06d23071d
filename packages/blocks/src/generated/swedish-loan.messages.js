// Generated from schemas/blocks/swedish-loan/swedish-loan.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { linkFieldGuide, richTextFieldGuide, textFieldGuide, titleTagGuide } from "./fields.messages.js"

/** The labels and error messages of a swedish loan. */
export const swedishLoanGuide = {
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
    price: {
      label: {
        sv: "Kontantpris",
        nb: "Kontantpris",
        da: "Kontantpris",
        en: "Cash price",
        fi: "Käteishinta",
        sk: "Cena v hotovosti",
      },
      definiteLabel: { sv: "Kontantpriset", nb: "Kontantprisen" },
      messages: {
        pattern: {
          sv: "{field} skrivs med siffror, till exempel 300 000",
          nb: "{field} skrives med sifre, for eksempel 300 000",
          da: "{field} skrives med tal, for eksempel 300 000",
          en: "{field} is written in digits, for example 300 000",
          fi: "Kenttään {label} kirjoitetaan luku, esimerkiksi 300 000",
          sk: "Do poľa {label} patrí číslo, napríklad 300 000",
        },
      },
    },
    deposit: {
      label: { sv: "Kontantinsats", nb: "Egenandel", da: "Udbetaling", en: "Deposit", fi: "Käsiraha", sk: "Akontácia" },
      definiteLabel: { sv: "Kontantinsatsen", nb: "Egenandelen" },
      messages: {
        pattern: {
          sv: "{field} skrivs med siffror, till exempel 60 000",
          nb: "{field} skrives med sifre, for eksempel 60 000",
          da: "{field} skrives med tal, for eksempel 60 000",
          en: "{field} is written in digits, for example 60 000",
          fi: "Kenttään {label} kirjoitetaan luku, esimerkiksi 60 000",
          sk: "Do poľa {label} patrí číslo, napríklad 60 000",
        },
      },
    },
    months: {
      label: {
        sv: "Avtalstid i månader",
        nb: "Løpetid i måneder",
        da: "Løbetid i måneder",
        en: "Term in months",
        fi: "Laina-aika kuukausina",
        sk: "Doba splácania v mesiacoch",
      },
      definiteLabel: { sv: "Avtalstiden", nb: "Løpetiden" },
      messages: {
        pattern: {
          sv: "{field} skrivs med siffror, till exempel 72",
          nb: "{field} skrives med sifre, for eksempel 72",
          da: "{field} skrives med tal, for eksempel 72",
          en: "{field} is written in digits, for example 72",
          fi: "Kenttään {label} kirjoitetaan luku, esimerkiksi 72",
          sk: "Do poľa {label} patrí číslo, napríklad 72",
        },
      },
    },
    residualPercent: {
      label: {
        sv: "Restvärde i procent",
        nb: "Restverdi i prosent",
        da: "Restværdi i procent",
        en: "Residual value in per cent",
        fi: "Jäännösarvo prosentteina",
        sk: "Zostatková hodnota v percentách",
      },
      definiteLabel: { sv: "Restvärdet", nb: "Restverdien" },
      messages: {
        pattern: {
          sv: "{field} skrivs med siffror, till exempel 40",
          nb: "{field} skrives med sifre, for eksempel 40",
          da: "{field} skrives med tal, for eksempel 40",
          en: "{field} is written in digits, for example 40",
          fi: "Kenttään {label} kirjoitetaan luku, esimerkiksi 40",
          sk: "Do poľa {label} patrí číslo, napríklad 40",
        },
      },
    },
    ratePercent: {
      label: {
        sv: "Ränta i procent",
        nb: "Rente i prosent",
        da: "Rente i procent",
        en: "Interest rate in per cent",
        fi: "Korko prosentteina",
        sk: "Úrok v percentách",
      },
      definiteLabel: { sv: "Räntan", nb: "Renten" },
      messages: {
        pattern: {
          sv: "{field} skrivs med siffror, till exempel 5,95",
          nb: "{field} skrives med sifre, for eksempel 5,95",
          da: "{field} skrives med tal, for eksempel 5,95",
          en: "{field} is written in digits, for example 5,95",
          fi: "Kenttään {label} kirjoitetaan luku, esimerkiksi 5,95",
          sk: "Do poľa {label} patrí číslo, napríklad 5,95",
        },
      },
    },
    rateKind: {
      label: {
        sv: "Räntetyp",
        nb: "Rentetype",
        da: "Rentetype",
        en: "Kind of rate",
        fi: "Korkotyyppi",
        sk: "Typ úroku",
      },
      definiteLabel: { sv: "Räntetypen", nb: "Rentetypen" },
      choices: {
        Fixed: { sv: "Bunden", nb: "Fast", da: "Fast", en: "Fixed", fi: "Kiinteä", sk: "Fixný" },
        Variable: { sv: "Rörlig", nb: "Flytende", da: "Variabel", en: "Variable", fi: "Vaihtuva", sk: "Variabilný" },
      },
    },
    setUpFee: {
      label: {
        sv: "Uppläggningsavgift",
        nb: "Etableringsgebyr",
        da: "Stiftelsesgebyr",
        en: "Set-up fee",
        fi: "Avausmaksu",
        sk: "Poplatok za poskytnutie",
      },
      definiteLabel: { sv: "Uppläggningsavgiften", nb: "Etableringsgebyret" },
      messages: {
        pattern: {
          sv: "{field} skrivs med siffror, till exempel 595",
          nb: "{field} skrives med sifre, for eksempel 595",
          da: "{field} skrives med tal, for eksempel 595",
          en: "{field} is written in digits, for example 595",
          fi: "Kenttään {label} kirjoitetaan luku, esimerkiksi 595",
          sk: "Do poľa {label} patrí číslo, napríklad 595",
        },
      },
    },
    invoiceFee: {
      label: {
        sv: "Aviavgift",
        nb: "Termingebyr",
        da: "Opkrævningsgebyr",
        en: "Invoice fee",
        fi: "Laskutusmaksu",
        sk: "Poplatok za faktúru",
      },
      definiteLabel: { sv: "Aviavgiften", nb: "Termingebyret" },
      messages: {
        pattern: {
          sv: "{field} skrivs med siffror, till exempel 55",
          nb: "{field} skrives med sifre, for eksempel 55",
          da: "{field} skrives med tal, for eksempel 55",
          en: "{field} is written in digits, for example 55",
          fi: "Kenttään {label} kirjoitetaan luku, esimerkiksi 55",
          sk: "Do poľa {label} patrí číslo, napríklad 55",
        },
      },
    },
    disclaimer: {
      label: { sv: "Villkor", nb: "Vilkår", da: "Vilkår", en: "Terms", fi: "Ehdot", sk: "Podmienky" },
      definiteLabel: { sv: "Villkoren", nb: "Vilkårene" },
      messages: {
        pattern: {
          sv: "{field} visas som de är skrivna, så platshållare inom klammerparenteser kan inte användas",
          nb: "{field} vises slik de er skrevet, så plassholdere i klammeparenteser kan ikke brukes",
          da: "{field} vises, som de er skrevet, så pladsholdere i krøllede parenteser kan ikke bruges",
          en: "{field} are shown as written, so placeholders in curly brackets cannot be used",
          fi: "Kentän {label} teksti näytetään sellaisenaan, joten aaltosulkeissa olevia paikkamerkkejä ei voi käyttää",
          sk: "Text v poli {label} sa zobrazí tak, ako je napísaný, preto nemôže obsahovať zástupné výrazy v zložených zátvorkách",
        },
      },
      of: () => textFieldGuide,
    },
    link: {
      label: { sv: "Länk", nb: "Lenke", da: "Link", en: "Link", fi: "Linkki", sk: "Odkaz" },
      definiteLabel: { sv: "Länken", nb: "Lenken" },
      of: () => linkFieldGuide,
    },
  },
}
