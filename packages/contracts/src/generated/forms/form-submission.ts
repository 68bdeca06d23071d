// Generated from schemas/services/forms/form-submission.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export {
  parseCarContact,
  parseCarContactValues,
  parseFormSubmission,
  parsePartialCarContactValues,
  parsePartialSellCarValues,
  parsePartialServiceRequestValues,
  parseSellCar,
  parseSellCarValues,
  parseServiceRequest,
  parseServiceRequestValues,
} from "./form-submission.parser.js"

/** What a visitor wrote into a form. Spec 2 §7, 3 §7.2. */
export type FormSubmission = CarContact | SellCar | ServiceRequest

/** A message about a car. Spec 2 §7. */
export interface CarContact {
  /** Which form it comes from. */
  formName: "car-contact"
  /**
   * Names the message, made up once by the form: however often it arrives, it is one.
   *
   * @pattern ^[\w-]{16,64}$
   */
  formSubmissionId: string
  /** What was written, what it is about and who gets it. */
  values: CarContactValues
}

/** A car that its owner wants to sell. Spec 3 §2.2. */
export interface SellCar {
  /** Which form it comes from. */
  formName: "sell-car"
  /**
   * Names the message, made up once by the form: however often it arrives, it is one.
   *
   * @pattern ^[\w-]{16,64}$
   */
  formSubmissionId: string
  /** What was written, and from which site. Spec 3 §2.2, §3.1. */
  values: SellCarValues
}

/** A wish for service of a car or motorcycle. Spec 3 §2.3. */
export interface ServiceRequest {
  /** Which form it comes from. */
  formName: "service-request"
  /**
   * Names the message, made up once by the form: however often it arrives, it is one.
   *
   * @pattern ^[\w-]{16,64}$
   */
  formSubmissionId: string
  /** What was written, where it goes, and what the visitor agreed to. Spec 3 §2.3, §3.1. */
  values: ServiceRequestValues
}

/** What was written, what it is about and who gets it. */
export interface CarContactValues {
  /**
   * Number of the car in the stock.
   *
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  car: string
  /**
   * The visitor's name.
   *
   * @maxLength 200
   * @pattern ^(?=.*[^\s\p{Cf}])\P{Cc}+$
   */
  name: string
  /**
   * Optional plus, then digits and spaces, 6 to 20 of them. Spec 2 §5.
   *
   * @pattern ^\+?[\d ]{6,20}$
   */
  phone: string
  /**
   * The visitor's e-mail address.
   *
   * @maxLength 254
   * @format email
   */
  email: string
  /**
   * What the visitor writes; may be empty.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  message: string
  /** Whether a quote is wanted. */
  quote: boolean
  /** Whether a test drive is wanted. */
  testDrive: boolean
  /**
   * Who gets it.
   *
   * @maxLength 200
   * @pattern ^\P{Cc}+$
   */
  toName: string
  /**
   * Where it goes.
   *
   * @maxLength 254
   * @format email
   */
  toEmail: string
  /**
   * Name of the site.
   *
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  source: string
}

/** What was written, and from which site. Spec 3 §2.2, §3.1. */
export interface SellCarValues {
  /**
   * The vehicle's registration number, as the visitor wrote it.
   *
   * @maxLength 20
   * @pattern ^(?=.*[^\s\p{Cf}])\P{Cc}+$
   */
  regno: string
  /**
   * What its odometer shows, in the unit of the site's country.
   *
   * @minimum 0
   * @maximum 9999999
   */
  milage: number
  /**
   * The visitor's name.
   *
   * @maxLength 200
   * @pattern ^(?=.*[^\s\p{Cf}])\P{Cc}+$
   */
  customerName: string
  /**
   * Optional plus, then digits and spaces, 6 to 20 of them. Spec 2 §5.
   *
   * @pattern ^\+?[\d ]{6,20}$
   */
  customerPhone: string
  /**
   * The visitor's e-mail address.
   *
   * @maxLength 254
   * @format email
   */
  customerEmail: string
  /** Whether the car is to be sold, or to be part of the price of another. */
  selected: "sell" | "trade-in"
  /**
   * What else the visitor writes; may be empty.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  other: string
  /**
   * Name of the site.
   *
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  source: string
}

/** What was written, where it goes, and what the visitor agreed to. Spec 3 §2.3, §3.1. */
export interface ServiceRequestValues {
  /**
   * The dealership that was chosen.
   *
   * @maxLength 200
   * @pattern ^\P{Cc}+$
   */
  siteName: string
  /**
   * Where it goes.
   *
   * @maxLength 254
   * @format email
   */
  siteEmail: string
  /**
   * The visitor's name.
   *
   * @maxLength 200
   * @pattern ^(?=.*[^\s\p{Cf}])\P{Cc}+$
   */
  name: string
  /**
   * Optional plus, then digits and spaces, 6 to 20 of them. Spec 2 §5.
   *
   * @pattern ^\+?[\d ]{6,20}$
   */
  phone: string
  /**
   * The visitor's e-mail address.
   *
   * @maxLength 254
   * @format email
   */
  email: string
  /**
   * The vehicle's registration number, as the visitor wrote it.
   *
   * @maxLength 20
   * @pattern ^(?=.*[^\s\p{Cf}])\P{Cc}+$
   */
  regno: string
  /**
   * What its odometer shows, in kilometres, where the visitor says so.
   *
   * @minimum 0
   * @maximum 9999999
   */
  milage?: number
  /**
   * The day that is wished for.
   *
   * @format date
   */
  date: string
  /**
   * What is to be done, by the names that the visitor chose.
   *
   * @maxItems 20
   * @uniqueItems true
   */
  services: string[]
  /**
   * What is wrong, in the visitor's words; may be empty.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  description: string
  /**
   * What else the visitor writes; may be empty.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  other: string
  /** Whether it is a motorcycle. */
  typeMC: boolean
  /** The visitor agrees to the use of what was written. */
  gdpr: true
  /** Whether the visitor wants the newsletter. */
  newsletter: boolean
  /**
   * What the visitor agreed to, word for word: GDPR, art. 7(1).
   *
   * @minItems 1
   * @maxItems 2
   */
  consentTexts: string[]
  /**
   * Name of the site.
   *
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  source: string
}
