import { createHash } from "node:crypto"
import { BUDGET, LIST_FIELDS } from "@forecourt/filters-machine/cars"
import { type FilterQuery, formatQuery, type ListChoice, parseQuery } from "@forecourt/filters-machine/query"
import { ServiceError } from "@forecourt/service-kit/errors"
import type { AlertSearch } from "./search-alerts.types.ts"

/**
 * Parses the query string of a car list and returns its canonical form, without page and sort order.
 * @throws `FilterUnknown` if a parameter is no filter of the list
 */
export function toCanonicalQuery(text: string): string {
  const query = parseQuery(text, LIST_FIELDS)
  const [unknown] = query.foreign
  if (unknown !== undefined) {
    const name = unknown[0].replaceAll(/[^\w-]/g, "").slice(0, 60)
    throw new ServiceError(
      "FilterUnknown",
      `${name} is no filter of the car list. Send the query string of the list's address.`,
    )
  }
  return formatQuery({ ...query, page: 0, sortName: null }, LIST_FIELDS)
}

/** Hashes what makes a search different from the others of a mailbox. */
export function hashSearch({ site, path, query, filters }: AlertSearch): string {
  return createHash("sha256")
    .update(JSON.stringify([site, path, query, filters]))
    .digest("base64url")
}

/** The fields whose values are codes and would not help a reader. */
const UNNAMED: readonly string[] = [BUDGET, "car_vehicle_type_code", "car_has_campaign_price"]
const MAX_LABEL = 80
/** Matches a text that mail programs could show as a link. Anyone can write one into a query string. */
const LINK = /[/:@\\]|www\.|\.\w{2,}/i

/** Describes a search by the words and values that the visitor chose. Empty if there are none. */
export function createLabel({ query: text }: Pick<AlertSearch, "query">): string {
  const query = parseQuery(text, LIST_FIELDS)
  const words = query.keyphrase === "" ? [] : [`”${query.keyphrase}”`]
  const parts = [...words, ...listValues(query)]
    .map((part) => part.replaceAll(/[\p{Cc}\p{Cf}]/gu, " "))
    .filter((part) => !LINK.test(part))
  const fitting = parts.filter((_, index) => parts.slice(0, index + 1).join(" · ").length <= MAX_LABEL)
  return fitting.join(" · ")
}

function listValues({ lists }: FilterQuery): string[] {
  return Object.entries(lists).flatMap(([name, choices]) =>
    UNNAMED.includes(name) ? [] : choices.filter(({ isExcluded }) => !isExcluded).flatMap(toNames),
  )
}

function toNames({ value, children }: ListChoice): string[] {
  return children.length === 0 ? [value] : children.map((child) => `${value} ${child}`)
}
