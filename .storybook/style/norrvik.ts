import type { Company } from "./company.types.ts"
import { createShownPicture } from "./shown.ts"

const ROOT = "Illustration: "

export const norrvik: Company = {
  name: "Norrvik",
  look: "Calm, precise, Nordic daylight: a workshop you trust. Small corners, thin lines, much room.",
  speech: "Whole sentences that say what happens next. No exclamation marks, nothing promised twice.",
  voice: {
    display: "Vi tar hand om bilen. Hela vägen.",
    "title-1": "Samma mekaniker, år efter år",
    "title-2": "Dina hjul ligger kvar hos oss till våren",
    "title-3": "Laddbox hemma, innan bilen kommer",
    "title-4": "Pris och tid innan du lämnar nyckeln",
    "title-5": "Verkstaden på Bifrostgatan i Mölndal",
    lead: "Lämna den på morgonen, så ringer vi när den är tvättad och klar.",
    body: "Vi går igenom bilen tillsammans med dig, visar vad som är slitet och vad som håller ett år till. Du bestämmer, och vi skriver ner det. Hittar vi något mer hör vi av oss innan vi börjar.",
    small: "Mönsterdjup mätt på alla fyra, med siffrorna skriftligt",
    caption: "Effektiv ränta 6,95 % vid 250 000 kr på 72 månader. Totalt att betala 304 812 kr.",
  },
  buttons: { primary: "Boka service", secondary: "Se alla bilar", ghost: "Ring verkstaden" },
  link: "Så går en service till",
  price: "369 900 kr",
  kinds: [
    {
      name: "Scene of the market",
      use: "Opens a page, and only there: 21 by 9 on wide windows, 4 by 5 on phones. A place that visitors of the country know, in the season that it is, with one car in the middle of it.",
      pictures: [
        createShownPicture(
          "/-/media/artwork/scenes/nordic-street-autumn-morning-estate-copper-21x9.svg",
          `${ROOT}kopparfärgad kombi på en gata med låga trähus en höstmorgon`,
        ),
        createShownPicture(
          "/-/media/artwork/scenes/malmo-summer-dusk-crossover-glacier-4x5.svg",
          `${ROOT}ljusblå elbil vid vattnet i Västra hamnen i skymningen`,
        ),
      ],
    },
    {
      name: "Place",
      use: "Shows where something is done: 4 by 3 beside words and 4 by 5 on phones, 3 by 2 on cards, 16 by 9 above a story. The same room at another hour is another picture.",
      pictures: [
        createShownPicture(
          "/-/media/artwork/scenes/workshop-winter-morning-4x3.svg",
          `${ROOT}bil på lyft i en ljus verkstad`,
        ),
        createShownPicture(
          "/-/media/artwork/scenes/reception-spring-day-hatchback-rowan-3x2.svg",
          `${ROOT}verkstadens mottagning med lång disk och en röd bil bakom glas`,
        ),
        createShownPicture(
          "/-/media/artwork/scenes/handover-summer-day-estate-spruce-16x9.svg",
          `${ROOT}en säljare lämnar över nyckeln framför entrén`,
        ),
      ],
    },
    {
      name: "Close-up",
      use: "Explains one thing: 4 by 3 beside words, 3 by 2 on cards. Never two beside each other, never at the opening of a page.",
      pictures: [
        createShownPicture("/-/media/artwork/details/wheel-lichen-4x3.svg", `${ROOT}framhjul på en ljusgrön bil`),
        createShownPicture(
          "/-/media/artwork/details/charging-fjord-3x2.svg",
          `${ROOT}laddkontakt i sidan på en blå bil`,
        ),
      ],
    },
    {
      name: "Car",
      use: "What is for sale: always 3 by 2, on one quiet ground. From the front in lists; side and rear only where it stands alone.",
      pictures: [
        createShownPicture(
          "/-/media/artwork/cars/estate-quarter-spruce-star-upright-pillar-se.svg",
          `${ROOT}mörkgrön kombi snett framifrån`,
        ),
        createShownPicture(
          "/-/media/artwork/cars-on-mist/suv-side-snow-blade.svg",
          `${ROOT}vit suv från sidan mot ljusgrått`,
        ),
        createShownPicture(
          "/-/media/artwork/cars-on-mist/saloon-rear-silver.svg",
          `${ROOT}silverfärgad sedan snett bakifrån mot ljusgrått`,
        ),
      ],
    },
  ],
  stories: [
    {
      title: "Så långt räcker batteriet i kyla",
      preamble: "Minus elva, motorväg och takbox: fem elbilar till Sälen.",
      day: "12 november 2026",
      date: "2026-11-12",
      picture: createShownPicture(
        "/-/media/artwork/scenes/forest-road-winter-dusk-suv-amber-3x2.svg",
        `${ROOT}gul suv på en snöig skogsväg i skymning`,
      ),
    },
    {
      title: "Däcken som ligger kvar till våren",
      preamble: "Tre tusen hjul på hyllor, och en lapp på varje.",
      day: "3 november 2026",
      date: "2026-11-03",
      picture: createShownPicture(
        "/-/media/artwork/scenes/tyre-store-autumn-day-city-car-amber-3x2.svg",
        `${ROOT}gul småbil framför hyllor med hjul`,
      ),
    },
    {
      title: "En dag i receptionen",
      preamble: "Fyrtio bilar in, fyrtio ut, och en hund som ville följa med.",
      day: "20 oktober 2026",
      date: "2026-10-20",
      picture: createShownPicture(
        "/-/media/artwork/scenes/reception-winter-dusk-city-car-sand-3x2.svg",
        `${ROOT}mottagning med lång disk och en beige småbil bakom glas`,
      ),
    },
  ],
  models: [
    {
      title: "Vik kombi",
      text: "Familjekombi med dragkrok, värmare och vinterhjul i samma pris.",
      link: "Mer om Vik",
      facts: [
        ["Räckvidd", "512 km"],
        ["Från", "429 900 kr"],
      ],
      picture: createShownPicture(
        "/-/media/artwork/cars/estate-quarter-fjord-star-upright-rails.svg",
        `${ROOT}blå kombi snett framifrån`,
      ),
    },
    {
      title: "Tind",
      text: "Eldriven suv med plats för fem, skidor och en hund.",
      link: "Mer om Tind",
      facts: [
        ["Räckvidd", "476 km"],
        ["Från", "489 000 kr"],
      ],
      picture: createShownPicture(
        "/-/media/artwork/cars/suv-quarter-lichen-turbine-closed-rails.svg",
        `${ROOT}ljusgrön suv snett framifrån`,
      ),
    },
    {
      title: "Skär",
      text: "Halvkombin som laddar sig själv och nöjer sig med lite.",
      link: "Mer om Skär",
      campaign: "Ränta 2,95 %",
      facts: [
        ["Förbrukning", "4,1 l/100 km"],
        ["Från", "279 900 kr"],
      ],
      picture: createShownPicture(
        "/-/media/artwork/cars/hatchback-quarter-rowan-plus-wide-slim.svg",
        `${ROOT}röd halvkombi snett framifrån`,
      ),
    },
  ],
  stagesTitle: "Det här gör vi åt dig",
  stages: [
    {
      title: "Hitta bilen",
      text: "Nya och begagnade i fyra bilhallar. Allt som står här är kontrollerat.",
      link: "Se bilarna",
      picture: createShownPicture(
        "/-/media/artwork/scenes/showroom-winter-day-estate-fjord-3x2.svg",
        `${ROOT}blå kombi i en ljus bilhall`,
      ),
    },
    {
      title: "Räkna på den",
      text: "Lån eller leasing, med alla avgifter på bordet.",
      link: "Jämför finansiering",
      picture: createShownPicture(
        "/-/media/artwork/scenes/advice-autumn-dusk-coupe-silver-3x2.svg",
        `${ROOT}en rådgivare och en kund vid ett skrivbord`,
      ),
    },
    {
      title: "Låt oss sköta den",
      text: "Service, däck och skador hos samma mekaniker, år efter år.",
      link: "Om verkstaden",
      picture: createShownPicture(
        "/-/media/artwork/scenes/workshop-autumn-morning-hatchback-birch-3x2.svg",
        `${ROOT}ljusbeige bil på lyft i verkstaden`,
      ),
    },
  ],
  stock: [0, 1, 2, 6],
  form: {
    title: "Boka service",
    send: "Skicka bokningen",
    name: "Namn",
    email: "E-post",
    message: "Vad ska vi titta på?",
    messageValue: "Det gnisslar till höger fram när den är kall.",
    deposit: "Kontantinsats",
    date: "Önskat datum",
    place: "Ort eller postnummer",
    places: ["Mölndal", "Göteborg", "Borås", "Kungälv", "Alingsås"],
    seller: "Verkstad",
    sellers: ["Mölndal, Bifrostgatan", "Hisingen, Exportgatan", "Borås, Viared"],
    choice: "Medan bilen är hos oss",
    choices: ["Lånebil", "Skjuts till jobbet", "Jag väntar", "Ingenting"],
    extras: ["Byt till vinterhjul", "Tvätta bilen"],
    consent: "Påminn mig när det är dags nästa gång",
    filter: "Visa bara tider före klockan nio",
    term: "Avbetalningstid",
    price: "Pris",
    plate: "Registreringsnummer",
    errors: {
      name: "Skriv ditt namn, så vet vi vem vi ska ringa.",
      email: "Skriv en e-postadress, till exempel anna@example.org.",
      seller: "Välj den verkstad du vill till.",
      form: "Tiden blev upptagen medan du skrev. Välj en annan.",
    },
  },
  table: {
    title: "Vad kostar en service?",
    caption: "Fasta priser, moms ingår",
    columns: ["Service", "När", "Bensin och diesel", "Elbil"],
    rows: [
      ["Liten", "Varje år eller 1 500 mil", "2 490 kr", "1 690 kr"],
      ["Stor", "Vartannat år eller 3 000 mil", "4 290 kr", "2 590 kr"],
      ["Bromsar fram", "När beläggen är under 3 mm", "3 450 kr", "3 450 kr"],
    ],
    note: "Olja, filter och arbete ingår. Hittar vi något mer ringer vi innan vi börjar.",
  },
  movement:
    "Under the pointer a picture grows to 1.03 inside its frame. The frame, the words and everything beside them stay where they are.",
  faces: [
    {
      name: "Norrvik Sweden",
      site: "se-automotive",
      language: "sv",
      sentence: "Vi tar hand om bilen. Hela vägen.",
      description: "Amber, and the company’s own sand.",
      picture: createShownPicture(
        "/-/media/artwork/cars/suv-quarter-spruce-se.svg",
        `${ROOT}mörkgrön suv snett framifrån`,
      ),
    },
    {
      name: "Norrvik Norway",
      site: "no-automotive",
      language: "nb",
      sentence: "Vi tar vare på bilen. Hele veien.",
      description: "The light of a glacier.",
      picture: createShownPicture(
        "/-/media/artwork/cars/crossover-quarter-snow-no.svg",
        `${ROOT}hvit elbil skrått forfra`,
      ),
    },
    {
      name: "Norrvik United Kingdom",
      site: "uk-automotive",
      language: "en",
      sentence: "We look after the car. You get on with the day.",
      description: "Heather on a moor.",
      picture: createShownPicture(
        "/-/media/artwork/cars/hatchback-quarter-midnight-uk-rhd.svg",
        `${ROOT}dark blue hatchback from the front`,
      ),
    },
  ],
}
