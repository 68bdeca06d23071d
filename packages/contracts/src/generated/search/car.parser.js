// Generated from schemas/services/search/car.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { getLength, isDate, isDateTime, isObject } from "../checks.js"
import { parseCalculatorOption } from "./calculator-option.parser.js"
import { parseCarCampaign } from "./campaign.parser.js"
import { parseCarImage } from "./car-image.parser.js"
import { parseLeasingOption } from "./leasing-option.parser.js"
import { parseLoanOption } from "./loan-option.parser.js"
import { parsePrimaryImage } from "./primary-image.parser.js"
import { parseSeller } from "./seller.parser.js"
import { parseVehicleMedia } from "./vehicle-media.parser.js"

/** Parses a value as {@link Car}; returns `null` when it does not match the schema. */
export function parseCar(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "car_id":
        if (typeof given !== "string" || !/^[0-9]{1,18}$/u.test(given)) return null
        result.car_id = given
        break
      case "slug":
        if (typeof given !== "string" || !/^[^\s/?#]{1,200}$/u.test(given)) return null
        result.slug = given
        break
      case "car_brand":
        if (typeof given !== "string" || given === "") return null
        result.car_brand = given
        break
      case "car_model":
        if (typeof given !== "string" || given === "") return null
        result.car_model = given
        break
      case "car_model_text":
        if (typeof given !== "string") return null
        result.car_model_text = given
        break
      case "car_version":
        if (typeof given !== "string") return null
        result.car_version = given
        break
      case "car_body":
        if (typeof given !== "string") return null
        result.car_body = given
        break
      case "car_year":
        if (!Number.isInteger(given) || given < 1885 || given > 2050) return null
        result.car_year = given
        break
      case "car_fuel":
        if (typeof given !== "string") return null
        result.car_fuel = given
        break
      case "car_gearbox":
        if (typeof given !== "string") return null
        result.car_gearbox = given
        break
      case "car_drive":
        if (typeof given !== "string") return null
        result.car_drive = given
        break
      case "car_color":
        if (typeof given !== "string") return null
        result.car_color = given
        break
      case "car_seats":
        if (!Number.isInteger(given) || given < 1 || given > 99) return null
        result.car_seats = given
        break
      case "car_doors":
        if (!Number.isInteger(given) || given < 0 || given > 9) return null
        result.car_doors = given
        break
      case "car_condition":
        if (typeof given !== "string") return null
        result.car_condition = given
        break
      case "car_is_used":
        if (typeof given !== "boolean") return null
        result.car_is_used = given
        break
      case "car_is_sample":
        if (typeof given !== "boolean") return null
        result.car_is_sample = given
        break
      case "car_mileage":
        if (!Number.isFinite(given) || given < 0 || given > 10000000) return null
        result.car_mileage = given
        break
      case "car_mileage_text":
        if (typeof given !== "string") return null
        result.car_mileage_text = given
        break
      case "car_odometer":
        if (!Number.isFinite(given) || given < 0 || given > 10000000) return null
        result.car_odometer = given
        break
      case "car_odometer_unit":
        if (given !== "km" && given !== "mi") return null
        result.car_odometer_unit = given
        break
      case "car_power":
        if (!Number.isFinite(given) || given < 0 || given > 5000) return null
        result.car_power = given
        break
      case "car_power_text":
        if (typeof given !== "string") return null
        result.car_power_text = given
        break
      case "car_acceleration_text":
        if (typeof given !== "string") return null
        result.car_acceleration_text = given
        break
      case "car_ncapstars":
        if (!Number.isInteger(given) || given < 0 || given > 5) return null
        result.car_ncapstars = given
        break
      case "car_regno":
        if (typeof given !== "string") return null
        result.car_regno = given
        break
      case "car_chassino":
        if (typeof given !== "string" || getLength(given) > 17) return null
        result.car_chassino = given
        break
      case "car_firstregistration":
        if (typeof given !== "string" || !isDate(given)) return null
        result.car_firstregistration = given
        break
      case "car_vehicle_type_code":
        if (typeof given !== "string") return null
        result.car_vehicle_type_code = given
        break
      case "car_vat_eligible":
        if (typeof given !== "boolean") return null
        result.car_vat_eligible = given
        break
      case "caroftheweek":
        if (typeof given !== "boolean") return null
        result.caroftheweek = given
        break
      case "car_site_id":
        if (typeof given !== "string") return null
        result.car_site_id = given
        break
      case "car_site_name":
        if (typeof given !== "string") return null
        result.car_site_name = given
        break
      case "car_site_city":
        if (typeof given !== "string") return null
        result.car_site_city = given
        break
      case "car_site_region":
        if (typeof given !== "string") return null
        result.car_site_region = given
        break
      case "car_site_leads_email":
        if (typeof given !== "string") return null
        result.car_site_leads_email = given
        break
      case "car_site_geocoord":
        if (typeof given !== "string" || !/^-?[0-9.]+,-?[0-9.]+$/u.test(given)) return null
        result.car_site_geocoord = given
        break
      case "car_companyerpid":
        if (typeof given !== "string") return null
        result.car_companyerpid = given
        break
      case "car_departmenterpid":
        if (typeof given !== "string") return null
        result.car_departmenterpid = given
        break
      case "car_sellers":
        if (!Array.isArray(given)) return null
        result.car_sellers = []
        for (let i = 0; i < given.length; i++) {
          if ((result.car_sellers[i] = parseSeller(given[i])) === null) return null
        }
        break
      case "car_price":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.car_price = given
        break
      case "car_lowest_price":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.car_lowest_price = given
        break
      case "car_price_text":
        if (typeof given !== "string") return null
        result.car_price_text = given
        break
      case "car_price_title":
        if (typeof given !== "string") return null
        result.car_price_title = given
        break
      case "car_price_currency":
        if (typeof given !== "string" || !/^[A-Z]{3}$/u.test(given)) return null
        result.car_price_currency = given
        break
      case "car_retail_price":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.car_retail_price = given
        break
      case "car_retail_price_text":
        if (typeof given !== "string") return null
        result.car_retail_price_text = given
        break
      case "car_retail_price_exkl_vat":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.car_retail_price_exkl_vat = given
        break
      case "car_campaign_price":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.car_campaign_price = given
        break
      case "car_campaign_price_text":
        if (typeof given !== "string") return null
        result.car_campaign_price_text = given
        break
      case "car_campaign_price_exkl_vat":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.car_campaign_price_exkl_vat = given
        break
      case "car_has_campaign_price":
        if (typeof given !== "boolean") return null
        result.car_has_campaign_price = given
        break
      case "car_campaigns":
        if (!Array.isArray(given)) return null
        result.car_campaigns = []
        for (let i = 0; i < given.length; i++) {
          if ((result.car_campaigns[i] = parseCarCampaign(given[i])) === null) return null
        }
        break
      case "car_has_campaign_loan":
        if (typeof given !== "boolean") return null
        result.car_has_campaign_loan = given
        break
      case "car_has_campaign_companyleasing":
        if (typeof given !== "boolean") return null
        result.car_has_campaign_companyleasing = given
        break
      case "car_has_campaign_privateleasing":
        if (typeof given !== "boolean") return null
        result.car_has_campaign_privateleasing = given
        break
      case "car_equipment":
        if (!Array.isArray(given)) return null
        result.car_equipment = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string") return null
          result.car_equipment[i] = given[i]
        }
        break
      case "car_description":
        if (typeof given !== "string") return null
        result.car_description = given
        break
      case "car_images":
        if (!Array.isArray(given)) return null
        result.car_images = []
        for (let i = 0; i < given.length; i++) {
          if ((result.car_images[i] = parseCarImage(given[i])) === null) return null
        }
        break
      case "car_primary_image":
        if ((result.car_primary_image = parsePrimaryImage(given)) === null) return null
        break
      case "autos_on_show":
        if ((result.autos_on_show = parseVehicleMedia(given)) === null) return null
        break
      case "car_beneficial_value":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.car_beneficial_value = given
        break
      case "car_pbbratio":
        if (!Number.isFinite(given) || given < 0) return null
        result.car_pbbratio = given
        break
      case "car_has_companyleasing":
        if (typeof given !== "boolean") return null
        result.car_has_companyleasing = given
        break
      case "car_has_privateleasing":
        if (typeof given !== "boolean") return null
        result.car_has_privateleasing = given
        break
      case "car_privateleasing_monthly_cost":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.car_privateleasing_monthly_cost = given
        break
      case "car_companyleasing_monthly_cost":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.car_companyleasing_monthly_cost = given
        break
      case "car_loan_option":
        if ((result.car_loan_option = parseLoanOption(given)) === null) return null
        break
      case "car_loan_monthly_cost":
        if (!Number.isFinite(given) || given < 0 || given > 100000000) return null
        result.car_loan_monthly_cost = given
        break
      case "car_loan_budgets":
        if (!Array.isArray(given)) return null
        result.car_loan_budgets = []
        for (let i = 0; i < given.length; i++) {
          if (typeof given[i] !== "string" || getLength(given[i]) > 30) return null
          result.car_loan_budgets[i] = given[i]
        }
        break
      case "car_loan_calculator_option":
        if ((result.car_loan_calculator_option = parseCalculatorOption(given)) === null) return null
        break
      case "car_leasing_options":
        if (!Array.isArray(given)) return null
        result.car_leasing_options = []
        for (let i = 0; i < given.length; i++) {
          if ((result.car_leasing_options[i] = parseLeasingOption(given[i])) === null) return null
        }
        break
      case "car_company_leasing_option":
        if ((result.car_company_leasing_option = parseLeasingOption(given)) === null) return null
        break
      case "car_private_leasing_option":
        if ((result.car_private_leasing_option = parseLeasingOption(given)) === null) return null
        break
      case "car_electric_range":
        if (!Number.isFinite(given) || given < 0 || given > 5000) return null
        result.car_electric_range = given
        break
      case "car_charging_speed":
        if (!Number.isFinite(given) || given < 0 || given > 5000) return null
        result.car_charging_speed = given
        break
      case "car_emission":
        if (!Number.isFinite(given) || given < 0 || given > 5000) return null
        result.car_emission = given
        break
      case "car_emission_text":
        if (typeof given !== "string") return null
        result.car_emission_text = given
        break
      case "car_fuel_combined_text":
        if (typeof given !== "string") return null
        result.car_fuel_combined_text = given
        break
      case "car_electric_consumption_text":
        if (typeof given !== "string") return null
        result.car_electric_consumption_text = given
        break
      case "car_electric_range_text":
        if (typeof given !== "string") return null
        result.car_electric_range_text = given
        break
      case "car_tank_text":
        if (typeof given !== "string") return null
        result.car_tank_text = given
        break
      case "car_battery_size_text":
        if (typeof given !== "string") return null
        result.car_battery_size_text = given
        break
      case "car_wltp_electric_range_text":
        if (typeof given !== "string") return null
        result.car_wltp_electric_range_text = given
        break
      case "car_wltp_electric_consumption_text":
        if (typeof given !== "string") return null
        result.car_wltp_electric_consumption_text = given
        break
      case "car_electric_charging_speed_dc_text":
        if (typeof given !== "string") return null
        result.car_electric_charging_speed_dc_text = given
        break
      case "car_electric_charging_speed_ac_text":
        if (typeof given !== "string") return null
        result.car_electric_charging_speed_ac_text = given
        break
      case "car_service_weight_text":
        if (typeof given !== "string") return null
        result.car_service_weight_text = given
        break
      case "car_cargo_volume_text":
        if (typeof given !== "string") return null
        result.car_cargo_volume_text = given
        break
      case "car_height_text":
        if (typeof given !== "string") return null
        result.car_height_text = given
        break
      case "car_length_text":
        if (typeof given !== "string") return null
        result.car_length_text = given
        break
      case "car_width_text":
        if (typeof given !== "string") return null
        result.car_width_text = given
        break
      case "car_max_trailer_weight_text":
        if (typeof given !== "string") return null
        result.car_max_trailer_weight_text = given
        break
      case "car_is_sold":
        if (typeof given !== "boolean") return null
        result.car_is_sold = given
        break
      case "car_sold_at":
        if (typeof given !== "string" || !isDateTime(given)) return null
        result.car_sold_at = given
        break
      case "indexed_at":
        if (typeof given !== "string" || !isDateTime(given)) return null
        result.indexed_at = given
        break
      case "car_publishdate":
        if (typeof given !== "string" || !isDateTime(given)) return null
        result.car_publishdate = given
        break
    }
  }
  if (
    result.car_id === undefined ||
    result.slug === undefined ||
    result.car_brand === undefined ||
    result.car_model === undefined
  )
    return null
  return result
}
