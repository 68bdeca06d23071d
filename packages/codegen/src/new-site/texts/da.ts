import type { SiteTexts } from "./sv.ts"

export const da: SiteTexts = {
  pages: {
    home: "Forside",
    cars: { name: "Biler", slug: "biler" },
    contact: { name: "Kontakt", slug: "kontakt" },
    notFound: "Siden findes ikke",
    failed: "Noget gik galt",
  },
  home: {
    title: "Din næste bil, og menneskene bag den",
    text: "Fortæl, hvad du skal bruge bilen til. Vi viser dig to eller tre, der passer, og lader dig prøvekøre dem i fred og ro.",
    link: "Se bilerne",
    metaTitle: "Biler, prøvekørsel og ærlige svar",
    metaDescription: "{company} sælger biler og passer på dem. Søg, book en prøvetur, eller skriv til {mail}.",
    searchShort: "Søg bil",
    search: "Søg på mærke, model eller drivmiddel",
    visit: {
      title: "Kom og prøvesid",
      text: "<p>Ti minutter bag rattet siger mere end en time foran skærmen. Tag kørekortet med, og autostolen, hvis du har en.</p>",
      link: "Tag kontakt",
    },
    sell: {
      title: "Har du en bil, du vil sælge?",
      text: '<p>Send registreringsnummer, kilometerstand og nogle ærlige billeder til <a href="mailto:{mail}">{mail}</a>. Du hører fra os næste hverdag.</p>',
      link: "Sådan får du fat i os",
    },
  },
  cars: {
    title: "Biler",
    text: "Alt, hvad vi sælger, har først stået på vores egen lift. Du får lov at læse, hvad vi fandt.",
    link: "Spørg om en bil",
    metaTitle: "Biler til salg",
    metaDescription:
      "Biler, som {company} har kørt, kontrolleret og sat en rimelig pris på. Spørg os, og book en prøvetur.",
    check: {
      title: "Kontrolleret først, prissat bagefter",
      text: "<ul><li>Bremser, dæk, batteri og karrosseri, målt og skrevet ned</li><li>Servicehistorikken læst fra første side til sidste</li><li>Vores egen prøvetur på veje som dine</li></ul>",
      link: "Book en prøvetur",
    },
  },
  contact: {
    title: "Tal med et menneske",
    text: "Den, der svarer, kan hjælpe dig eller ved, hvem der kan.",
    link: "Se bilerne",
    metaTitle: "Kontakt os",
    metaDescription: "Sådan får du fat i {company}: skriv til {mail}, så får du svar næste hverdag.",
    write: {
      title: "Skriv til os",
      text: '<p>Send en mail til <a href="mailto:{mail}">{mail}</a>. Skriv, hvilken bil det gælder, og hvornår vi må ringe, hvis du hellere vil tale.</p>',
      link: "Til forsiden",
    },
  },
  notFound: {
    title: "Her ender vejen",
    text: "Siden er flyttet, eller adressen blev forkert undervejs.",
    link: "Til forsiden",
    metaTitle: "Siden findes ikke",
    metaDescription: "Adressen fører ingen steder hen. Herfra finder du vejen videre.",
  },
  failed: {
    title: "Siden står på liften",
    text: '<p>Noget gik galt hos os, ikke hos dig. Prøv igen om et øjeblik, eller skriv til <a href="mailto:{mail}">{mail}</a>.</p>',
    link: "Til forsiden",
    metaTitle: "Noget gik galt",
    metaDescription: "Siden kan ikke vises lige nu. Prøv igen om et øjeblik.",
  },
  footer: {
    company: "<p>Spørgsmål, idéer eller ros til værkstedet: Vi læser alt.</p>",
    noteTitle: "Om oplysningerne",
    note: "<p>Priserne er med moms. Rækkevidde efter WLTP; kulde, fart og last gør den kortere.</p>",
  },
  pictures: {
    "nordic-street": "Illustration: en blå stationcar kører langs en gade med træhuse, en bugt i morgenlys bagved",
    showroom: "Illustration: tre biler i en lys bilhal med store vinduer, en sælger og en kunde i samtale",
    workshop: "Illustration: en blå stationcar på lift i et lyst værksted, en mekaniker arbejder under den",
    "forest-road": "Illustration: en gul SUV med tændte lygter på en vej gennem mørk granskov",
    key: "Illustration: en bilnøgle på et træbord med håndbog, papirer og en kop kaffe",
  },
}
