// Generated from schemas/services/analytics/analytics-event.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "../checks.js"

/** Parses a value as {@link AnalyticsEvent}; returns `null` when it does not match the schema. */
export function parseAnalyticsEvent(value) {
  if (!isObject(value)) return null
  switch (value.event) {
    case "search":
      return parseSearchEvent(value)
    case "consent":
      return parseConsentEvent(value)
    case "flow_interaction":
      return parseFlowEvent(value)
    case "purchase":
      return parsePurchaseEvent(value)
    case "event_error":
      return parseErrorEvent(value)
    case "form_interaction":
      return parseFormEvent(value)
    case "lead":
      return parseLeadEvent(value)
    case "page_impression":
      return parseImpressionEvent(value)
    case "product_detail_page":
      return parseProductEvent(value)
    case "product_cost":
      return parseCostEvent(value)
    default:
      return null
  }
}

/** Parses a value as {@link SearchEvent}; returns `null` when it does not match the schema. */
export function parseSearchEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "search") return null
        result.event = given
        break
      case "search_type":
        if (given !== "start page") return null
        result.search_type = given
        break
      case "search_term":
        if (typeof given !== "string") return null
        result.search_term = given
        break
      default:
        return null
    }
  }
  if (result.event === undefined || result.search_type === undefined || result.search_term === undefined) return null
  return result
}

/** Parses a value as {@link ConsentEvent}; returns `null` when it does not match the schema. */
export function parseConsentEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "consent") return null
        result.event = given
        break
      case "consent_statistics":
        if (typeof given !== "boolean") return null
        result.consent_statistics = given
        break
      case "consent_marketing":
        if (typeof given !== "boolean") return null
        result.consent_marketing = given
        break
      case "consent_media":
        if (typeof given !== "boolean") return null
        result.consent_media = given
        break
      default:
        return null
    }
  }
  if (
    result.event === undefined ||
    result.consent_statistics === undefined ||
    result.consent_marketing === undefined ||
    result.consent_media === undefined
  )
    return null
  return result
}

/** Parses a value as {@link FlowEvent}; returns `null` when it does not match the schema. */
export function parseFlowEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "flow_interaction") return null
        result.event = given
        break
      case "flow_name":
        if (given !== "tyre-hotel" && given !== "workshop-booking") return null
        result.flow_name = given
        break
      case "flow_step":
        if (!Number.isInteger(given) || given < 1 || given > 6) return null
        result.flow_step = given
        break
      default:
        return null
    }
  }
  if (result.event === undefined || result.flow_name === undefined || result.flow_step === undefined) return null
  return result
}

/** Parses a value as {@link PurchaseEvent}; returns `null` when it does not match the schema. */
export function parsePurchaseEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "purchase") return null
        result.event = given
        break
      case "transaction_id":
        if (typeof given !== "string") return null
        result.transaction_id = given
        break
      case "currency":
        if (given !== "SEK") return null
        result.currency = given
        break
      case "value":
        if (!Number.isFinite(given)) return null
        result.value = given
        break
      default:
        return null
    }
  }
  if (
    result.event === undefined ||
    result.transaction_id === undefined ||
    result.currency === undefined ||
    result.value === undefined
  )
    return null
  return result
}

/** Parses a value as {@link ErrorEvent}; returns `null` when it does not match the schema. */
export function parseErrorEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "event_error") return null
        result.event = given
        break
      case "flow_name":
        if (given !== "tyre-hotel" && given !== "workshop-booking") return null
        result.flow_name = given
        break
      case "error_call":
        if (typeof given !== "string") return null
        result.error_call = given
        break
      default:
        return null
    }
  }
  if (result.event === undefined || result.flow_name === undefined || result.error_call === undefined) return null
  return result
}

/** Parses a value as {@link FormEvent}; returns `null` when it does not match the schema. */
export function parseFormEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "form_interaction") return null
        result.event = given
        break
      case "form_name":
        if (
          given !== "car-contact" &&
          given !== "sell-car" &&
          given !== "service-request" &&
          given !== "workshop-booking"
        )
          return null
        result.form_name = given
        break
      default:
        return null
    }
  }
  if (result.event === undefined || result.form_name === undefined) return null
  return result
}

/** Parses a value as {@link LeadEvent}; returns `null` when it does not match the schema. */
export function parseLeadEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "lead") return null
        result.event = given
        break
      case "form_name":
        if (given !== "car-contact" && given !== "sell-car" && given !== "service-request") return null
        result.form_name = given
        break
      default:
        return null
    }
  }
  if (result.event === undefined || result.form_name === undefined) return null
  return result
}

/** Parses a value as {@link ImpressionEvent}; returns `null` when it does not match the schema. */
export function parseImpressionEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "page_impression") return null
        result.event = given
        break
      default:
        return null
    }
  }
  if (result.event === undefined) return null
  return result
}

/** Parses a value as {@link ProductEvent}; returns `null` when it does not match the schema. */
export function parseProductEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "product_detail_page") return null
        result.event = given
        break
      case "item_id":
        if (typeof given !== "string") return null
        result.item_id = given
        break
      case "item_brand":
        if (typeof given !== "string") return null
        result.item_brand = given
        break
      case "item_name":
        if (typeof given !== "string") return null
        result.item_name = given
        break
      case "item_variant":
        if (typeof given !== "string") return null
        result.item_variant = given
        break
      case "price":
        if (!Number.isFinite(given) || given < 0) return null
        result.price = given
        break
      case "currency":
        if (typeof given !== "string") return null
        result.currency = given
        break
      default:
        return null
    }
  }
  if (
    result.event === undefined ||
    result.item_id === undefined ||
    result.item_brand === undefined ||
    result.item_name === undefined
  )
    return null
  return result
}

/** Parses a value as {@link CostEvent}; returns `null` when it does not match the schema. */
export function parseCostEvent(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "event":
        if (given !== "product_cost") return null
        result.event = given
        break
      case "item_id":
        if (typeof given !== "string") return null
        result.item_id = given
        break
      case "cost_type":
        if (given !== "loan" && given !== "private_leasing" && given !== "company_leasing" && given !== "finance")
          return null
        result.cost_type = given
        break
      case "cost_action":
        if (given !== "open" && given !== "close") return null
        result.cost_action = given
        break
      default:
        return null
    }
  }
  if (
    result.event === undefined ||
    result.item_id === undefined ||
    result.cost_type === undefined ||
    result.cost_action === undefined
  )
    return null
  return result
}
