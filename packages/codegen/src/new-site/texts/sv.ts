/**
 * The initial texts of a new site, which editors replace later. The placeholders `{company}` and `{mail}` are filled in
 * when the site is created.
 */
export type SiteTexts = typeof sv

export type SceneName = keyof SiteTexts["pictures"]

export const sv = {
  /** The names of the pages. They appear in the content tree, in the menu and, in lower case, in URLs. */
  pages: {
    home: "Start",
    cars: { name: "Bilar", slug: "bilar" },
    contact: { name: "Kontakt", slug: "kontakt" },
    notFound: "Sidan finns inte",
    failed: "Något gick fel",
  },
  home: {
    title: "Nästa bil, och människorna bakom den",
    text: "Berätta vad du ska ha bilen till. Vi visar två eller tre som passar, och låter dig provköra i lugn och ro.",
    link: "Se bilarna",
    metaTitle: "Bilar, provkörning och raka svar",
    metaDescription: "{company} säljer bilar och tar hand om dem. Sök, boka en provkörning eller skriv till {mail}.",
    searchShort: "Sök bil",
    search: "Sök på märke, modell eller drivmedel",
    visit: {
      title: "Kom och provsitt",
      text: "<p>Tio minuter bakom ratten säger mer än en timme vid skärmen. Ta med körkortet, och bilbarnstolen om du har en.</p>",
      link: "Hör av dig",
    },
    sell: {
      title: "Har du en bil att sälja?",
      text: '<p>Mejla registreringsnummer, mätarställning och några ärliga bilder till <a href="mailto:{mail}">{mail}</a>. Du hör från oss nästa vardag.</p>',
      link: "Så når du oss",
    },
  },
  cars: {
    title: "Bilar",
    text: "Allt vi säljer har först stått på vår egen lyft. Du får läsa vad vi hittade.",
    link: "Fråga om en bil",
    metaTitle: "Bilar till salu",
    metaDescription:
      "Bilar som {company} har kört, kontrollerat och satt ett rimligt pris på. Fråga oss, och boka en provkörning.",
    check: {
      title: "Kontrollerad först, prissatt sedan",
      text: "<ul><li>Bromsar, däck, batteri och kaross, uppmätta och nedskrivna</li><li>Servicehistoriken läst från första sidan till sista</li><li>En egen provkörning, på vägar som dina</li></ul>",
      link: "Boka provkörning",
    },
  },
  contact: {
    title: "Prata med en människa",
    text: "Den som svarar kan hjälpa dig, eller vet vem som kan.",
    link: "Se bilarna",
    metaTitle: "Kontakta oss",
    metaDescription: "Så når du {company}: skriv till {mail}, så får du svar nästa vardag.",
    write: {
      title: "Skriv till oss",
      text: '<p>Mejla <a href="mailto:{mail}">{mail}</a>. Skriv vilken bil det gäller, och när vi får ringa om du hellre pratar.</p>',
      link: "Till startsidan",
    },
  },
  notFound: {
    title: "Här tar vägen slut",
    text: "Sidan har flyttat, eller så blev adressen fel på vägen.",
    link: "Till startsidan",
    metaTitle: "Sidan finns inte",
    metaDescription: "Adressen leder ingenstans. Härifrån hittar du vidare.",
  },
  failed: {
    title: "Sidan står på lyften",
    text: '<p>Något gick fel hos oss, inte hos dig. Försök igen om en liten stund, eller skriv till <a href="mailto:{mail}">{mail}</a>.</p>',
    link: "Till startsidan",
    metaTitle: "Något gick fel",
    metaDescription: "Sidan kan inte visas just nu. Försök igen om en liten stund.",
  },
  footer: {
    company: "<p>Frågor, idéer eller beröm till verkstaden: vi läser allt.</p>",
    noteTitle: "Om uppgifterna",
    note: "<p>Priser visas med moms. Räckvidd enligt WLTP; kyla, fart och last gör den kortare.</p>",
  },
  pictures: {
    "nordic-street": "Illustration: en blå kombi kör längs en gata med trähus, en bukt i morgonljus bakom",
    showroom: "Illustration: tre bilar i en ljus bilhall med stora fönster, en säljare och en kund i samtal",
    workshop: "Illustration: en blå kombi på lyft i en ljus verkstad, en mekaniker arbetar under den",
    "forest-road": "Illustration: en gul suv med tända strålkastare på en väg genom mörk granskog",
    key: "Illustration: en bilnyckel på ett träbord, med handbok, papper och en kopp kaffe",
  },
}
