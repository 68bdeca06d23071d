import type { StoryWords } from "../language.types.ts"

/** The descriptions in Finnish. Facts are inserted only where they need no case ending. */
export const story: StoryWords = {
  names: /^(?:Apple|Isofix|LED|DAB|Premium)/,
  sentences: [
    [
      ({ state, name, version, year, mileage }) =>
        state === "used" ? `${name} ${version}, vuosimallia ${year}, ajettu ${mileage}.` : null,
      ({ state, name, year, mileage }) =>
        state === "used" ? `Myynnissä ${name} vuodelta ${year}. Mittarilukema on ${mileage}.` : null,
      ({ state, name, version, year, mileage }) =>
        state === "used" ? `${name}, varustetaso ${version}, vuosimalli ${year}. Auto on kulkenut ${mileage}.` : null,
      ({ state, name, version, mileage }) =>
        state === "demo" ? `Esittelyautomme ${name} ${version}, ajettu vain ${mileage}.` : null,
      ({ state, name, version }) => (state === "new" ? `Tehdasuusi ${name} ${version} heti varastosta.` : null),
      ({ state, name, version }) =>
        state === "sample" ? `${name} ${version} tilattavissa juuri sinun värissäsi.` : null,
    ],
    [
      ({ fuel, battery, range, fastCharging }) =>
        fuel === "electric" && fastCharging !== ""
          ? `Akun käytettävä kapasiteetti on ${battery}, WLTP-toimintamatka ${range} ja pikalatausteho enintään ${fastCharging}.`
          : null,
      ({ fuel, range, homeCharging, power }) =>
        fuel === "electric"
          ? `Toimintamatka on ${range} (WLTP), teho ${power} ja kotilatausteho enintään ${homeCharging}.`
          : null,
      ({ fuel, range }) =>
        fuel === "plugin"
          ? `Toimintamatka pelkällä sähköllä on ${range} (WLTP), minkä jälkeen bensiinimoottori jatkaa matkaa.`
          : null,
      ({ fuel, battery, use }) =>
        fuel === "plugin" ? `Akku on ${battery} ja latautuu kotona yön aikana. WLTP-kulutus on ${use}.` : null,
      ({ fuel, use, power }) =>
        fuel === "hybrid" ? `Hybridi lataa akkunsa jarrutuksissa. Teho on ${power} ja kulutus ${use}.` : null,
      ({ fuel, use, power }) =>
        fuel === "diesel" ? `Dieselmoottorin teho on ${power} ja yhdistetty kulutus ${use}.` : null,
      ({ fuel, use, power }) =>
        fuel === "petrol" ? `Bensiinimoottorin teho on ${power} ja yhdistetty kulutus ${use}.` : null,
      ({ fuel, use }) => (fuel === "diesel" || fuel === "petrol" ? `WLTP-kulutus on ${use}.` : null),
    ],
    [
      ({ trailer }) => (trailer === "" ? null : `Jarrullisen perävaunun suurin sallittu massa on ${trailer}.`),
      ({ cargo }) => `Tavaratilan koko on ${cargo}.`,
      ({ seats }) => (seats >= 4 ? `Istumapaikkoja on ${seats}.` : null),
    ],
    [
      ({ state, owners }) =>
        state === "used" ? (owners === 1 ? "Yhden omistajan auto." : `Omistajia on ollut ${owners}.`) : null,
      ({ state, serviced }) =>
        state === "used" && serviced !== ""
          ? `Viimeisin huolto on tehty, kun mittarissa oli ${serviced}. Mukana on kaksi avainta.`
          : null,
      ({ state }) =>
        state === "used" ? "Olemme koeajaneet ja tarkastaneet auton. Saat lukea raportin ennen kuin päätät." : null,
      ({ state, fuel, health }) =>
        state === "used" && fuel === "electric"
          ? `Akun kunnoksi on mitattu ${health} prosenttia uuden kapasiteetista.`
          : null,
      ({ state }) => (state === "used" ? null : "Uuden auton takuu alkaa ensimmäisestä ajopäivästä."),
    ],
    [
      ({ equipment }) => (equipment === "" ? null : `Varusteina ovat muun muassa ${equipment}.`),
      ({ equipment }) => (equipment === "" ? null : `Varusteita: ${equipment}.`),
    ],
    [
      ({ dealership }) => `Auto odottaa sinua toimipisteessä ${dealership}. Soita tai kirjoita, niin esittelemme sen.`,
      ({ dealership }) => `Varaa koeajo toimipisteestä ${dealership}.`,
      () => "Otamme autosi mielellämme vaihdossa.",
    ],
  ],
}
