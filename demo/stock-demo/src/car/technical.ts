import type { Car } from "@forecourt/contracts/search"
import { textsOf, unbroken, withUnit } from "../language/texts.ts"
import type { CarFacts } from "./facts.types.ts"

/** Grams of carbon dioxide of a litre. */
const CO2_PER_LITRE = { petrol: 2270, diesel: 2620 } as const
/** What a WLTP run takes beyond the battery: losses of charging. */
const CHARGING_LOSS = 1.13
/** Imperial miles a gallon of one litre on 100 km, and kilometres of a mile. */
const MPG = 282.481
const MILE = 1.609344

type Technical = Partial<Car>

/** Everything of the technical data, as visitors read it; a car without a battery has none of its rows. */
export function technicalOf(facts: CarFacts): Technical {
  return { ...commonOf(facts), ...engineOf(facts), ...batteryOf(facts) }
}

/** Litres on 100 km, in Britain miles a gallon. */
export function useText({ variant, market }: CarFacts): string {
  const { exact } = textsOf(market)
  if (market.name === "uk") return withUnit(exact(MPG / variant.use), "mpg")
  return withUnit(exact(variant.use), "l/100 km")
}

/** A distance of the car's figures: kilometres, in Britain miles. */
export function rangeText(kilometres: number, { market }: CarFacts): string {
  const { number } = textsOf(market)
  return market.name === "uk"
    ? withUnit(number(Math.round(kilometres / MILE)), "miles")
    : withUnit(number(kilometres), "km")
}

/** Metric hp, and kilowatts. */
export function powerText({ variant, market, language }: CarFacts): string {
  const { number } = textsOf(market)
  const power = withUnit(number(variant.power), language.units.power)
  return `${power} (${withUnit(number(variant.kilowatts), "kW")})`
}

/** Litres; of vans and pick-ups cubic metres. */
export function cargoText({ model, market, language }: CarFacts): string {
  const { number, decimal } = textsOf(market)
  if (model.cargo >= 1200) return withUnit(decimal(model.cargo / 1000), "m³")
  return withUnit(number(model.cargo), language.units.litres)
}

/** kg with brakes; empty for a car that may not tow. */
export function trailerText({ variant, market }: CarFacts): string {
  return variant.trailer === 0 ? "" : withUnit(textsOf(market).number(variant.trailer), "kg")
}

function commonOf(facts: CarFacts): Technical {
  const { model, variant, market, language } = facts
  const { number, exact } = textsOf(market)
  const trailer = trailerText(facts)
  return {
    car_power_text: powerText(facts),
    car_acceleration_text: unbroken(language.units.acceleration(exact(variant.acceleration))),
    ...(model.stars > 0 ? { car_ncapstars: model.stars } : {}),
    car_service_weight_text: withUnit(number(variant.weight), "kg"),
    car_cargo_volume_text: cargoText(facts),
    car_length_text: withUnit(number(model.length), "mm"),
    car_width_text: withUnit(number(model.width), "mm"),
    car_height_text: withUnit(number(model.height), "mm"),
    ...(trailer === "" ? {} : { car_max_trailer_weight_text: trailer }),
  }
}

function engineOf(facts: CarFacts): Technical {
  const { variant, market, language } = facts
  if (variant.use === 0) return {}
  const grams = Math.round((variant.use * CO2_PER_LITRE[variant.fuel === "diesel" ? "diesel" : "petrol"]) / 100)
  const { number } = textsOf(market)
  return {
    car_emission_text: withUnit(number(grams), "g/km"),
    car_fuel_combined_text: useText(facts),
    car_tank_text: withUnit(number(variant.tank), language.units.litres),
  }
}

function batteryOf(facts: CarFacts): Technical {
  const { variant, market } = facts
  if (variant.battery === 0) return {}
  const { decimal } = textsOf(market)
  const consumption = consumptionText(facts)
  const range = rangeText(variant.range, facts)
  return {
    car_electric_range: variant.range,
    car_electric_range_text: range,
    car_wltp_electric_range_text: range,
    car_electric_consumption_text: consumption,
    car_wltp_electric_consumption_text: consumption,
    car_battery_size_text: withUnit(decimal(variant.battery), "kWh"),
    car_electric_charging_speed_ac_text: withUnit(decimal(variant.homeCharging), "kW"),
    ...(variant.fastCharging > 0
      ? {
          car_charging_speed: variant.fastCharging,
          car_electric_charging_speed_dc_text: withUnit(decimal(variant.fastCharging), "kW"),
        }
      : {}),
  }
}

/** kWh on 100 km, in Britain miles a kWh: what the battery gives over its range, with the losses of charging. */
function consumptionText({ variant, market }: CarFacts): string {
  const { exact } = textsOf(market)
  const use = (variant.battery / variant.range) * 100 * CHARGING_LOSS
  if (market.name === "uk") return withUnit(exact(100 / MILE / use), "mi/kWh")
  return withUnit(exact(use), "kWh/100 km")
}
