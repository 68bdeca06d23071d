import type { StoryWords } from "../language.types.ts"

/** Descriptions in Norwegian. */
export const story: StoryWords = {
  names: /^(?:Apple|Isofix|LED|DAB|Matrix)/,
  sentences: [
    [
      ({ state, name, version, year, mileage }) =>
        state === "used" ? `${name} ${version}, ${year}-modell som har gått ${mileage}.` : null,
      ({ state, name, year, mileage }) =>
        state === "used" ? `Her står en ${name} fra ${year} med ${mileage} på telleren.` : null,
      ({ state, name, version, year, mileage }) =>
        state === "used" ? `En ${name} i utgaven ${version}, årsmodell ${year}. Telleren viser ${mileage}.` : null,
      ({ state, name, version, mileage }) =>
        state === "demo" ? `${name} ${version} har vært demobilen vår og har bare gått ${mileage}.` : null,
      ({ state, name, mileage }) =>
        state === "demo" ? `Vår egen ${name}, kjørt inn i ${mileage} og klar for neste eier.` : null,
      ({ state, name, version }) => (state === "new" ? `Fabrikkny ${name} ${version} som står på lager.` : null),
      ({ state, name, version }) =>
        state === "new" ? `Ny ${name} ${version}, klar til å registreres på deg i dag.` : null,
      ({ state, name, version, dealership }) =>
        state === "sample"
          ? `${name} ${version} bestiller du hos ${dealership}. Farge og utstyr velger du selv.`
          : null,
      ({ state, name, version }) =>
        state === "sample"
          ? `Slik kan din ${name} ${version} være utstyrt. Prisen gjelder bilen slik den vises.`
          : null,
    ],
    [
      ({ fuel, battery, range, fastCharging }) =>
        fuel === "electric" && fastCharging !== ""
          ? `Batteriet på ${battery} rekker ${range} etter WLTP og lades med opptil ${fastCharging} på hurtiglader.`
          : null,
      ({ fuel, range, homeCharging, power }) =>
        fuel === "electric"
          ? `Rekkevidden er ${range} etter WLTP, effekten ${power}, og hjemme lader den med opptil ${homeCharging}.`
          : null,
      ({ fuel, range }) =>
        fuel === "plugin" ? `Den går ${range} på strøm etter WLTP, og så tar bensinmotoren over.` : null,
      ({ fuel, battery, use }) =>
        fuel === "plugin" ? `Batteriet på ${battery} lades hjemme over natten; forbruket er ${use} etter WLTP.` : null,
      ({ fuel, use, power }) =>
        fuel === "hybrid" ? `Hybriden på ${power} lader seg selv når du bremser og bruker ${use}.` : null,
      ({ fuel, use, power }) =>
        fuel === "diesel" ? `Dieselmotoren på ${power} bruker ${use} ved blandet kjøring.` : null,
      ({ fuel, use, power }) =>
        fuel === "petrol" ? `Bensinmotoren gir ${power} og bruker ${use} ved blandet kjøring.` : null,
      ({ fuel, use }) => (fuel === "diesel" || fuel === "petrol" ? `Forbruket er ${use} etter WLTP.` : null),
    ],
    [
      ({ trailer }) => (trailer === "" ? null : `Den kan trekke henger med brems på opptil ${trailer}.`),
      ({ cargo, body }) => (body === "van" ? `Varerommet er på ${cargo}.` : `Bagasjerommet tar ${cargo}.`),
      ({ seats }) => (seats >= 4 ? `Her er det plass til ${seats} personer.` : null),
      ({ seats, cargo, body }) => (body === "van" ? `${seats} plasser i førerhuset og ${cargo} bak dem.` : null),
    ],
    [
      ({ state, owners }) =>
        state === "used" ? (owners === 1 ? "Én eier siden den var ny." : `Bilen har hatt ${owners} eiere.`) : null,
      ({ state, serviced }) =>
        state === "used" && serviced !== "" ? `Sist på service ved ${serviced}, og to nøkler følger med.` : null,
      ({ state }) =>
        state === "used" ? "Vi har prøvekjørt og kontrollert den, og rapporten leser du før du bestemmer deg." : null,
      ({ state, fuel, health }) =>
        state === "used" && fuel === "electric"
          ? `Batteriet er målt til ${health} prosent av kapasiteten som nytt.`
          : null,
      ({ state }) => (state === "used" ? null : "Nybilgarantien gjelder fra første dag på veien."),
      ({ state }) => (state === "used" ? null : "Vi går gjennom bilen med deg når du henter den."),
    ],
    [
      ({ equipment }) => (equipment === "" ? null : `Utstyrt med blant annet ${equipment}.`),
      ({ equipment }) => (equipment === "" ? null : `Den har ${equipment}.`),
    ],
    [
      ({ state, dealership }) =>
        state === "sample" ? null : `Bilen står hos ${dealership}. Ring eller skriv, så viser vi den.`,
      ({ dealership }) => `Bestill en prøvetur hos ${dealership}.`,
      () => "Vi tar gjerne bilen din i innbytte.",
    ],
  ],
}
