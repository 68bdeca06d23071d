// Written by @forecourt/codegen: the checks that generated code shares. Do not edit: run `npm run generate`.

/** Returns the length in code points: an emoji counts as one, although JavaScript stores it as two code units. */
export function getLength(text) {
  let length = text.length
  for (let i = 0; i < text.length; i++) if (text.codePointAt(i) > 0xffff) length--
  return length
}

/** Returns whether a value is an object, and neither null nor a list. */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)$/

/** Whether a text is a day of the calendar, for example 2026-11-20. */
export function isDate(text) {
  const [, year, month, day] = DATE.exec(text) ?? []
  return month > 0 && month <= 12 && day > 0 && day <= daysIn(+year, +month)
}

function daysIn(year, month) {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i

/** Whether a text is a time of day with its zone, for example 08:30:00Z. Leap seconds end a day in UTC. */
export function isTime(text) {
  const [match, hour, minute, second, sign, zoneHour = 0, zoneMinute = 0] = TIME.exec(text) ?? []
  if (match === undefined || hour > 23 || minute > 59 || zoneHour > 23 || zoneMinute > 59) return false
  if (second < 60) return true
  const minutes = hour * 60 + +minute - (sign === "-" ? -1 : 1) * (zoneHour * 60 + +zoneMinute)
  return second === "60" && (minutes + 1440) % 1440 === 1439
}

/** Whether a text is a moment, for example 2026-11-20T08:30:00Z. */
export function isDateTime(text) {
  return /^.{10}t/i.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11))
}

const ADDRESS =
  /^(?:[a-z][a-z0-9+.-]*:|(?![^/?#]*:))(?:\/\/(?:(?:[\w.~!$&'()*+,;=:-]|%[0-9a-f]{2})*@)?(?:\[[^[\]]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::\d*)?(?=[/?#]|$)|(?!\/\/))(?:[\w.~!$&'()*+,;=:@/-]|%[0-9a-f]{2})*(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?$/i

/** By far the most common addresses: a path of this site, or a page of another, without signs that have a meaning. */
const PLAIN_ADDRESS = /^(?:https:\/\/[\w-]+(?:\.[\w-]+)+)?\/(?!\/)[\w./~-]*$/

/** Whether a text is an address, with or without scheme and host. */
export function isUriReference(text) {
  if (PLAIN_ADDRESS.test(text)) return true
  return (
    ADDRESS.test(text) && (!text.includes("[") || isIpLiteral(text.slice(text.indexOf("[") + 1, text.indexOf("]"))))
  )
}

const IPV4 = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}/

/** Whether a text is what stands between the brackets of an address: an IPv6 address, or a later kind. */
function isIpLiteral(text) {
  if (/^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(text)) return true
  const whole = text.replace(IPV4, "0:0")
  const groups = whole.split("::").flatMap((part) => (part === "" ? [] : part.split(":")))
  const isShort = whole.split("::").length === 2
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) && (isShort ? groups.length < 8 : groups.length === 8)
}
