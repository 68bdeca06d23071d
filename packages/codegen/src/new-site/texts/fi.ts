import type { SiteTexts } from "./sv.ts"

export const fi: SiteTexts = {
  pages: {
    home: "Etusivu",
    cars: { name: "Autot", slug: "autot" },
    contact: { name: "Yhteystiedot", slug: "yhteystiedot" },
    notFound: "Sivua ei löydy",
    failed: "Jokin meni vikaan",
  },
  home: {
    title: "Seuraava autosi ja ihmiset sen takana",
    text: "Kerro, mihin tarvitset autoa. Näytämme kaksi tai kolme sopivaa ja annamme sinun koeajaa ne rauhassa.",
    link: "Katso autot",
    metaTitle: "Autot, koeajot ja suorat vastaukset",
    metaDescription: "{company} myy autoja ja pitää niistä huolta. Hae, varaa koeajo tai kirjoita osoitteeseen {mail}.",
    searchShort: "Hae autoa",
    search: "Hae merkillä, mallilla tai käyttövoimalla",
    visit: {
      title: "Tule istumaan kyytiin",
      text: "<p>Kymmenen minuuttia ratin takana kertoo enemmän kuin tunti ruudun ääressä. Ota mukaan ajokortti, ja turvaistuin, jos sinulla on sellainen.</p>",
      link: "Ota yhteyttä",
    },
    sell: {
      title: "Onko sinulla auto myytävänä?",
      text: '<p>Lähetä rekisterinumero, mittarilukema ja muutama rehellinen kuva osoitteeseen <a href="mailto:{mail}">{mail}</a>. Vastaamme seuraavana arkipäivänä.</p>',
      link: "Näin tavoitat meidät",
    },
  },
  cars: {
    title: "Autot",
    text: "Kaikki myymämme autot ovat olleet ensin omalla nosturillamme. Saat lukea, mitä löysimme.",
    link: "Kysy autosta",
    metaTitle: "Myytävät autot",
    metaDescription:
      "Autoja, jotka {company} on ajanut, tarkastanut ja hinnoitellut reilusti. Kysy lisää ja varaa koeajo.",
    check: {
      title: "Ensin tarkastus, sitten hinta",
      text: "<ul><li>Jarrut, renkaat, akku ja kori mitattuina ja kirjattuina</li><li>Huoltohistoria luettuna ensimmäiseltä sivulta viimeiselle</li><li>Oma koeajomme samanlaisilla teillä kuin sinun</li></ul>",
      link: "Varaa koeajo",
    },
  },
  contact: {
    title: "Juttele ihmisen kanssa",
    text: "Vastaaja osaa auttaa sinua tai tietää, kuka osaa.",
    link: "Katso autot",
    metaTitle: "Ota yhteyttä",
    metaDescription:
      "Näin tavoitat meidät, {company}: kirjoita osoitteeseen {mail}, niin vastaamme seuraavana arkipäivänä.",
    write: {
      title: "Kirjoita meille",
      text: '<p>Lähetä viesti osoitteeseen <a href="mailto:{mail}">{mail}</a>. Kerro, mistä autosta on kyse ja milloin voimme soittaa, jos puhut mieluummin.</p>',
      link: "Etusivulle",
    },
  },
  notFound: {
    title: "Tie päättyy tähän",
    text: "Sivu on muuttanut, tai osoite meni matkalla väärin.",
    link: "Etusivulle",
    metaTitle: "Sivua ei löydy",
    metaDescription: "Tässä osoitteessa ei ole sivua. Täältä löydät eteenpäin.",
  },
  failed: {
    title: "Sivu on nosturilla",
    text: '<p>Jokin meni vikaan meillä, ei sinulla. Yritä hetken päästä uudelleen tai kirjoita osoitteeseen <a href="mailto:{mail}">{mail}</a>.</p>',
    link: "Etusivulle",
    metaTitle: "Jokin meni vikaan",
    metaDescription: "Sivua ei voi näyttää juuri nyt. Yritä hetken päästä uudelleen.",
  },
  footer: {
    company: "<p>Kysymyksiä, ideoita tai kiitos korjaamolle: luemme kaiken.</p>",
    noteTitle: "Tietoa luvuista",
    note: "<p>Hinnat sisältävät arvonlisäveron. Toimintamatka on mitattu WLTP-menetelmällä; pakkanen, nopeus ja kuorma lyhentävät sitä.</p>",
  },
  pictures: {
    "nordic-street": "Piirros: sininen farmariauto ajaa puutalojen reunustamaa katua, taustalla lahti aamuvalossa",
    showroom: "Piirros: kolme autoa valoisassa autohallissa, myyjä ja asiakas juttelevat suurten ikkunoiden edessä",
    workshop: "Piirros: sininen farmariauto nosturilla valoisassa korjaamossa, mekaanikko työskentelee sen alla",
    "forest-road": "Piirros: keltainen katumaasturi ajovalot päällä tiellä tumman kuusimetsän halki",
    key: "Piirros: auton avain puupöydällä, vieressä ohjekirja, papereita ja kahvikuppi",
  },
}
