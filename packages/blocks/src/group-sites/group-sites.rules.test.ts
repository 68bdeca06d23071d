import { expect, test } from "vitest"
import { listCountries } from "./group-sites.rules.ts"

const site = (name: string, country?: string) => ({
  name: { value: name },
  link: { value: { href: "/" } },
  ...(country && { country: { value: country } }),
})

test("sites are grouped by country, and countries are ordered by their first site", () => {
  const sites = [
    site("Norrvik", "Sverige"),
    site("Norrvik Norge", "Norge"),
    site("Rullo", "Sverige "),
    site("Koncernen"),
  ]

  const names = listCountries({ sites }).map((country) => [
    country.name?.value,
    country.sites.map(({ name }) => name.value),
  ])

  expect(names).toEqual([
    ["Sverige", ["Norrvik", "Rullo"]],
    ["Norge", ["Norrvik Norge"]],
    [undefined, ["Koncernen"]],
  ])
})
