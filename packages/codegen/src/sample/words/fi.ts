import type { Words } from "./words.types.ts"

export const fi: Words = {
  titles: [
    "Pidämme huolta autostasi. Koko matkan.",
    "On aika vaihtaa talvirenkaat",
    "Vaihtoautot vuoden takuulla",
    "Sähköauto arjessa",
    "Huolto odottaessasi",
    "Vaihda autoa, kun elämä vaihtaa kaistaa",
  ],
  sentences: [
    "Varaa aika verkossa, jätä avain silloin kun sinulle sopii ja nouda auto valmiina seuraavalle matkalle.",
    "Mekaanikkomme tuntevat autosi ja kertovat, mitä se tarvitsee, paljonko se maksaa ja mikä voi odottaa.",
    "Renkaat pestään, tarkastetaan ja säilytetään viileässä seuraavaan vaihtoon asti.",
    "Koeaja tunnin tai koko viikonlopun. Vakuutus sisältyy hintaan.",
  ],
  labels: ["Toimintamatka", "Kulutus", "Vaihteisto", "Tavaratila", "Lataus 10–80 %", "Vetopaino"],
  values: ["480 km", "5,1 l/100 km", "Automaatti", "520 litraa", "28 minuuttia", "1 800 kg"],
  buttons: ["Varaa huolto", "Katso kaikki autot", "Lue lisää", "Etsi toimipiste", "Koeaja"],
  hints: ["Etsi autoa", "Etsi merkillä, mallilla tai käyttövoimalla"],
  campaigns: ["Tarjous", "Varastossa", "Nopea toimitus"],
  notices: ["Avoinna lauantaina klo 16 asti", "Vaihteemme vastaa myöhemmin tänään"],
  places: ["Hämeenlinna", "Jyväskylä", "Seinäjoki", "Äänekoski", "Lappeenranta"],
  people: ["Päivi Mäkelä", "Eero Hämäläinen", "Amina Yusuf"],
  roles: ["Automyyjä", "Korjaamopäällikkö", "Huoltoneuvoja"],
  pages: {
    "/autot": "Autot",
    "/huolto": "Huolto",
    "/renkaat": "Renkaat",
    "/meista": "Tietoa meistä",
    "/yhteystiedot": "Yhteystiedot",
  },
  longest: {
    title: "Ympärivuotinen rengashotellisäilytyspalvelu ja määräaikaishuoltosopimus samasta toimipisteestä",
    sentence:
      "Autonhuoltokeskuksemme järjestelmäasiantuntijat tarkistavat ajoneuvosi turvallisuusjärjestelmät, ilmastointilaitteen ja käynnistysakkuvaraustilan ennen pakkaskauden alkamista, ja varaosatoimitusten viivästyessä saat korvaavan ajoneuvon käyttöösi lisäveloituksetta.",
    label: "Hiilidioksidipäästöluokitus",
  },
}
