import type { Words } from "./words.types.ts"

export const sk: Words = {
  titles: [
    "Postaráme sa o vaše auto. Po celý čas.",
    "Je čas na zimné pneumatiky",
    "Jazdené vozidlá s ročnou zárukou",
    "Elektromobil na každý deň",
    "Servis na počkanie",
    "Vymeňte auto, keď život zmení smer",
  ],
  sentences: [
    "Objednajte sa online, odovzdajte kľúč, keď vám to vyhovuje, a vyzdvihnite si auto pripravené na ďalšiu cestu.",
    "Naši mechanici poznajú vaše auto a povedia vám, čo potrebuje, koľko to stojí a čo môže počkať.",
    "Pneumatiky umyjeme, skontrolujeme a uskladníme v chlade až do ďalšej sezóny.",
    "Vyskúšajte ho na hodinu alebo na celý víkend. Poistenie je v cene.",
  ],
  labels: ["Dojazd", "Spotreba", "Prevodovka", "Batožinový priestor", "Nabíjanie 10 – 80 %", "Ťažná hmotnosť"],
  values: ["480 km", "5,1 l/100 km", "Automatická", "520 litrov", "28 minút", "1 800 kg"],
  buttons: ["Objednať servis", "Zobraziť všetky autá", "Čítať ďalej", "Nájsť prevádzku", "Skúšobná jazda"],
  hints: ["Hľadať auto", "Hľadať podľa značky, modelu alebo paliva"],
  campaigns: ["Akcia", "Na sklade", "Rýchle dodanie"],
  notices: ["V sobotu otvorené do 16.00", "Ústredňa sa ozve neskôr počas dňa"],
  places: ["Košice", "Banská Bystrica", "Žilina", "Trenčín", "Liptovský Mikuláš"],
  people: ["Zuzana Kováčová", "Ľubomír Hruška", "Amina Yusuf"],
  roles: ["Predajkyňa áut", "Vedúci servisu", "Prijímacia technička"],
  pages: {
    "/auta": "Autá",
    "/servis": "Servis",
    "/pneumatiky": "Pneumatiky",
    "/o-nas": "O nás",
    "/kontakt": "Kontakt",
  },
  longest: {
    title: "Autorizované karosárske a lakovnícke pracoviská s uskladnením pneumatík v Banskobystrickom kraji",
    sentence:
      "Potvrdenie objednávky v autorizovanom servise posielame na telefónne číslo uvedené v zmluve o pravidelnej údržbe a počas vyhotovovania znaleckého posudku poisťovne zabezpečíme náhradné vozidlo.",
    label: "Najnepravdepodobnejšia prevádzková hmotnosť",
  },
}
