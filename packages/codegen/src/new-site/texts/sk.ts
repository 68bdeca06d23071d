import type { SiteTexts } from "./sv.ts"

export const sk: SiteTexts = {
  pages: {
    home: "Domov",
    cars: { name: "Autá", slug: "auta" },
    contact: { name: "Kontakt", slug: "kontakt" },
    notFound: "Stránka neexistuje",
    failed: "Niečo sa pokazilo",
  },
  home: {
    title: "Vaše ďalšie auto a ľudia za ním",
    text: "Povedzte nám, na čo auto potrebujete. Ukážeme vám dve či tri, ktoré sa hodia, a v pokoji si ich vyskúšate.",
    link: "Pozrieť autá",
    metaTitle: "Autá, skúšobné jazdy a priame odpovede",
    metaDescription: "{company} predáva autá a stará sa o ne. Hľadajte, objednajte si jazdu alebo napíšte na {mail}.",
    searchShort: "Hľadať auto",
    search: "Hľadajte podľa značky, modelu alebo paliva",
    visit: {
      title: "Príďte si doň sadnúť",
      text: "<p>Desať minút za volantom povie viac než hodina pri obrazovke. Vezmite si vodičský preukaz a detskú sedačku, ak ju máte.</p>",
      link: "Ozvite sa",
    },
    sell: {
      title: "Máte auto na predaj?",
      text: '<p>Pošlite nám evidenčné číslo, stav tachometra a pár poctivých fotografií na <a href="mailto:{mail}">{mail}</a>. Ozveme sa v najbližší pracovný deň.</p>',
      link: "Ako nás zastihnete",
    },
  },
  cars: {
    title: "Autá",
    text: "Všetko, čo predávame, stálo najprv na našom zdviháku. Prečítate si, čo sme našli.",
    link: "Opýtať sa na auto",
    metaTitle: "Autá na predaj",
    metaDescription:
      "Autá, na ktorých {company} jazdila, skontrolovala ich a poctivo nacenila. Pýtajte sa a vyskúšajte ich.",
    check: {
      title: "Najprv kontrola, potom cena",
      text: "<ul><li>Brzdy, pneumatiky, batéria a karoséria, zmerané a zapísané</li><li>Servisná história prečítaná od prvej strany po poslednú</li><li>Naša vlastná jazda po cestách, ako sú tie vaše</li></ul>",
      link: "Objednať skúšobnú jazdu",
    },
  },
  contact: {
    title: "Porozprávajte sa s človekom",
    text: "Kto zdvihne, ten pomôže alebo vie, kto pomôže.",
    link: "Pozrieť autá",
    metaTitle: "Kontakt",
    metaDescription: "Ako zastihnete {company}: napíšte na {mail} a odpovieme v najbližší pracovný deň.",
    write: {
      title: "Napíšte nám",
      text: '<p>Napíšte na <a href="mailto:{mail}">{mail}</a>. Uveďte, o ktoré auto ide a kedy vám môžeme zavolať, ak sa radšej rozprávate.</p>',
      link: "Na úvodnú stránku",
    },
  },
  notFound: {
    title: "Tu sa cesta končí",
    text: "Stránka sa presťahovala alebo sa adresa cestou poplietla.",
    link: "Na úvodnú stránku",
    metaTitle: "Stránka neexistuje",
    metaDescription: "Na tejto adrese nič nie je. Odtiaľto sa dostanete ďalej.",
  },
  failed: {
    title: "Stránka je na zdviháku",
    text: '<p>Niečo sa pokazilo u nás, nie u vás. Skúste to o chvíľu znova alebo napíšte na <a href="mailto:{mail}">{mail}</a>.</p>',
    link: "Na úvodnú stránku",
    metaTitle: "Niečo sa pokazilo",
    metaDescription: "Stránku teraz nemôžeme zobraziť. Skúste to o chvíľu znova.",
  },
  footer: {
    company: "<p>Otázky, nápady alebo pochvala pre dielňu: čítame všetko.</p>",
    noteTitle: "O údajoch",
    note: "<p>Ceny sú s DPH. Dojazd je podľa WLTP; chlad, rýchlosť a náklad ho skracujú.</p>",
  },
  pictures: {
    "nordic-street": "Ilustrácia: modré kombi ide po ulici s drevenými domami, vzadu záliv v rannom svetle",
    showroom: "Ilustrácia: tri autá vo svetlej predajni s veľkými oknami, predavač sa rozpráva so zákazníkom",
    workshop: "Ilustrácia: modré kombi na zdviháku vo svetlej dielni, pod ním pracuje mechanik",
    "forest-road": "Ilustrácia: žlté SUV s rozsvietenými svetlami na ceste tmavým smrekovým lesom",
    key: "Ilustrácia: kľúč od auta na drevenom stole, vedľa príručka, papiere a šálka kávy",
  },
}
