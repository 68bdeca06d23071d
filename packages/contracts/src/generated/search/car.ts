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

/** A car of the stock, as the search index has it; fields that are not named here pass through. Spec 2 §3. */
export interface Car {
  /**
   * Identifier: figures alone, as addresses have it.
   *
   * @pattern ^[0-9]{1,18}$
   */
  car_id: string
  /**
   * Last segment of its address.
   *
   * @pattern ^[^\s/?#]{1,200}$
   */
  slug: string
  /**
   * Brand.
   *
   * @minLength 1
   */
  car_brand: string
  /**
   * Model.
   *
   * @minLength 1
   */
  car_model: string
  /** Model with what it is driven by and equipped with. */
  car_model_text?: string
  /** Version of the model. */
  car_version?: string
  /** Body. */
  car_body?: string
  /**
   * Model year.
   *
   * @minimum 1885
   * @maximum 2050
   */
  car_year?: number
  /** Fuel. */
  car_fuel?: string
  /** Gearbox. */
  car_gearbox?: string
  /** Driven wheels. */
  car_drive?: string
  /** Colour. */
  car_color?: string
  /**
   * Seats.
   *
   * @minimum 1
   * @maximum 99
   */
  car_seats?: number
  /**
   * Doors.
   *
   * @minimum 0
   * @maximum 9
   */
  car_doors?: number
  /** Condition, as visitors read it. */
  car_condition?: string
  /** Whether it is used. */
  car_is_used?: boolean
  /** Whether it stands for a new car that can be ordered. */
  car_is_sample?: boolean
  /**
   * Distance driven, in the unit of the market: mil in Sweden, miles in the UK, otherwise km.
   *
   * @minimum 0
   * @maximum 10000000
   */
  car_mileage?: number
  /** Distance driven, as visitors read it. */
  car_mileage_text?: string
  /**
   * What the odometer shows, in `car_odometer_unit`.
   *
   * @minimum 0
   * @maximum 10000000
   */
  car_odometer?: number
  /** Unit of the odometer. */
  car_odometer_unit?: "km" | "mi"
  /**
   * Power, in hp (metric).
   *
   * @minimum 0
   * @maximum 5000
   */
  car_power?: number
  /** Power, as visitors read it. */
  car_power_text?: string
  /** Acceleration, as visitors read it. */
  car_acceleration_text?: string
  /**
   * Stars of Euro NCAP.
   *
   * @minimum 0
   * @maximum 5
   */
  car_ncapstars?: number
  /** Registration number. */
  car_regno?: string
  /**
   * Vehicle identification number.
   *
   * @maxLength 17
   */
  car_chassino?: string
  /**
   * First day in traffic.
   *
   * @format date
   */
  car_firstregistration?: string
  /** Type of vehicle; LCV means that prices are without VAT. */
  car_vehicle_type_code?: string
  /** Whether its VAT can be deducted. */
  car_vat_eligible?: boolean
  /** Whether it is a car of the week. */
  caroftheweek?: boolean
  /** Identifier of the dealership where it stands. */
  car_site_id?: string
  /** Dealership where it stands. */
  car_site_name?: string
  /** Town of the dealership. */
  car_site_city?: string
  /** Region of the dealership. */
  car_site_region?: string
  /** Where messages about it go. */
  car_site_leads_email?: string
  /**
   * Where the dealership is: latitude,longitude in degrees.
   *
   * @pattern ^-?[0-9.]+,-?[0-9.]+$
   */
  car_site_geocoord?: string
  /** Company in the ERP. */
  car_companyerpid?: string
  /** Department in the ERP. */
  car_departmenterpid?: string
  /** Who sells it. */
  car_sellers?: Seller[]
  /**
   * Price to pay, campaign included, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_price?: number
  /**
   * Lowest `car_price` in the thirty days before the present one came, as the search tells it (directive 98/6/EC,
   * article 6a). A reduction is announced only where it is higher.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_lowest_price?: number
  /** Price to pay, as visitors read it. */
  car_price_text?: string
  /** Word before the price. */
  car_price_title?: string
  /**
   * Currency, ISO 4217.
   *
   * @pattern ^[A-Z]{3}$
   */
  car_price_currency?: string
  /**
   * Price without a campaign, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_retail_price?: number
  /** Price without a campaign, as visitors read it. */
  car_retail_price_text?: string
  /**
   * Price without a campaign and without VAT, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_retail_price_exkl_vat?: number
  /**
   * Price of the campaign, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_campaign_price?: number
  /** Price of the campaign, as visitors read it. */
  car_campaign_price_text?: string
  /**
   * Price of the campaign without VAT, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_campaign_price_exkl_vat?: number
  /** Whether a campaign has a price for it. */
  car_has_campaign_price?: boolean
  /** Campaigns that it takes part in. */
  car_campaigns?: CarCampaign[]
  /** Whether a campaign has a loan for it. */
  car_has_campaign_loan?: boolean
  /** Whether a campaign has a company lease for it. */
  car_has_campaign_companyleasing?: boolean
  /** Whether a campaign has a private lease for it. */
  car_has_campaign_privateleasing?: boolean
  /** What it is equipped with. */
  car_equipment?: string[]
  /** What its seller says. */
  car_description?: string
  /** Pictures. */
  car_images?: CarImage[]
  /** The picture that lists show. */
  car_primary_image?: PrimaryImage
  /** Moving pictures. UK. */
  autos_on_show?: VehicleMedia
  /**
   * Value as a benefit in kind, a month. Sweden.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_beneficial_value?: number
  /**
   * Price in price base amounts. Sweden.
   *
   * @minimum 0
   */
  car_pbbratio?: number
  /** Whether companies may lease it. */
  car_has_companyleasing?: boolean
  /** Whether it can be leased privately. */
  car_has_privateleasing?: boolean
  /**
   * Least private lease a month, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_privateleasing_monthly_cost?: number
  /**
   * Least company lease a month, ex VAT, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_companyleasing_monthly_cost?: number
  /** The loan that is offered first. */
  car_loan_option?: LoanOption
  /**
   * What that loan costs a month, in the currency of `car_price_currency`.
   *
   * @minimum 0
   * @maximum 100000000
   */
  car_loan_monthly_cost?: number
  /** What the loan calculator begins with. */
  car_loan_calculator_option?: CalculatorOption
  /** Leases. */
  car_leasing_options?: LeasingOption[]
  /** The company lease that is offered first. */
  car_company_leasing_option?: LeasingOption
  /** The private lease that is offered first. */
  car_private_leasing_option?: LeasingOption
  /**
   * Electric range by WLTP, in km.
   *
   * @minimum 0
   * @maximum 5000
   */
  car_electric_range?: number
  /**
   * Charging speed at a fast charger, in kW.
   *
   * @minimum 0
   * @maximum 5000
   */
  car_charging_speed?: number
  /**
   * Emission of carbon dioxide, in g/km; 0 for electric cars.
   *
   * @minimum 0
   * @maximum 5000
   */
  car_emission?: number
  /** Emission of carbon dioxide, as visitors read it. */
  car_emission_text?: string
  /** Fuel use, combined, as visitors read it. */
  car_fuel_combined_text?: string
  /** Electric consumption, as visitors read it. */
  car_electric_consumption_text?: string
  /** Electric range, as visitors read it. */
  car_electric_range_text?: string
  /** Volume of the tank, as visitors read it. */
  car_tank_text?: string
  /** Battery, as visitors read it. */
  car_battery_size_text?: string
  /** Electric range by WLTP, as visitors read it. */
  car_wltp_electric_range_text?: string
  /** Electric consumption by WLTP, as visitors read it. */
  car_wltp_electric_consumption_text?: string
  /** Charging speed at a fast charger, as visitors read it. */
  car_electric_charging_speed_dc_text?: string
  /** Charging speed at home, as visitors read it. */
  car_electric_charging_speed_ac_text?: string
  /** Service weight, as visitors read it. */
  car_service_weight_text?: string
  /** Cargo volume, as visitors read it. */
  car_cargo_volume_text?: string
  /** Height, as visitors read it. */
  car_height_text?: string
  /** Length, as visitors read it. */
  car_length_text?: string
  /** Width, as visitors read it. */
  car_width_text?: string
  /** Trailer weight, as visitors read it. */
  car_max_trailer_weight_text?: string
  /** Whether it was sold: its page says so, and searches leave it out. */
  car_is_sold?: boolean
  /**
   * When it was sold. Thirty days later its page is gone.
   *
   * @format date-time
   */
  car_sold_at?: string
  /**
   * When the index took it in.
   *
   * @format date-time
   */
  indexed_at?: string
  /**
   * When it was published.
   *
   * @format date-time
   */
  car_publishdate?: string
}
