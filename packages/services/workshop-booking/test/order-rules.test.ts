import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { createOrder, openWorkshopBooking } from "./open-workshop-booking.ts"

const WHEELS = { kobraId: "wheel-change", unitsSelected: null, userInput: null }
const CUSTOMER = { firstName: "Alva", lastName: "Ek", phone: "070 174 06 99", email: "alva@example.com" }

const createServices = (...services: readonly object[]) => ({
  serviceOfferingRequests: services.map((service) => ({ ...WHEELS, ...service })),
})
const createCustomer = (changes: object) => ({ customer: { ...CUSTOMER, ...changes } })

onEachEngine((engine) => {
  test.each([
    ["an add-on without a service", createServices({ kobraId: "washer-fluid", unitsSelected: 1 })],
    ["two loan cars", createServices({}, { kobraId: "loan-car-small" }, { kobraId: "loan-car-large" })],
    ["fault-finding without a text", createServices({ kobraId: "fault-finding" })],
    ["fault-finding with a text of spaces", createServices({ kobraId: "fault-finding", userInput: " \n " })],
    ["a first name of spaces", createCustomer({ firstName: "  " })],
    ["a last name of spaces", createCustomer({ lastName: "\u00a0" })],
    ["an address as last name", createCustomer({ lastName: "spam.example/win" })],
    ["a phone number of spaces", createCustomer({ phone: "      " })],
    ["a phone number of a plus and spaces", createCustomer({ phone: "+      " })],
    ["an e-mail address without a dot in its domain", createCustomer({ email: "a@b" })],
  ])("an order with %s is not booked [spec 3 §5.1 workshop-order]", async (_, changes) => {
    const { call, storage } = await openWorkshopBooking(engine)

    const { status, body } = await call("book", createOrder({ departmentId: "SE-601", ...changes }), { key: "one" })

    expect([status, body.code]).toEqual([400, "BadRequest"])
    expect(await storage.all("select id from bookings")).toEqual([])
  })

  test.each([
    ["one loan car", createServices({}, { kobraId: "loan-car-small" })],
    ["the original service and an unknown mileage", { ...createServices({ kobraId: "originalservice" }), mileage: 1 }],
    ["fault-finding and a text", createServices({ kobraId: "fault-finding", userInput: "Det gnisslar." })],
    ["spaces around the phone number", createCustomer({ phone: " 070 174 06 99 " })],
  ])("an order with %s is booked", async (_, changes) => {
    const { call } = await openWorkshopBooking(engine)

    expect((await call("book", createOrder({ departmentId: "SE-601", ...changes }), { key: "one" })).status).toBe(200)
  })

  test("an oil change for an electric car is not booked [spec 3 §5.1 workshop-order]", async () => {
    const { call } = await openWorkshopBooking(engine)
    const electric = { departmentId: "SE-602", registrationNumber: "TSL332" }

    const oil = await call("book", createOrder({ ...electric, ...createServices({ kobraId: "basic-service" }) }), {
      key: "one",
    })
    const wheels = await call("book", createOrder(electric), { key: "two" })

    expect([oil.status, wheels.status]).toEqual([400, 200])
  })
})
