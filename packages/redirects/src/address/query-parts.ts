import { decodeValue, encodeQuery } from "./encode.ts"

export interface Part {
  readonly name: string
  readonly value: string
  readonly raw: string
}

export function readQuery(search: string): Part[] {
  const text = search.startsWith("?") ? search.slice(1) : search
  return text
    .split("&")
    .filter((raw) => raw !== "")
    .map((raw) => {
      const equals = raw.indexOf("=")
      const name = equals < 0 ? raw : raw.slice(0, equals)
      const value = equals < 0 ? "" : raw.slice(equals + 1)
      return { name: decodeValue(name), value: decodeValue(value), raw: encodeQuery(raw) }
    })
}

export function getValues(parts: readonly Part[], name: string): string[] {
  return parts.filter((part) => part.name === name).map(({ value }) => value)
}
