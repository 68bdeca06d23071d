// Written by @forecourt/codegen: the checks that generated code shares. Do not edit: run `npx forecourt generate`.

/** Length in characters: a smiley is one, although JavaScript stores it as two. */
export function getLength(text) {
  let length = text.length
  for (let i = 0; i < text.length; i++) if (text.codePointAt(i) > 0xffff) length--
  return length
}

/** Whether a value is an object of named properties. */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
