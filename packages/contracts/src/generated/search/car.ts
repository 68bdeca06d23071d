// Generated from schemas/services/search/car.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CalculatorOption } from "./calculator-option.ts"
import type { CarCampaign } from "./campaign.ts"
import type { CarImage } from "./car-image.ts"
import type { LeasingOption } from "./leasing-option.ts"
import type { LoanOption } from "./loan-option.ts"
import type { PrimaryImage } from "./primary-image.ts"
import type { Seller } from "./seller.ts"
import type { VehicleMedia } from "./vehicle-media.ts"

export { parseCar } from "./car.parser.js"

/** A car in stock, as the search index holds it. Fields that are not listed here are passed through. Spec 2 §3. */
export interface Car {
  /**
   * The identifier, in digits only, as addresses contain it.
   *
   * @pattern ^[0-9]{1,18}$
   */
  car_id: string
  /**
   * The last segment of the car's address.
   *
   * @pattern ^[^\s/?#]{1,200}$
   */
  slug: string
  /**
   * The brand.
   *
   * @minLength 1
   */
  car_brand: string
  /**
   * The model.
   *
   * @minLength 1
   */
  car_model: string
  /** The model with its drivetrain and equipment. */
  car_model_text?: string
  /** The version of the model. */
  car_version?: string
  /** The body type. */
  car_body?: string
  /**
   * The model year.
   *
   * @minimum 1885
   * @maximum 2050
   */
  car_year?: number
  /** The fuel. */
  car_fuel?: string
  /** The gearbox. */
  car_gearbox?: string
  /** The driven wheels. */
  car_drive?: string
  /** The colour. */
  car_color?: string
  /**
   * The number of seats.
   *
   * @minimum 1
   * @maximum 99
   */
  car_seats?: number
  /**
   * The number of doors.
   *
   * @minimum 0
   * @maximum 9
   */
  car_doors?: number
  /** The condition, as shown to visitors. */
  car_condition?: string
  /** True if the car is used. */
  car_is_used?: boolean
  /** True if the car represents a new car that can be ordered. */
  car_is_sample?: boolean
  /**
   * The distance driven, in the unit of the market: mil in Sweden, miles in the UK, otherwise km.
   *
   * @minimum 0
   * @maximum 10000000
   */
  car_mileage?: number
  /** The distance driven, as shown to visitors. */
  car_mileage_text?: string
  /**
   * The odometer reading, in `car_odometer_unit`.
   *
   * @minimum 0
   * @maximum 10000000
   */
  car_odometer?: number
  /** The unit of the odometer. */
  car_odometer_unit?: "km" | "mi"
  /**
   * The power, in hp (metric).
   *
   * @minimum 0
   * @maximum 5000
   */
  car_power?: number
  /** The power, as shown to visitors. */
  car_power_text?: string
  /** The acceleration, as shown to visitors. */
  car_acceleration_text?: string
  /**
   * The number of Euro NCAP stars.
   *
   * @minimum 0
   * @maximum 5
   */
  car_ncapstars?: number
  /** The registration number. */
  car_regno?: string
  /**
   * The vehicle identification number.
   *
   * @maxLength 17
   */
  car_chassino?: string
  /**
   * The date of first registration.
   *
   * @format date
   */
  car_firstregistration?: string
  /** The type of vehicle. LCV means that prices exclude VAT. */
  car_vehicle_type_code?: string
  /** True if the VAT is deductible. */
  car_vat_eligible?: boolean
  /** True if the car is a car of the week. */
  caroftheweek?: boolean
  /** The identifier of the dealership where the car is located. */
  car_site_id?: string
  /** The name of the dealership where the car is located. */
  car_site_name?: string
  /** The town of the dealership. */
  car_site_city?: string
  /** The region of the dealership. */
  car_site_region?: string
  /** The e-mail address for messages about the car. */
  car_site_leads_email?: string
  /**
   * The position of the dealership: latitude,longitude in degrees.
   *
   * @pattern ^-?[0-9.]+,-?[0-9.]+$
   */
  car_site_geocoord?: string
  /** The company in the ERP. */
  car_companyerpid?: string
  /** The department in the ERP. */
  car_departmenterpid?: string
  /** The sellers of the car. */
  car_sellers?: Seller[]
  /**
   * The price to pay, including any campaign, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_price?: number
  /**
   * The lowest `car_price` in the thirty days before the present price took effect, as reported by the search
   * (directive 98/6/EC, article 6a). A reduction is announced only if this price is higher than the present price.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_lowest_price?: number
  /** The price to pay, as shown to visitors. */
  car_price_text?: string
  /** The word before the price. */
  car_price_title?: string
  /**
   * The currency, ISO 4217.
   *
   * @pattern ^[A-Z]{3}$
   */
  car_price_currency?: string
  /**
   * The price without a campaign, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_retail_price?: number
  /** The price without a campaign, as shown to visitors. */
  car_retail_price_text?: string
  /**
   * The price without a campaign and without VAT, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_retail_price_exkl_vat?: number
  /**
   * The campaign price, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_campaign_price?: number
  /** The campaign price, as shown to visitors. */
  car_campaign_price_text?: string
  /**
   * The campaign price without VAT, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_campaign_price_exkl_vat?: number
  /** True if a campaign offers a price for the car. */
  car_has_campaign_price?: boolean
  /** The campaigns that include the car. */
  car_campaigns?: CarCampaign[]
  /** True if a campaign offers a loan for the car. */
  car_has_campaign_loan?: boolean
  /** True if a campaign offers a company lease for the car. */
  car_has_campaign_companyleasing?: boolean
  /** True if a campaign offers a private lease for the car. */
  car_has_campaign_privateleasing?: boolean
  /** The equipment of the car. */
  car_equipment?: string[]
  /** The seller's description of the car. */
  car_description?: string
  /** The pictures of the car. */
  car_images?: CarImage[]
  /** The picture shown in lists. */
  car_primary_image?: PrimaryImage
  /** The videos and 360-degree views of the car. UK. */
  autos_on_show?: VehicleMedia
  /**
   * The monthly value as a benefit in kind. Sweden.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_beneficial_value?: number
  /**
   * The price in price base amounts. Sweden.
   *
   * @minimum 0
   */
  car_pbbratio?: number
  /** True if companies can lease the car. */
  car_has_companyleasing?: boolean
  /** True if the car is available for private leasing. */
  car_has_privateleasing?: boolean
  /**
   * The lowest monthly cost of a private lease, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_privateleasing_monthly_cost?: number
  /**
   * The lowest monthly cost of a company lease, ex VAT, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_companyleasing_monthly_cost?: number
  /** The loan that is offered first. */
  car_loan_option?: LoanOption
  /**
   * The monthly cost of the loan that is offered first, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_loan_monthly_cost?: number
  /**
   * The monthly budgets into which the loan fits, such as `72-50000-4000` for 72 months, a deposit of 50,000 and at
   * most 4,000 per month. The search service calculates them for filters. They are not returned, and values in
   * imported data are ignored.
   */
  car_loan_budgets?: string[]
  /** The initial values of the loan calculator. */
  car_loan_calculator_option?: CalculatorOption
  /** The leasing options. */
  car_leasing_options?: LeasingOption[]
  /** The company lease that is offered first. */
  car_company_leasing_option?: LeasingOption
  /** The private lease that is offered first. */
  car_private_leasing_option?: LeasingOption
  /**
   * The electric range by WLTP, in km.
   *
   * @minimum 0
   * @maximum 5000
   */
  car_electric_range?: number
  /**
   * The charging speed at a fast charger, in kW.
   *
   * @minimum 0
   * @maximum 5000
   */
  car_charging_speed?: number
  /**
   * The emission of carbon dioxide, in g/km; 0 for electric cars.
   *
   * @minimum 0
   * @maximum 5000
   */
  car_emission?: number
  /** The emission of carbon dioxide, as shown to visitors. */
  car_emission_text?: string
  /** The combined fuel consumption, as shown to visitors. */
  car_fuel_combined_text?: string
  /** The electric consumption, as shown to visitors. */
  car_electric_consumption_text?: string
  /** The electric range, as shown to visitors. */
  car_electric_range_text?: string
  /** The tank volume, as shown to visitors. */
  car_tank_text?: string
  /** The battery size, as shown to visitors. */
  car_battery_size_text?: string
  /** The electric range by WLTP, as shown to visitors. */
  car_wltp_electric_range_text?: string
  /** The electric consumption by WLTP, as shown to visitors. */
  car_wltp_electric_consumption_text?: string
  /** The charging speed at a fast charger, as shown to visitors. */
  car_electric_charging_speed_dc_text?: string
  /** The charging speed at home, as shown to visitors. */
  car_electric_charging_speed_ac_text?: string
  /** The service weight, as shown to visitors. */
  car_service_weight_text?: string
  /** The cargo volume, as shown to visitors. */
  car_cargo_volume_text?: string
  /** The height, as shown to visitors. */
  car_height_text?: string
  /** The length, as shown to visitors. */
  car_length_text?: string
  /** The width, as shown to visitors. */
  car_width_text?: string
  /** The trailer weight, as shown to visitors. */
  car_max_trailer_weight_text?: string
  /** True if the car is sold. The page of a sold car says so, and searches omit the car. */
  car_is_sold?: boolean
  /**
   * The time of the sale. The page is removed thirty days later.
   *
   * @format date-time
   */
  car_sold_at?: string
  /**
   * The time at which the car was added to the index.
   *
   * @format date-time
   */
  indexed_at?: string
  /**
   * The time of publication.
   *
   * @format date-time
   */
  car_publishdate?: string
}
