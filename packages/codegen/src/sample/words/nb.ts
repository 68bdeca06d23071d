import type { Words } from "./words.types.ts"

export const nb: Words = {
  titles: [
    "Vi tar vare på bilen. Hele veien.",
    "Tid for vinterdekk",
    "Bruktbil med ett års garanti",
    "Elbil i hverdagen",
    "Service mens du venter",
    "Bytt bil når livet skifter fil",
  ],
  sentences: [
    "Bestill time på nett, lever nøkkelen når det passer og hent en bil som er klar for neste mil.",
    "Mekanikerne våre kjenner bilen din og sier hva som trengs, hva det koster og hva som kan vente.",
    "Dekkene vaskes, kontrolleres og lagres kjølig til det er tid igjen.",
    "Prøvekjør en time eller hele helgen. Forsikringen er inkludert.",
  ],
  labels: ["Rekkevidde", "Forbruk", "Girkasse", "Bagasje", "Lading 10–80 %", "Tilhengervekt"],
  values: ["480 km", "5,1 l/100 km", "Automat", "520 liter", "28 minutter", "1 800 kg"],
  buttons: ["Bestill service", "Se alle biler", "Les mer", "Finn ditt verksted", "Prøvekjør"],
  hints: ["Søk bil", "Søk på merke, modell eller drivstoff"],
  campaigns: ["Kampanje", "Lagerbil", "Rask levering"],
  notices: ["Åpent til kl. 16 på lørdag", "Sentralbordet svarer senere i dag"],
  places: ["Tromsø", "Ålesund", "Lillehammer", "Bodø", "Kristiansand"],
  people: ["Ingrid Sæther", "Øyvind Haugen", "Amina Yusuf"],
  roles: ["Bilselger", "Verksmester", "Kundemottaker"],
  pages: { "/biler": "Biler", "/verksted": "Verksted", "/dekk": "Dekk", "/om-oss": "Om oss", "/kontakt": "Kontakt" },
  longest: {
    title: "Bilskadeverksteder og vinterdekkoppbevaringsanlegg i hele Trøndelagsregionen",
    sentence:
      "Verkstedbestillingsbekreftelsen sendes til mobiltelefonen som står i serviceavtalen, og leiebilformidlingen skaffer en erstatningsbil mens trafikkskadetakseringen pågår.",
    label: "Drivstofforbruksklassifisering",
  },
}
