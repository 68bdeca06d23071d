import { expect, test } from "vitest"
import { readConfig } from "./read-config.ts"
import { listServices, SERVICE_NAMES, SERVICES } from "./services/site-services.ts"

const SITE = { name: "se-used", host: "rullo.example", languages: ["sv"], timeZone: "Europe/Stockholm" }

test("a site has the services that it names, and no others", () => {
  for (const name of SERVICE_NAMES.filter((one) => SERVICES[one].option === undefined))
    expect(listServices(readConfig({ ...SITE, services: [name] }))).toEqual([name])

  expect(listServices(readConfig(SITE))).toEqual([])
})

test.each(["tyre-hotle", "search"])("%s is no service that a site names", (name) => {
  expect(() => readConfig({ ...SITE, services: [name] })).toThrow(
    `readConfig: "services" names "${name}", which is none. Choose from tyre-hotel`,
  )
})
