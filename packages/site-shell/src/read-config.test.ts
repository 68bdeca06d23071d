import { expect, test } from "vitest"
import { readConfig } from "./read-config.ts"
import { listServices, SERVICE_NAMES, SERVICES } from "./services/site-services.ts"

const SITE = { name: "se-used", host: "rullo.example", languages: ["sv"], timeZone: "Europe/Stockholm" }

test("a site has only the services listed in its config", () => {
  for (const name of SERVICE_NAMES.filter((item) => SERVICES[item].option === undefined))
    expect(listServices(readConfig({ ...SITE, services: [name] }))).toEqual([name])

  expect(listServices(readConfig(SITE))).toEqual([])
})

test.each(["tyre-hotle", "search"])("the unknown service name %s in a site's config is rejected", (name) => {
  expect(() => readConfig({ ...SITE, services: [name] })).toThrow(
    `readConfig: "services" names "${name}", which is none. Choose from tyre-hotel`,
  )
})
