// Written by @forecourt/codegen: the checks that generated code shares. Do not edit: run `npm run generate`.

/** Length in characters: a smiley is one, although JavaScript stores it as two. */
export function lengthOf(text) {
  let length = text.length
  for (let i = 0; i < text.length; i++) if (text.codePointAt(i) > 0xffff) length--
  return length
}

/** Whether a value is an object of named properties. */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value)
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
