import type { StoryWords } from "../language.types.ts"

/** Descriptions in Swedish. */
export const story: StoryWords = {
  names: /^(?:Apple|Isofix|LED|DAB)/,
  sentences: [
    [
      ({ state, name, version, year, mileage }) =>
        state === "used" ? `${name} ${version} av årsmodell ${year}, ${mileage} på mätaren.` : null,
      ({ state, name, year, mileage }) =>
        state === "used" ? `Här står en ${name} från ${year} som har gått ${mileage}.` : null,
      ({ state, name, version, year, mileage }) =>
        state === "used" ? `En ${name} i utförandet ${version}, årsmodell ${year}. Mätaren står på ${mileage}.` : null,
      ({ state, name, version, mileage }) =>
        state === "demo" ? `${name} ${version} har varit vår demobil och har bara gått ${mileage}.` : null,
      ({ state, name, mileage }) =>
        state === "demo" ? `Vår egen ${name}, inkörd i ${mileage} och redo för nästa ägare.` : null,
      ({ state, name, version }) => (state === "new" ? `Fabriksny ${name} ${version} som står i lager.` : null),
      ({ state, name, version }) =>
        state === "new" ? `Ny ${name} ${version}, klar att registrera på dig i dag.` : null,
      ({ state, name, version, dealership }) =>
        state === "sample"
          ? `${name} ${version} beställer du hos ${dealership}. Färg och utrustning väljer du själv.`
          : null,
      ({ state, name, version }) =>
        state === "sample"
          ? `Så här kan din ${name} ${version} vara utrustad. Priset gäller bilen som den visas.`
          : null,
    ],
    [
      ({ fuel, battery, range, fastCharging }) =>
        fuel === "electric" && fastCharging !== ""
          ? `Batteriet på ${battery} räcker ${range} enligt WLTP och laddas med upp till ${fastCharging} vid snabbladdare.`
          : null,
      ({ fuel, range, homeCharging, power }) =>
        fuel === "electric"
          ? `Räckvidden är ${range} enligt WLTP, effekten ${power}, och hemma laddar den med upp till ${homeCharging}.`
          : null,
      ({ fuel, range }) =>
        fuel === "plugin" ? `Den går ${range} på el enligt WLTP, och sedan tar bensinmotorn över.` : null,
      ({ fuel, battery, use }) =>
        fuel === "plugin"
          ? `Batteriet på ${battery} laddas hemma över natten; förbrukningen är ${use} enligt WLTP.`
          : null,
      ({ fuel, use, power }) =>
        fuel === "hybrid" ? `Hybriden på ${power} laddar sig själv när du bromsar och drar ${use}.` : null,
      ({ fuel, use, power }) =>
        fuel === "diesel" ? `Dieselmotorn på ${power} drar ${use} vid blandad körning.` : null,
      ({ fuel, use, power }) =>
        fuel === "petrol" ? `Bensinmotorn ger ${power} och drar ${use} vid blandad körning.` : null,
      ({ fuel, use }) => (fuel === "diesel" || fuel === "petrol" ? `Förbrukningen är ${use} enligt WLTP.` : null),
    ],
    [
      ({ trailer }) => (trailer === "" ? null : `Den får dra släp med broms på upp till ${trailer}.`),
      ({ cargo, body }) => (body === "van" ? `Lastutrymmet är ${cargo}.` : `Bagaget rymmer ${cargo}.`),
      ({ seats }) => (seats >= 4 ? `Plats för ${seats} personer.` : null),
      ({ seats, cargo, body }) => (body === "van" ? `${seats} platser i hytten och ${cargo} bakom dem.` : null),
    ],
    [
      ({ state, owners }) =>
        state === "used" ? (owners === 1 ? "En ägare sedan den var ny." : `Bilen har haft ${owners} ägare.`) : null,
      ({ state, serviced }) =>
        state === "used" && serviced !== "" ? `Senast servad vid ${serviced}, och två nycklar följer med.` : null,
      ({ state }) =>
        state === "used"
          ? "Vi har provkört och kontrollerat den, och protokollet läser du innan du bestämmer dig."
          : null,
      ({ state, fuel, health }) =>
        state === "used" && fuel === "electric"
          ? `Batteriet är uppmätt till ${health} procent av sin kapacitet som nytt.`
          : null,
      ({ state }) => (state === "used" ? null : "Nybilsgarantin gäller från första dagen i trafik."),
      ({ state }) => (state === "used" ? null : "Vi går igenom bilen med dig när du hämtar den."),
    ],
    [
      ({ equipment }) => (equipment === "" ? null : `Bland utrustningen finns ${equipment}.`),
      ({ equipment }) => (equipment === "" ? null : `Den har ${equipment}.`),
    ],
    [
      ({ state, dealership }) =>
        state === "sample" ? null : `Bilen står hos ${dealership}. Ring eller skriv, så visar vi den.`,
      ({ dealership }) => `Boka en provkörning hos ${dealership}.`,
      () => "Vi tar gärna din bil i inbyte.",
    ],
  ],
}
