import type { StoryWords } from "../language.types.ts"

/** The descriptions in Slovak. Facts are inserted only where they need no case ending. */
export const story: StoryWords = {
  names: /^(?:Apple|LED|DAB|Matrix|Isofix)/,
  sentences: [
    [
      ({ state, name, version, year, mileage }) =>
        state === "used" ? `${name} ${version}, modelový rok ${year}, najazdené ${mileage}.` : null,
      ({ state, name, year, mileage }) =>
        state === "used" ? `Jazdené auto ${name} z roku ${year}. Na tachometri má ${mileage}.` : null,
      ({ state, name, version, year, mileage }) =>
        state === "used" ? `${name} vo výbave ${version}, rok ${year}. Tachometer ukazuje ${mileage}.` : null,
      ({ state, name, version, mileage }) =>
        state === "demo" ? `Naše predvádzacie auto ${name} ${version}, najazdené iba ${mileage}.` : null,
      ({ state, name, version }) => (state === "new" ? `Nové auto ${name} ${version} ihneď na sklade.` : null),
      ({ state, name, version }) =>
        state === "sample" ? `${name} ${version} na objednávku vo farbe, ktorú si vyberiete.` : null,
    ],
    [
      ({ fuel, battery, range, fastCharging }) =>
        fuel === "electric" && fastCharging !== ""
          ? `Batéria má využiteľnú kapacitu ${battery}, dojazd podľa WLTP je ${range} a rýchlonabíjanie zvládne s výkonom až ${fastCharging}.`
          : null,
      ({ fuel, range, homeCharging, power }) =>
        fuel === "electric"
          ? `Dojazd podľa WLTP je ${range}, výkon ${power} a doma sa nabíja výkonom až ${homeCharging}.`
          : null,
      ({ fuel, range }) =>
        fuel === "plugin" ? `Na elektrinu prejde ${range} podľa WLTP, potom pokračuje benzínový motor.` : null,
      ({ fuel, battery, use }) =>
        fuel === "plugin"
          ? `Batériu s kapacitou ${battery} nabijete doma cez noc; spotreba podľa WLTP je ${use}.`
          : null,
      ({ fuel, use, power }) =>
        fuel === "hybrid" ? `Hybrid s výkonom ${power} sa dobíja pri brzdení a jeho spotreba je ${use}.` : null,
      ({ fuel, use, power }) =>
        fuel === "diesel" ? `Naftový motor má výkon ${power} a kombinovanú spotrebu ${use}.` : null,
      ({ fuel, use, power }) =>
        fuel === "petrol" ? `Benzínový motor má výkon ${power} a kombinovanú spotrebu ${use}.` : null,
      ({ fuel, use }) => (fuel === "diesel" || fuel === "petrol" ? `Spotreba podľa WLTP je ${use}.` : null),
    ],
    [
      ({ trailer }) => (trailer === "" ? null : `Brzdený príves môže mať hmotnosť do ${trailer}.`),
      ({ cargo, body }) =>
        body === "van" ? `Nákladový priestor má objem ${cargo}.` : `Batožinový priestor má objem ${cargo}.`,
      ({ seats }) => (seats >= 4 ? `Počet miest na sedenie: ${seats}.` : null),
    ],
    [
      ({ state, owners }) =>
        state === "used" ? (owners === 1 ? "Jeden majiteľ od nového." : `Počet majiteľov: ${owners}.`) : null,
      ({ state, serviced }) =>
        state === "used" && serviced !== "" ? `Posledný servis pri stave ${serviced}, k autu patria dva kľúče.` : null,
      ({ state }) =>
        state === "used" ? "Auto sme vyskúšali a skontrolovali; protokol si prečítate ešte pred rozhodnutím." : null,
      ({ state, fuel, health }) =>
        state === "used" && fuel === "electric" ? `Zmeraný stav batérie je ${health} percent pôvodnej kapacity.` : null,
      ({ state }) => (state === "used" ? null : "Záruka na nové auto platí od prvého dňa v premávke."),
    ],
    [
      ({ equipment }) => (equipment === "" ? null : `Výbava okrem iného: ${equipment}.`),
      ({ equipment }) => (equipment === "" ? null : `Vo výbave: ${equipment}.`),
    ],
    [
      ({ dealership }) => `Auto nájdete v predajni ${dealership}. Zavolajte alebo napíšte a ukážeme vám ho.`,
      ({ dealership }) => `Dohodnite si skúšobnú jazdu v predajni ${dealership}.`,
      () => "Vaše auto radi vezmeme na protiúčet.",
    ],
  ],
}
