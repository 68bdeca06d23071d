import { entriesOf, isObject, listOf, stringOf } from "../schema/json.ts"
import { quoteJson } from "../schema/lint-site.ts"
import { pointerTo } from "../schema/refs.ts"
import { type FoundOperation, parametersOf, securityOf } from "./build-contract.ts"
import type { Place } from "./lint-place.ts"

const TAG = /^[a-z][a-z0-9:-]*$/

/** Who may keep a response: what is wrong here is shown to the wrong people. */
export function lintCache({ operation, method, pointer }: FoundOperation, name: string, place: Place): void {
  const { schemas, file, report } = place
  const cache = operation["x-cache"]
  if (cache === undefined) return
  const at = pointerTo(pointer, "x-cache")
  const say = (message: string, cure: string) => report(at, "cache", `${name} ${message}`, cure)
  if (!isObject(cache) || entriesOf(cache).some(([key]) => !["private", "public", "tags"].includes(key))) {
    say(`is cached by ${quoteJson(cache)}.`, `Write { "private": 60 } or { "public": 60, "tags": ["cars"] }.`)
    return
  }
  if ((cache.private === undefined) === (cache.public === undefined))
    say("does not say for whom it is cached.", `Write either "private" or "public", with a number of seconds.`)
  for (const seconds of [cache.private, cache.public])
    if (seconds !== undefined && (!Number.isInteger(seconds) || Number(seconds) < 1))
      say(`is cached for ${quoteJson(seconds)} seconds.`, "Write a whole number above zero.")
  const isRead = method === "GET" && isObject(operation.responses) && operation.responses["200"] !== undefined
  if (!isRead) say("is cached, and is no GET that answers with 200.", "Leave it out.")
  if (cache.public !== undefined && securityOf(file, operation).includes("session"))
    say("is for one visitor, and cached for everyone.", `Write "private".`)
  if (cache.public === undefined && cache.tags !== undefined)
    say("has tags, and only what is public is kept where tags reach it.", "Leave them out.")
  const names = parametersOf(schemas, file, operation).map((parameter) => parameter.name)
  for (const tag of listOf(cache.tags)) {
    const text = stringOf(tag) ?? ""
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, inside = ""]) => inside)
    if (!TAG.test(text.replace(/\{\w+\}/g, "x")) || named.some((inside) => !names.includes(inside)))
      say(`has the tag ${quoteJson(tag)}.`, `Write tags as "cars" or "car:{id}", with parameters of the call.`)
  }
}
