import { readCurrency, readPrice } from "@forecourt/api-clients/search"
import { getMarketUnits, KM_PER_SCANDINAVIAN_MILE, needsKilometres } from "@forecourt/contracts/market"
import type { Car } from "@forecourt/contracts/search/car"
import { formatText } from "@forecourt/service-kit/languages"
import { createAlertLink, createEndLink, type LinkTools } from "./alert-link.ts"
import { createLabel } from "./alert-query.ts"
import { type AlertMail, type AlertSearch, getAlertLanguage } from "./search-alerts.types.ts"
import { TEXTS } from "./texts.ts"

/** The number of cars that an e-mail describes. The others are counted. */
const MAX_CARS = 10

interface MailedAlert {
  readonly id: string
  readonly search: AlertSearch
}

/** Returns the words that describe a search in texts. */
export function getSearchWords(search: AlertSearch): { readonly host: string; readonly label: string } {
  return { host: search.host, label: createLabel(search) || TEXTS[getAlertLanguage(search)].everything }
}

/**
 * Composes the e-mail with which the visitor confirms an alert. It repeats nothing of the search, so that no one can send texts to
 * strangers through the service.
 */
export function composeOptIn(tools: LinkTools, { id, search }: MailedAlert): AlertMail {
  const { optInSubject, optInLead, optInIgnore } = TEXTS[getAlertLanguage(search)]
  const words = { host: search.host, link: createAlertLink(tools, id) }
  return {
    alertId: id,
    subject: formatText(optInSubject, words),
    text: [formatText(optInLead, words), optInIgnore].join("\n\n"),
  }
}

/** Composes the e-mail about new cars. */
export function composeCars(tools: LinkTools, { id, search }: MailedAlert, cars: readonly Car[]): AlertMail {
  const { carsSubject, carsLead, more, search: wholeSearch, manage, reason } = TEXTS[getAlertLanguage(search)]
  const words = getSearchWords(search)
  const others = cars.length - MAX_CARS
  const paragraphs = [
    formatText(carsLead, words),
    ...cars.slice(0, MAX_CARS).map((car) => formatCar(car, search)),
    ...(others > 0 ? [formatText(more, { count: others })] : []),
    formatText(wholeSearch, { link: createSearchLink(search) }),
    formatText(manage, { link: createEndLink(tools, id) }),
    formatText(reason, words),
  ]
  return { alertId: id, subject: formatText(carsSubject, words), text: paragraphs.join("\n\n") }
}

/** Composes the last e-mail of an alert, whose year is over. */
export function composeEnded(tools: LinkTools, { id, search }: MailedAlert): AlertMail {
  const { endedSubject, endedLead } = TEXTS[getAlertLanguage(search)]
  const words = { ...getSearchWords(search), link: createAlertLink(tools, id) }
  return { alertId: id, subject: formatText(endedSubject, words), text: formatText(endedLead, words) }
}

export function createSearchLink({ host, path, query }: AlertSearch): string {
  return `https://${host}${path}${query === "" ? "" : `?${query}`}`
}

function formatCar(car: Car, search: AlertSearch): string {
  const { car_id: id, slug, car_brand: brand, car_model: model, car_version: version, car_year: year } = car
  const name = [brand, model, version].filter(Boolean).join(" ")
  const facts = [formatPrice(car, search), year, formatMileage(car, search)].filter((fact) => fact != null)
  const link = `https://${search.host}${search.carPath}/${encodeURIComponent(id)}/${encodeURIComponent(slug)}`
  return [name, facts.join(" · "), link].filter((line) => line !== "").join("\n")
}

/** Formats the cash price as the list shows it. Returns `null` if it is unknown. */
function formatPrice(car: Car, search: AlertSearch): string | null {
  const { price: regular, campaignPrice, isWithoutVat } = readPrice(car)
  const amount = campaignPrice ?? regular
  if (amount === null) return null
  const { from, withoutVat } = TEXTS[getAlertLanguage(search)]
  const currency = readCurrency(car) ?? getMarketUnits(search.site).currency
  const price = new Intl.NumberFormat(search.locale, { style: "currency", currency, maximumFractionDigits: 0 }).format(
    amount,
  )
  const text = car.car_is_sample === true ? formatText(from, { price }) : price
  return isWithoutVat ? `${text} (${withoutVat})` : text
}

function formatMileage({ car_mileage: value }: Car, search: AlertSearch): string | null {
  if (typeof value !== "number") return null
  const units = getMarketUnits(search.site)
  const isInKilometres = needsKilometres(units, getAlertLanguage(search))
  const unit = isInKilometres ? "kilometer" : units.mileage
  return new Intl.NumberFormat(search.locale, {
    style: "unit",
    unit,
    unitDisplay: unit === "mile" ? "long" : "short",
    maximumFractionDigits: 0,
  }).format(isInKilometres ? value * KM_PER_SCANDINAVIAN_MILE : value)
}
