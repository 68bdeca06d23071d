import type { Car } from "@forecourt/contracts/search"
import { textsOf, unbroken, withUnit } from "../language/texts.ts"
import type { CarFacts } from "./facts.types.ts"

/** The carbon dioxide of a litre of fuel, in grams. */
const CO2_PER_LITRE = { petrol: 2270, diesel: 2620 } as const
/** The factor of charging losses in a WLTP test. */
const CHARGING_LOSS = 1.13
/** The miles per gallon at one litre per 100 km, and the kilometres in a mile. */
const MPG = 282.481
const MILE = 1.609344

type Technical = Partial<Car>

/** Returns the technical data as text; a car without a battery has none of its rows. */
export function technicalOf(facts: CarFacts): Technical {
  return { ...commonOf(facts), ...engineOf(facts), ...batteryOf(facts) }
}

/** Formats the fuel consumption: litres per 100 km, or miles per gallon in Britain. */
export function useText({ variant, market }: CarFacts): string {
  const { exact } = textsOf(market)
  if (market.name === "uk") return withUnit(exact(MPG / variant.use), "mpg")
  return withUnit(exact(variant.use), "l/100 km")
}

/** Formats a range: kilometres, or miles in Britain. */
export function rangeText(kilometres: number, { market }: CarFacts): string {
  const { number } = textsOf(market)
  return market.name === "uk"
    ? withUnit(number(Math.round(kilometres / MILE)), "miles")
    : withUnit(number(kilometres), "km")
}

/** Formats the power in metric horsepower and kilowatts. */
export function powerText({ variant, market, language }: CarFacts): string {
  const { number } = textsOf(market)
  const power = withUnit(number(variant.power), language.units.power)
  return `${power} (${withUnit(number(variant.kilowatts), "kW")})`
}

/** Formats the cargo volume: litres, or cubic metres for vans and pick-ups. */
export function cargoText({ model, market, language }: CarFacts): string {
  const { number, decimal } = textsOf(market)
  if (model.cargo >= 1200) return withUnit(decimal(model.cargo / 1000), "m³")
  return withUnit(number(model.cargo), language.units.litres)
}

/** Formats the weight of a braked trailer in kg; empty for a car that must not tow. */
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
  if (variant.use === 0) return { car_emission: 0 }
  const grams = Math.round((variant.use * CO2_PER_LITRE[variant.fuel === "diesel" ? "diesel" : "petrol"]) / 100)
  const { number } = textsOf(market)
  return {
    car_emission: grams,
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

/**
 * Formats the electric consumption: kWh per 100 km, or miles per kWh in Britain, calculated from battery, range and
 * charging losses.
 */
function consumptionText({ variant, market }: CarFacts): string {
  const { exact } = textsOf(market)
  const use = (variant.battery / variant.range) * 100 * CHARGING_LOSS
  if (market.name === "uk") return withUnit(exact(100 / MILE / use), "mi/kWh")
  return withUnit(exact(use), "kWh/100 km")
}
