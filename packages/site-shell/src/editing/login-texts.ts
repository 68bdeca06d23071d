export interface LoginTexts {
  readonly title: string
  readonly key: string
  readonly enter: string
  readonly wrong: string
  readonly tooMany: string
  readonly refused: string
}

const TEXTS: Readonly<Record<string, LoginTexts>> = {
  sv: {
    title: "Redigera webbplatsen",
    key: "Nyckel",
    enter: "Börja redigera",
    wrong: "Nyckeln är fel. Kontrollera den och försök igen.",
    tooMany: "För många försök. Vänta en stund och försök igen.",
    refused:
      "Ingen kan redigera nu: innehållsplattformen nekar webbplatsen. Du är utloggad. Säg till den som driver webbplatsen.",
  },
  no: {
    title: "Rediger nettstedet",
    key: "Nøkkel",
    enter: "Begynn å redigere",
    wrong: "Nøkkelen er feil. Kontroller den og prøv igjen.",
    tooMany: "For mange forsøk. Vent litt og prøv igjen.",
    refused:
      "Ingen kan redigere nå: innholdsplattformen avviser nettstedet. Du er logget ut. Si fra til den som drifter nettstedet.",
  },
  fi: {
    title: "Muokkaa sivustoa",
    key: "Avain",
    enter: "Aloita muokkaus",
    wrong: "Avain on väärä. Tarkista se ja yritä uudelleen.",
    tooMany: "Liian monta yritystä. Odota hetki ja yritä uudelleen.",
    refused:
      "Sivustoa ei voi nyt muokata: sisältöalusta torjuu sivuston. Sinut on kirjattu ulos. Ilmoita asiasta sivuston ylläpidolle.",
  },
  sk: {
    title: "Upraviť stránky",
    key: "Kľúč",
    enter: "Začať upravovať",
    wrong: "Kľúč je nesprávny. Skontrolujte ho a skúste znova.",
    tooMany: "Príliš veľa pokusov. Chvíľu počkajte a skúste znova.",
    refused:
      "Stránky teraz nemožno upravovať: obsahová platforma ich odmieta. Boli ste odhlásení. Oznámte to správcovi stránok.",
  },
  en: {
    title: "Edit this site",
    key: "Key",
    enter: "Begin",
    wrong: "The key is wrong. Check it and try again.",
    tooMany: "Too many attempts. Wait a while and try again.",
    refused:
      "Nobody can edit now: the content platform refuses the site. You are logged out. Tell whoever runs the site.",
  },
}

export function getLoginTexts(language: string): LoginTexts {
  return (TEXTS[language] ?? TEXTS.en) as LoginTexts
}
