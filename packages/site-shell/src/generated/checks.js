// Written by @forecourt/codegen: the checks that generated code shares. Do not edit: run `npm run generate`.

const ADDRESS =
  /^(?:[a-z][a-z0-9+.-]*:)?(?:\/\/(?:(?:[\w.~!$&'()*+,;=:-]|%[0-9a-f]{2})*@)?(?:\[[0-9a-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::\d*)?(?=[/?#]|$))?(?:[\w.~!$&'()*+,;=:@/-]|%[0-9a-f]{2})*(?:\?(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?(?:#(?:[\w.~!$&'()*+,;=:@/?-]|%[0-9a-f]{2})*)?$/i

/** Whether a text is an address, with or without scheme and host. */
export function isUriReference(text) {
  return ADDRESS.test(text)
}
