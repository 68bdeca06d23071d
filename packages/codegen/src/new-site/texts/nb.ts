import type { SiteTexts } from "./sv.ts"

export const nb: SiteTexts = {
  pages: {
    home: "Forside",
    cars: { name: "Biler", slug: "biler" },
    contact: { name: "Kontakt", slug: "kontakt" },
    notFound: "Siden finnes ikke",
    failed: "Noe gikk galt",
  },
  home: {
    title: "Neste bil, og menneskene bak den",
    text: "Fortell hva du skal bruke bilen til. Vi viser deg to eller tre som passer, og lar deg prøvekjøre i fred og ro.",
    link: "Se bilene",
    metaTitle: "Biler, prøvekjøring og ærlige svar",
    metaDescription: "{company} selger biler og tar vare på dem. Søk, bestill prøvekjøring eller skriv til {mail}.",
    searchShort: "Søk bil",
    search: "Søk på merke, modell eller drivstoff",
    visit: {
      title: "Kom og prøvesitt",
      text: "<p>Ti minutter bak rattet sier mer enn en time foran skjermen. Ta med førerkortet, og barnesetet om du har et.</p>",
      link: "Ta kontakt",
    },
    sell: {
      title: "Har du en bil du vil selge?",
      text: '<p>Send registreringsnummer, kilometerstand og noen ærlige bilder til <a href="mailto:{mail}">{mail}</a>. Du hører fra oss neste virkedag.</p>',
      link: "Slik når du oss",
    },
  },
  cars: {
    title: "Biler",
    text: "Alt vi selger, har først stått på vår egen løftebukk. Du får lese hva vi fant.",
    link: "Spør om en bil",
    metaTitle: "Biler til salgs",
    metaDescription:
      "Biler {company} har kjørt, kontrollert og satt en rimelig pris på. Spør oss, og bestill prøvekjøring.",
    check: {
      title: "Kontrollert først, priset etterpå",
      text: "<ul><li>Bremser, dekk, batteri og karosseri, målt og skrevet ned</li><li>Servicehistorikken lest fra første side til siste</li><li>Vår egen prøvetur, på veier som dine</li></ul>",
      link: "Bestill prøvekjøring",
    },
  },
  contact: {
    title: "Snakk med et menneske",
    text: "Den som svarer, kan hjelpe deg eller vet hvem som kan.",
    link: "Se bilene",
    metaTitle: "Kontakt oss",
    metaDescription: "Slik når du {company}: skriv til {mail}, så får du svar neste virkedag.",
    write: {
      title: "Skriv til oss",
      text: '<p>Send e-post til <a href="mailto:{mail}">{mail}</a>. Skriv hvilken bil det gjelder, og når vi kan ringe om du heller vil snakke.</p>',
      link: "Til forsiden",
    },
  },
  notFound: {
    title: "Her slutter veien",
    text: "Siden er flyttet, eller så ble adressen feil underveis.",
    link: "Til forsiden",
    metaTitle: "Siden finnes ikke",
    metaDescription: "Adressen fører ingen steder. Herfra finner du veien videre.",
  },
  failed: {
    title: "Siden står på løftebukken",
    text: '<p>Noe gikk galt hos oss, ikke hos deg. Prøv igjen om en liten stund, eller skriv til <a href="mailto:{mail}">{mail}</a>.</p>',
    link: "Til forsiden",
    metaTitle: "Noe gikk galt",
    metaDescription: "Siden kan ikke vises akkurat nå. Prøv igjen om en liten stund.",
  },
  footer: {
    company: "<p>Spørsmål, idéer eller ros til verkstedet: Vi leser alt.</p>",
    noteTitle: "Om opplysningene",
    note: "<p>Prisene er med moms. Rekkevidde etter WLTP; kulde, fart og last gjør den kortere.</p>",
  },
  pictures: {
    "nordic-street": "Illustrasjon: en blå stasjonsvogn kjører langs en gate med trehus, en bukt i morgenlys bak",
    showroom: "Illustrasjon: tre biler i en lys bilhall med store vinduer, en selger og en kunde i samtale",
    workshop: "Illustrasjon: en blå stasjonsvogn på løftebukk i et lyst verksted, en mekaniker arbeider under den",
    "forest-road": "Illustrasjon: en gul SUV med tente lykter på en vei gjennom mørk granskog",
    key: "Illustrasjon: en bilnøkkel på et trebord, med håndbok, papirer og en kopp kaffe",
  },
}
