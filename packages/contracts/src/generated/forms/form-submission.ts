// Generated from schemas/services/forms/form-submission.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

export { parseFormSubmission, parseFormValues } from "./form-submission.parser.js"

/** A message from a form. Spec 2 §7. */
export interface FormSubmission {
  /**
   * Which form it comes from.
   *
   * @pattern ^[a-z][a-z0-9-]{0,49}$
   */
  formName: string
  /**
   * Names the message, made up once by the form: however often it arrives, it is one.
   *
   * @pattern ^[\w-]{16,64}$
   */
  formSubmissionId: string
  /** What was written, what it is about and who gets it. */
  values: FormValues
}

/** What was written, what it is about and who gets it. */
export interface FormValues {
  /**
   * Number of the car in the stock.
   *
   * @minLength 1
   * @maxLength 100
   */
  car: string
  /**
   * The visitor's name.
   *
   * @maxLength 200
   * @pattern \S
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
   */
  message: string
  /** Whether a quote is wanted. */
  quote: boolean
  /** Whether a test drive is wanted. */
  testDrive: boolean
  /**
   * Who gets it.
   *
   * @minLength 1
   * @maxLength 200
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
   * @minLength 1
   * @maxLength 100
   */
  source: string
}
