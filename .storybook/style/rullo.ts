import type { Company } from "./company.types.ts"
import { createShownPicture } from "./shown.ts"

const ROOT = "Illustration: "

export const rullo: Company = {
  name: "Rullo",
  look: "Quick, bright, prices first. Large letters close together, round corners, filled surfaces in place of lines.",
  speech: "Short and concrete. A number where others have an adjective. Prices before names.",
  voice: {
    display: "Hitta bilen. Provkör i morgon.",
    "title-1": "4 312 bilar. Ett pris på varje.",
    "title-2": "14 dagar att ångra sig",
    "title-3": "157 punkter, kollade på varje bil",
    "title-4": "Sälj din bil på en vecka",
    "title-5": "Kia Niro EV, 3 120 mil, 264 900 kr",
    lead: "Kom och provsitt. Ta med körkort, resten har vi.",
    body: "Varje bil har sitt protokoll i fönstret: vad vi kollade, vad vi bytte, vad som är slitet. Priset är samma för alla, så du slipper pruta. Hämta i dag eller få den hem på tre dagar.",
    small: "2023 · 3 120 mil · El · Automat · Umeå",
    caption: "Effektiv ränta 7,45 %, 72 månader, 20 % insats. Totalt 318 960 kr.",
  },
  buttons: { primary: "Boka provkörning", secondary: "Se 4 312 bilar", ghost: "Sälj din bil" },
  link: "De 157 punkterna",
  price: "264 900 kr",
  kinds: [
    {
      name: "Scene of the market",
      use: "Opens a page, and only there: 21 by 9 on wide windows, 4 by 5 on phones, inside its own frame. A place that visitors of the country know, in Rullo’s paint.",
      pictures: [
        createShownPicture(
          "/-/media/artwork/scenes/rullo-malmo-summer-day-city-car-sun-21x9.svg",
          `${ROOT}gul småbil vid vattnet i Västra hamnen`,
        ),
        createShownPicture(
          "/-/media/artwork/scenes/rullo-forecourt-row-winter-night-mpv-sand-4x5.svg",
          `${ROOT}bilar på rad en vinternatt, priserna lyser`,
        ),
      ],
    },
    {
      name: "Place",
      use: "Shows where the cars stand and who looks at them: 4 by 3 beside words and 4 by 5 on phones, 3 by 2 on cards, 16 by 9 above a story.",
      pictures: [
        createShownPicture(
          "/-/media/artwork/scenes/rullo-showroom-spring-day-hatchback-sun-4x3.svg",
          `${ROOT}gul halvkombi i en ljus bilhall`,
        ),
        createShownPicture(
          "/-/media/artwork/scenes/rullo-car-wash-3x2.svg",
          `${ROOT}bil mellan borstarna i en biltvätt`,
        ),
        createShownPicture(
          "/-/media/artwork/scenes/rullo-handover-summer-day-suv-small-flame-16x9.svg",
          `${ROOT}en säljare lämnar över nyckeln till en orange bil`,
        ),
      ],
    },
    {
      name: "Close-up",
      use: "One of the 157 points: 4 by 3 beside words, 3 by 2 on cards. Never two beside each other, never at the opening of a page.",
      pictures: [
        createShownPicture(
          "/-/media/artwork/details/rullo-headlight-flame-4x3.svg",
          `${ROOT}strålkastare på en orange bil`,
        ),
        createShownPicture("/-/media/artwork/details/rullo-wheel-sun-3x2.svg", `${ROOT}framhjul på en gul bil`),
      ],
    },
    {
      name: "Car",
      use: "What is for sale: always 3 by 2, made from the car’s own data. On nothing in lists; on lime, indigo or paper where one car stands alone.",
      pictures: [
        createShownPicture(
          "/-/media/artwork/cars/city-car-quarter-sun-classic-closed-round-se.svg",
          `${ROOT}gul småbil snett framifrån`,
        ),
        createShownPicture(
          "/-/media/artwork/cars-on-paper/suv-small-side-ink-blade.svg",
          `${ROOT}svart liten suv från sidan mot limegrönt`,
        ),
        createShownPicture(
          "/-/media/artwork/cars-on-paper/hatchback-rear-snow.svg",
          `${ROOT}vit halvkombi snett bakifrån mot indigo`,
        ),
      ],
    },
  ],
  stories: [
    {
      title: "Batteriet i kyla: 31 procent bort",
      preamble: "Sju bilar, minus 14, samma runda. En tabell.",
      day: "10 november 2026",
      date: "2026-11-10",
      picture: createShownPicture(
        "/-/media/artwork/scenes/rullo-forest-road-winter-day-crossover-sun-3x2.svg",
        `${ROOT}gul elbil på en snöig skogsväg`,
      ),
    },
    {
      title: "Sju märken vi kan",
      preamble: "Resten säljer vi också. De här vet vi var de rostar.",
      day: "28 oktober 2026",
      date: "2026-10-28",
      picture: createShownPicture(
        "/-/media/artwork/scenes/rullo-forecourt-row-autumn-morning-hatchback-cherry-3x2.svg",
        `${ROOT}röd halvkombi längst fram i en rad av bilar`,
      ),
    },
    {
      title: "Tvätta för 119 kronor",
      preamble: "Fyra program, sex minuter, och vad lacken säger om dem.",
      day: "14 oktober 2026",
      date: "2026-10-14",
      picture: createShownPicture(
        "/-/media/artwork/scenes/rullo-car-wash-spring-day-suv-snow-3x2.svg",
        `${ROOT}vit suv mellan borstarna i en biltvätt`,
      ),
    },
  ],
  models: [
    {
      title: "Småbil",
      text: "Går in överallt. Drar nästan inget.",
      link: "Se 612 bilar",
      facts: [
        ["Från", "64 900 kr"],
        ["I snitt", "5 400 mil"],
      ],
      picture: createShownPicture(
        "/-/media/artwork/cars/city-car-quarter-flame-classic-wide-round.svg",
        `${ROOT}orange småbil snett framifrån`,
      ),
    },
    {
      title: "Kombi",
      text: "Hund, vagn, skidor. Samtidigt.",
      link: "Se 1 104 bilar",
      facts: [
        ["Från", "89 900 kr"],
        ["I snitt", "8 900 mil"],
      ],
      picture: createShownPicture(
        "/-/media/artwork/cars/estate-quarter-denim-star-hexagon-rails.svg",
        `${ROOT}blå kombi snett framifrån`,
      ),
    },
    {
      title: "Elbil",
      text: "Batteriet testat. Siffran på rutan.",
      link: "Se 743 bilar",
      campaign: "Nytt pris på 38",
      facts: [
        ["Från", "149 900 kr"],
        ["I snitt", "91 % kvar"],
      ],
      picture: createShownPicture(
        "/-/media/artwork/cars/crossover-quarter-snow-turbine-closed-slim.svg",
        `${ROOT}vit elbil snett framifrån`,
      ),
    },
  ],
  stagesTitle: "Tre steg. En vecka.",
  stages: [
    {
      title: "Hitta",
      text: "4 312 bilar. Filtrera på pris, mil och räckvidd.",
      link: "Se bilarna",
      picture: createShownPicture(
        "/-/media/artwork/scenes/rullo-showroom-summer-day-mpv-glacier-3x2.svg",
        `${ROOT}ljusblå familjebil i en bilhall`,
      ),
    },
    {
      title: "Provkör",
      text: "En timme gratis. I dag, när hallen är öppen.",
      link: "Boka en timme",
      picture: createShownPicture(
        "/-/media/artwork/scenes/rullo-coast-road-summer-day-coupe-cherry-3x2.svg",
        `${ROOT}röd kupé på en väg längs havet`,
      ),
    },
    {
      title: "Hämta",
      text: "14 dagar att ångra sig. Ingen fråga varför.",
      link: "Så hämtar du",
      picture: createShownPicture(
        "/-/media/artwork/scenes/rullo-handover-winter-day-pick-up-fjord-3x2.svg",
        `${ROOT}en säljare lämnar över nyckeln till en blå pickup`,
      ),
    },
  ],
  stock: [3, 4, 15, 6],
  form: {
    title: "Boka provkörning",
    send: "Boka",
    name: "Namn",
    email: "E-post",
    message: "Något mer?",
    messageValue: "Kan jag få se protokollet innan?",
    deposit: "Insats",
    date: "Dag",
    place: "Ort",
    places: ["Umeå", "Uppsala", "Malmö", "Örebro", "Luleå"],
    seller: "Hall",
    sellers: ["Umeå, Ersboda", "Uppsala, Boländerna", "Malmö, Jägersro"],
    choice: "Hur länge?",
    choices: ["30 min", "1 timme", "En dag", "Helgen"],
    extras: ["Jag har inbytesbil", "Barnstol"],
    consent: "Mejla när priset sänks",
    filter: "Visa bara elbilar",
    term: "Månader",
    price: "Pris",
    plate: "Din bils nummer",
    errors: {
      name: "Skriv ditt namn.",
      email: "Skriv en adress, till exempel anna@example.org.",
      seller: "Välj hall.",
      form: "Bilen blev såld nyss. Vi har 11 till.",
    },
  },
  table: {
    title: "Vad kostar en månad?",
    caption: "Kia Niro EV 2023, 264 900 kr",
    columns: ["Månader", "Ränta", "Per månad", "Totalt"],
    rows: [
      ["36", "7,45 %", "6 591 kr", "237 276 kr"],
      ["48", "7,45 %", "5 121 kr", "245 808 kr"],
      ["72", "7,45 %", "3 660 kr", "263 520 kr"],
    ],
    note: "20 % insats. Uppläggning 595 kr, avi 0 kr.",
  },
  movement:
    "Under the pointer a card lifts by 6 px, all of it at once. Its picture keeps its size, and nothing beside it moves.",
  faces: [
    {
      name: "Rullo Sweden",
      site: "se-used",
      language: "sv",
      sentence: "Hitta bilen. Provkör i morgon.",
      description: "Lime, and letters as large as they go.",
      picture: createShownPicture(
        "/-/media/artwork/cars/hatchback-quarter-snow-se.svg",
        `${ROOT}vit halvkombi snett framifrån`,
      ),
    },
    {
      name: "Rullo Finland",
      site: "fi-used",
      language: "fi",
      sentence: "Löydä auto. Koeaja huomenna.",
      description: "Northern lights, and smaller titles for long words.",
      picture: createShownPicture("/-/media/artwork/cars/estate-quarter-ink-fi.svg", `${ROOT}musta farmari edestä`),
    },
    {
      name: "Rullo Slovakia",
      site: "sk-used",
      language: "sk",
      sentence: "Nájdite auto. Vyskúšajte ho zajtra.",
      description: "Apricots, and room above capitals for their marks.",
      picture: createShownPicture(
        "/-/media/artwork/cars/suv-small-quarter-denim-sk.svg",
        `${ROOT}modré malé SUV spredu`,
      ),
    },
  ],
}
