// Generated from schemas/services/search/opening-schedule.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isDate, isObject } from "../checks.js"

/** Parses a value as {@link OpeningSchedule}; returns `null` when it does not match the schema. */
export function parseOpeningSchedule(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "openinghours":
        if (!Array.isArray(given)) return null
        result.openinghours = []
        for (let i = 0; i < given.length; i++) {
          if ((result.openinghours[i] = parseOpeninghour(given[i])) === null) return null
        }
        break
      case "deviationdays":
        if (!Array.isArray(given)) return null
        result.deviationdays = []
        for (let i = 0; i < given.length; i++) {
          if ((result.deviationdays[i] = parseDeviationday(given[i])) === null) return null
        }
        break
      case "vacationdays":
        if ((result.vacationdays = parseVacationdays(given)) === null) return null
        break
    }
  }
  return result
}

function parseOpeninghour(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "day":
        if (typeof given !== "string") return null
        result.day = given
        break
      case "displayText":
        if (typeof given !== "string") return null
        result.displayText = given
        break
      case "weekday":
        if (!Number.isInteger(given) || given < 1 || given > 7) return null
        result.weekday = given
        break
      case "opens":
        if (typeof given !== "string" || !/^[0-2][0-9]:[0-5][0-9]$/u.test(given)) return null
        result.opens = given
        break
      case "closes":
        if (typeof given !== "string" || !/^[0-2][0-9]:[0-5][0-9]$/u.test(given)) return null
        result.closes = given
        break
    }
  }
  if (result.day === undefined || result.displayText === undefined) return null
  return result
}

function parseDeviationday(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "day":
        if (typeof given !== "string") return null
        result.day = given
        break
      case "displayText":
        if (typeof given !== "string") return null
        result.displayText = given
        break
      case "date":
        if (typeof given !== "string" || !isDate(given)) return null
        result.date = given
        break
      case "opens":
        if (typeof given !== "string" || !/^[0-2][0-9]:[0-5][0-9]$/u.test(given)) return null
        result.opens = given
        break
      case "closes":
        if (typeof given !== "string" || !/^[0-2][0-9]:[0-5][0-9]$/u.test(given)) return null
        result.closes = given
        break
    }
  }
  if (result.day === undefined || result.displayText === undefined) return null
  return result
}

function parseVacationdays(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "vacationtitle":
        if (typeof given !== "string") return null
        result.vacationtitle = given
        break
      case "vacationstart":
        if (typeof given !== "string" || !isDate(given)) return null
        result.vacationstart = given
        break
      case "vacationend":
        if (typeof given !== "string" || !isDate(given)) return null
        result.vacationend = given
        break
      case "days":
        if (!Array.isArray(given)) return null
        result.days = []
        for (let i = 0; i < given.length; i++) {
          if ((result.days[i] = parseDay(given[i])) === null) return null
        }
        break
    }
  }
  if (result.vacationstart === undefined || result.vacationend === undefined) return null
  return result
}

function parseDay(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "day":
        if (typeof given !== "string") return null
        result.day = given
        break
      case "displayText":
        if (typeof given !== "string") return null
        result.displayText = given
        break
    }
  }
  if (result.day === undefined || result.displayText === undefined) return null
  return result
}
