import type { Car, Dealership } from "@forecourt/contracts/search"
import { expect, test } from "vitest"
import { createContactTopic, createRecipient } from "./contact-topic.select.ts"

const CAR: Car = { car_id: "7", slug: "volvo-ex30-7", car_brand: "Volvo", car_model: "EX30", car_site_name: "Lund" }
const NEW = { name: "Nya bilar", group: "New cars" as const, erp_id: "210.310", email: "nya@norrvik.example" }
const OLD = { name: "Begagnade bilar", group: "other" as const, erp_id: "210.320", email: "begagnat@norrvik.example" }
const LUND: Dealership = {
  site_id: "1",
  slug: "lund",
  site_official_name: "Norrvik Lund",
  site_email: "lund@norrvik.example",
  site_departments: [NEW, OLD],
}
const createCar = (car_departmenterpid: string) => ({ ...CAR, car_companyerpid: "210", car_departmenterpid })
const getTopic = (car: Car, dealership: Dealership | null, recipients?: ReturnType<typeof createRecipient>[]) =>
  createContactTopic(car, { dealership, recipients, source: "se-used" })

test("a message about a car goes to the car's e-mail address if set, and otherwise to the department that sells the car [spec 2 §7 contact-call.recipient]", () => {
  const getRecipients = (car: Car, dealership: Dealership | null) => getTopic(car, dealership)?.recipients

  expect(getRecipients(createCar("320"), LUND)).toEqual([
    { siteName: "Norrvik Lund", toName: "Begagnade bilar", toEmail: "begagnat@norrvik.example" },
  ])
  expect(getRecipients({ ...createCar("320"), car_site_leads_email: "leads@norrvik.example" }, LUND)).toMatchObject([
    { toName: "Begagnade bilar", toEmail: "leads@norrvik.example" },
  ])
  expect(getRecipients(createCar("999"), { ...LUND, site_departments: [] })).toMatchObject([
    { toName: "Norrvik Lund", toEmail: "lund@norrvik.example" },
  ])
  expect(getRecipients({ ...CAR, car_site_leads_email: "leads@norrvik.example" }, null)).toEqual([
    { siteName: "Lund", toName: "Lund", toEmail: "leads@norrvik.example" },
  ])
})

test("a car without a recipient for messages has no contact form", () => {
  expect(getTopic(CAR, null)).toBeNull()
  expect(getTopic({ ...CAR, car_is_sample: true }, LUND)).toBeNull()
  expect(getTopic({ ...CAR, car_is_sample: true }, LUND, [])).toBeNull()
})

test("a message about an example listing of a new car goes to the new-car department of a dealership that sells the car's brand [spec 2 §5 contact-seller, §7 contact-call.recipient]", () => {
  const umea = { ...LUND, site_official_name: "Norrvik Umeå", site_departments: [OLD] }
  const recipients = [LUND, umea].map((item) => createRecipient(CAR, item))

  expect(recipients).toEqual([
    { siteName: "Norrvik Lund", toName: "Nya bilar", toEmail: "nya@norrvik.example" },
    { siteName: "Norrvik Umeå", toName: "Norrvik Umeå", toEmail: "" },
  ])
  expect(getTopic({ ...CAR, car_is_sample: true }, LUND, recipients)).toEqual({
    car: "7",
    source: "se-used",
    isChosen: true,
    recipients,
  })
})
