import { FRONT_HEADER } from "@forecourt/front/front-headers"
import { expect, test } from "vitest"
import { getVisitorAddress } from "./visitor-address.ts"

const frontSecret = "what-the-front-and-its-next-share"
const createForwarded = (addresses: string) =>
  new Headers({ "x-forwarded-for": addresses, [FRONT_HEADER]: frontSecret })
const createOptions = (proxies: number) => ({ proxies, frontSecret })

test("a visitor's IP address is the address that the trusted proxies added, not an address that the visitor sent", () => {
  expect(getVisitorAddress(createForwarded("192.0.2.7"), createOptions(0))).toBe("192.0.2.7")
  expect(getVisitorAddress(createForwarded("10.9.9.9, 192.0.2.7"), createOptions(0))).toBe("192.0.2.7")
  expect(getVisitorAddress(createForwarded("10.9.9.9, 192.0.2.7, 10.0.0.1"), createOptions(1))).toBe("192.0.2.7")
  expect(getVisitorAddress(createForwarded("::ffff:192.0.2.7"), createOptions(0))).toBe("192.0.2.7")
  expect(getVisitorAddress(createForwarded("::FFFF:192.0.2.7"), createOptions(0))).toBe("192.0.2.7")
  expect(getVisitorAddress(createForwarded("::ffff:c000:207"), createOptions(0))).toBe("::ffff:c000:207")
})

test("the port that a gateway adds to a visitor's IP address is removed", () => {
  expect(getVisitorAddress(createForwarded("192.0.2.7:50123"), createOptions(0))).toBe("192.0.2.7")
  expect(getVisitorAddress(createForwarded("[2001:db8::1]:50123"), createOptions(0))).toBe("2001:db8::1")
  expect(getVisitorAddress(createForwarded("2001:db8::1"), createOptions(0))).toBe("2001:db8::1")
})

test("if X-Forwarded-For has fewer addresses than there are trusted proxies, the first address is used", () => {
  expect(getVisitorAddress(createForwarded("192.0.2.7"), createOptions(3))).toBe("192.0.2.7")
  expect(getVisitorAddress(new Headers(), createOptions(0))).toBe("")
})

test("without the front proxy, the visitor's IP address is read from the end of the X-Forwarded-For header", () => {
  const createHeaders = (addresses: string) => new Headers({ "x-forwarded-for": addresses })

  expect(getVisitorAddress(createHeaders("10.9.9.9, 192.0.2.7"), { proxies: 0 })).toBe("192.0.2.7")
  expect(getVisitorAddress(createHeaders("10.9.9.9, 192.0.2.7"), { proxies: 1 })).toBe("192.0.2.7")
  expect(getVisitorAddress(createHeaders("10.9.9.9, 192.0.2.7, 10.0.0.1"), { proxies: 2 })).toBe("192.0.2.7")
})

test("a front proxy header with a wrong secret is ignored", () => {
  const forged = new Headers({ "x-forwarded-for": "10.9.9.9, 192.0.2.7, 10.0.0.1", [FRONT_HEADER]: "a".repeat(33) })

  expect(getVisitorAddress(forged, { proxies: 1, frontSecret })).toBe("10.0.0.1")
  expect(getVisitorAddress(forged, { proxies: 1 })).toBe("10.0.0.1")
})
