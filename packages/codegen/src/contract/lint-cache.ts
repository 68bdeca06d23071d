import { isObject, toEntries, toList, toStringOrUndefined } from "../schema/json.ts"
import { quoteJson } from "../schema/lint-site.ts"
import { formatPointer } from "../schema/refs.ts"
import { buildParameters, type FoundOperation, getSecurity } from "./build-contract.ts"
import type { Place } from "./lint-place.ts"

const TAG = /^[a-z][a-z0-9:-]*$/

/**
 * Checks the caching rules of a call. With wrong rules, a cache could send the response for one visitor to other
 * visitors.
 */
export function checkCache({ operation, method, pointer }: FoundOperation, name: string, place: Place): void {
  const { schemas, file, report } = place
  const cache = operation["x-cache"]
  if (cache === undefined) return
  const at = formatPointer(pointer, "x-cache")
  const reportCache = (message: string, cure: string) => report(at, "cache", `${name} ${message}`, cure)
  if (!isObject(cache) || toEntries(cache).some(([key]) => !["private", "public", "tags"].includes(key))) {
    reportCache(`is cached by ${quoteJson(cache)}.`, `Write { "private": 60 } or { "public": 60, "tags": ["cars"] }.`)
    return
  }
  if ((cache.private === undefined) === (cache.public === undefined))
    reportCache("does not say for whom it is cached.", `Write either "private" or "public", with a number of seconds.`)
  for (const seconds of [cache.private, cache.public])
    if (seconds !== undefined && (!Number.isInteger(seconds) || Number(seconds) < 1))
      reportCache(`is cached for ${quoteJson(seconds)} seconds.`, "Write a whole number above zero.")
  const isRead = method === "GET" && isObject(operation.responses) && operation.responses["200"] !== undefined
  if (!isRead) reportCache("is cached, and is no GET that answers with 200.", "Leave it out.")
  if (cache.public !== undefined && getSecurity(file, operation).includes("session"))
    reportCache("is for one visitor, and cached for everyone.", `Write "private".`)
  if (cache.public === undefined && cache.tags !== undefined)
    reportCache("has tags, and only what is public is kept where tags reach it.", "Leave them out.")
  const names = buildParameters(schemas, file, operation).map((parameter) => parameter.name)
  for (const tag of toList(cache.tags)) {
    const text = toStringOrUndefined(tag) ?? ""
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) => parameter)
    if (!TAG.test(text.replace(/\{\w+\}/g, "x")) || named.some((name) => !names.includes(name)))
      reportCache(`has the tag ${quoteJson(tag)}.`, `Write tags as "cars" or "car:{id}", with parameters of the call.`)
  }
}
