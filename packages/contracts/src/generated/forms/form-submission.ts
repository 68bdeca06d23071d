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

/** The data that a visitor submits in a form. Spec 2 §7, 3 §7.2. */
export type FormSubmission = CarContact | SellCar | ServiceRequest

/** A message about a car. Spec 2 §7. */
export interface CarContact {
  /** The name of the form. */
  formName: "car-contact"
  /**
   * The identifier of the message, created once by the form. Repeated deliveries with the same identifier count as
   * one message.
   *
   * @pattern ^[\w-]{16,64}$
   */
  formSubmissionId: string
  /** A message about a car. Spec 2 §7. */
  values: CarContactValues
  /**
   * The notice of personal data that the visitor saw, as proof of what was said.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  privacyNotice?: string
  /**
   * The value of a field that visitors do not see. Only programs fill it in.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  trap?: string
  /**
   * The time from the opening of the page to the submission, in milliseconds. Unknown without JavaScript.
   *
   * @minimum 0
   */
  openMs?: number
}

/** A car that its owner wants to sell. Spec 3 §2.2. */
export interface SellCar {
  /** The name of the form. */
  formName: "sell-car"
  /**
   * The identifier of the message, created once by the form. Repeated deliveries with the same identifier count as
   * one message.
   *
   * @pattern ^[\w-]{16,64}$
   */
  formSubmissionId: string
  /** A car that its owner wants to sell. Spec 3 §2.2. */
  values: SellCarValues
  /**
   * The notice of personal data that the visitor saw, as proof of what was said.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  privacyNotice?: string
  /**
   * The value of a field that visitors do not see. Only programs fill it in.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  trap?: string
  /**
   * The time from the opening of the page to the submission, in milliseconds. Unknown without JavaScript.
   *
   * @minimum 0
   */
  openMs?: number
}

/** A request for service of a car or motorcycle. Spec 3 §2.3. */
export interface ServiceRequest {
  /** The name of the form. */
  formName: "service-request"
  /**
   * The identifier of the message, created once by the form. Repeated deliveries with the same identifier count as
   * one message.
   *
   * @pattern ^[\w-]{16,64}$
   */
  formSubmissionId: string
  /** A request for service of a car or motorcycle. Spec 3 §2.3. */
  values: ServiceRequestValues
  /**
   * The notice of personal data that the visitor saw, as proof of what was said.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  privacyNotice?: string
  /**
   * The value of a field that visitors do not see. Only programs fill it in.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  trap?: string
  /**
   * The time from the opening of the page to the submission, in milliseconds. Unknown without JavaScript.
   *
   * @minimum 0
   */
  openMs?: number
}

/** A message about a car. Spec 2 §7. */
export interface CarContactValues {
  /**
   * The number of the car in the stock.
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
   * The phone number: an optional plus sign, then 6 to 20 digits and spaces. Spec 2 §5.
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
   * The visitor's message; may be empty.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  message: string
  /** True if the visitor wants a quote. */
  quote: boolean
  /** True if the visitor wants a test drive. */
  testDrive: boolean
  /**
   * The name of the recipient.
   *
   * @maxLength 200
   * @pattern ^\P{Cc}+$
   */
  toName: string
  /**
   * The e-mail address of the recipient.
   *
   * @maxLength 254
   * @format email
   */
  toEmail: string
  /**
   * The name of the site.
   *
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  source: string
}

/** A car that its owner wants to sell. Spec 3 §2.2. */
export interface SellCarValues {
  /**
   * The registration number of the vehicle, as the visitor entered it.
   *
   * @maxLength 20
   * @pattern ^(?=.*[^\s\p{Cf}])\P{Cc}+$
   */
  regno: string
  /**
   * The odometer reading, in the unit of the site's country.
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
   * The phone number: an optional plus sign, then 6 to 20 digits and spaces. Spec 2 §5.
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
  /** The visitor's choice: selling the car or giving it in part exchange. */
  selected: "sell" | "trade-in"
  /**
   * The visitor's additional comments; may be empty.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  other: string
  /**
   * The name of the site.
   *
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  source: string
}

/** A request for service of a car or motorcycle. Spec 3 §2.3. */
export interface ServiceRequestValues {
  /**
   * The name of the selected dealership.
   *
   * @maxLength 200
   * @pattern ^\P{Cc}+$
   */
  siteName: string
  /**
   * The e-mail address of the recipient.
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
   * The phone number: an optional plus sign, then 6 to 20 digits and spaces. Spec 2 §5.
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
   * The registration number of the vehicle, as the visitor entered it.
   *
   * @maxLength 20
   * @pattern ^(?=.*[^\s\p{Cf}])\P{Cc}+$
   */
  regno: string
  /**
   * The odometer reading in kilometres, if the visitor provides it.
   *
   * @minimum 0
   * @maximum 9999999
   */
  milage?: number
  /**
   * The requested day.
   *
   * @format date
   */
  date: string
  /**
   * The requested services, by the names that the visitor selected.
   *
   * @maxItems 20
   * @uniqueItems true
   */
  services: string[]
  /**
   * The visitor's description of the fault; may be empty.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  description: string
  /**
   * The visitor's further remarks; may be empty.
   *
   * @maxLength 1000
   * @pattern ^[\P{Cc}\t\n\r]*$
   */
  other: string
  /** True if the vehicle is a motorcycle. */
  typeMC: boolean
  /** True if the visitor agrees to the use of the submitted data. */
  gdpr: true
  /** True if the visitor wants the newsletter. */
  newsletter: boolean
  /**
   * The texts that the visitor agreed to, verbatim: GDPR, art. 7(1).
   *
   * @minItems 1
   * @maxItems 2
   */
  consentTexts: string[]
  /**
   * The name of the site.
   *
   * @maxLength 100
   * @pattern ^\P{Cc}+$
   */
  source: string
}
