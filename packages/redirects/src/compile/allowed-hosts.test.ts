import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import { checkHost, isAllowedHost } from "./allowed-hosts.ts"
import { compile } from "./compile-table.ts"

const HOSTS = ["jobs.example", "*.Shop.example"]

test.each([
  ["jobs.example", true],
  ["JOBS.example", true],
  ["a.shop.example", true],
  ["a.b.SHOP.example", true],
  ["site.example", true],
  ["evilsite.example", false],
  ["evilshop.example", false],
  ["shop.example", false],
  ["evil-jobs.example", false],
  ["jobs.example.evil.example", false],
  ["a.shop.example.evil.example", false],
  ["evil.example", false],
  ["", false],
])("isAllowedHost for the host %s returns %s", (host, isAllowed) => {
  expect(isAllowedHost(host, HOSTS, "site.example")).toBe(isAllowed)
  expect(isAllowedHost(host, [], "site.example")).toBe(host === "site.example")
  expect(isAllowedHost(host, null, "site.example")).toBe(true)
})

test.each([
  ["https://jobs.example/x", true],
  ["https://evilshop.example/x", false],
  ["https://a.shop.example/x", true],
  ["HTTP://JOBS.EXAMPLE", true],
  ["https://site.example?x=1", true],
  ["https://:country.shop.example/", true],
  ["https://:country.evilshop.example/", false],
  ["https://:country.jobs.example/", false],
  ["https://evil.example#jobs.example", false],
  ["https://jobs.example.evil.example/", false],
])("the host of the target %s is allowed: %s", (target, isCompiled) => {
  const check = () => checkHost(target, { allowedHosts: HOSTS, host: "site.example" })

  if (isCompiled) expect(check).not.toThrow()
  else expect(check).toThrow(/^leads to .*, which is not among the allowed hosts\. Add it there if it is meant$/)
})

test("without a list of allowed hosts, a target can have a fixed host but no host with a parameter", () => {
  const settings = { allowedHosts: null, host: "site.example" }

  expect(() => checkHost("https://anywhere.example/", settings)).not.toThrow()
  expect(() => checkHost("https://:country.anywhere.example/", settings)).toThrow("leads to :country.anywhere.example")
})

test.each(["normalised", "strict-next"] as const)(
  "in the mode %s, a parameter value cannot add labels to the host of a target",
  (mode) => {
    const rules = [rule("/to/:country", "https://:country.shop.example/")]
    const table = compile({ site: "", hosts: [], allowedHosts: HOSTS, rules }, { mode })

    expect(table.problems).toEqual([])
    expect(table.match("/to/se")?.location).toBe("https://se.shop.example/")
    expect(table.match("/to/s")?.location).toBe("https://s.shop.example/")
    for (const label of [
      "evil.example%2F",
      "evil.example%23",
      "%00",
      "evil%40x",
      "evil%3A80",
      "-se",
      "se-",
      "a.b",
      "å",
    ]) {
      const { location = null } = table.match(`/to/${label}`) ?? {}
      if (mode === "normalised") expect(location, label).toBeNull()
      expect(location === null || new URL(location).host.endsWith(".shop.example"), label).toBe(true)
    }
  },
)
