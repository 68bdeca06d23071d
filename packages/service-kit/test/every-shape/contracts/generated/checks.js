// Written by @forecourt/codegen: the checks that generated code shares. Do not edit: run `npx forecourt generate`.

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
