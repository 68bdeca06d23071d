import type { StoryWords } from "../language.types.ts"

/** Descriptions in English. */
export const story: StoryWords = {
  names: /^(?:Apple|Isofix|LED|DAB|Matrix)/,
  sentences: [
    [
      ({ state, name, version, year, mileage }) =>
        state === "used" ? `This ${year} ${name} ${version} has covered ${mileage}.` : null,
      ({ state, name, year, mileage }) =>
        state === "used" ? `Here is a ${name} from ${year} with ${mileage} on the clock.` : null,
      ({ state, name, version, year, mileage }) =>
        state === "used" ? `${name} in ${version} form, model year ${year}. The odometer reads ${mileage}.` : null,
      ({ state, name, version, mileage }) =>
        state === "demo" ? `This ${name} ${version} was our demonstrator and has covered just ${mileage}.` : null,
      ({ state, name, mileage }) =>
        state === "demo" ? `Our own ${name}, run in over ${mileage} and ready for its next owner.` : null,
      ({ state, name, version }) => (state === "new" ? `Brand-new ${name} ${version}, in stock today.` : null),
      ({ state, name, version }) =>
        state === "new" ? `New ${name} ${version}, ready to be registered in your name.` : null,
      ({ state, name, version, dealership }) =>
        state === "sample"
          ? `Order your ${name} ${version} at ${dealership}. Colour and equipment are yours to choose.`
          : null,
      ({ state, name, version }) =>
        state === "sample"
          ? `This is how your ${name} ${version} could be equipped. The price is for the car as shown.`
          : null,
    ],
    [
      ({ fuel, battery, range, fastCharging }) =>
        fuel === "electric" && fastCharging !== ""
          ? `Its ${battery} battery gives a WLTP range of ${range} and takes up to ${fastCharging} at a rapid charger.`
          : null,
      ({ fuel, range, homeCharging, power }) =>
        fuel === "electric"
          ? `WLTP range is ${range}, power ${power}, and at home it charges at up to ${homeCharging}.`
          : null,
      ({ fuel, range }) =>
        fuel === "plugin" ? `It drives ${range} on electricity by WLTP before the petrol engine takes over.` : null,
      ({ fuel, battery, use }) =>
        fuel === "plugin" ? `The ${battery} battery charges at home overnight; WLTP economy is ${use}.` : null,
      ({ fuel, use, power }) =>
        fuel === "hybrid" ? `With ${power}, the hybrid charges itself as you brake and returns ${use}.` : null,
      ({ fuel, use, power }) =>
        fuel === "diesel" ? `The diesel engine makes ${power} and returns ${use} combined.` : null,
      ({ fuel, use, power }) =>
        fuel === "petrol" ? `The petrol engine makes ${power} and returns ${use} combined.` : null,
      ({ fuel, use }) => (fuel === "diesel" || fuel === "petrol" ? `Combined economy is ${use} by WLTP.` : null),
    ],
    [
      ({ trailer }) => (trailer === "" ? null : `It can tow a braked trailer of up to ${trailer}.`),
      ({ cargo, body }) => (body === "van" ? `The load area holds ${cargo}.` : `The boot holds ${cargo}.`),
      ({ seats }) => (seats >= 4 ? `There are seats for ${seats} people.` : null),
      ({ seats, cargo, body }) =>
        body === "van" ? `There are ${seats} seats in the cab and ${cargo} behind them.` : null,
    ],
    [
      ({ state, owners }) =>
        state === "used" ? (owners === 1 ? "It has had one owner from new." : `It has had ${owners} owners.`) : null,
      ({ state, serviced }) =>
        state === "used" && serviced !== "" ? `Last serviced at ${serviced}, and supplied with two keys.` : null,
      ({ state }) =>
        state === "used" ? "We have driven and inspected it, and you can read the report before you decide." : null,
      ({ state, fuel, health }) =>
        state === "used" && fuel === "electric"
          ? `Its battery was measured at ${health} per cent of its capacity when new.`
          : null,
      ({ state }) => (state === "used" ? null : "The manufacturer's warranty runs from its first day on the road."),
      ({ state }) => (state === "used" ? null : "We will show you round the car when you collect it."),
    ],
    [
      ({ equipment }) => (equipment === "" ? null : `Equipment includes ${equipment}.`),
      ({ equipment }) => (equipment === "" ? null : `Among its equipment: ${equipment}.`),
    ],
    [
      ({ state, dealership }) =>
        state === "sample" ? null : `See it at ${dealership}: ring or write, and we will have it ready.`,
      ({ dealership }) => `Book a test drive at ${dealership}.`,
      () => "We are happy to take your car in part exchange.",
    ],
  ],
}
