// Generated from schemas/blocks/mega-menu-navigation/mega-menu-navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { parseImageField, parseLinkField } from "./fields.parser.js"
import {
  getFields,
  readBoolean,
  readChoice,
  readEach,
  readImage,
  readLink,
  readNumber,
  readText,
} from "@forecourt/renderer/read"

const MESSAGE_TYPE = { warning: "Warning", dark: "Dark", light: "Light", neutral: "Neutral" }
const MESSAGE_ICON = { campaignalert: "CampaignAlert", warningalert: "WarningAlert" }

/** Reads the fields of a mega menu navigation in wire format; returns `null` when they do not match the schema. */
export function readMegaMenuNavigation(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {
    logoWidth: 150,
    logoHeight: 55,
    slimNav: false,
    hasDarkTheme: false,
    showSeparator: false,
    hasMessage: false,
  }
  let given
  given = readImage(source.Logo ?? source.logo)
  if (given !== undefined && (value.logo = parseImageField(given)) === null) return null
  given = readNumber(source.LogoWidth ?? source.logoWidth)
  if (given !== undefined) {
    if (!Number.isInteger(given) || given < 1 || given > 600) return null
    value.logoWidth = given
  }
  given = readNumber(source.LogoHeight ?? source.logoHeight)
  if (given !== undefined) {
    if (!Number.isInteger(given) || given < 1 || given > 300) return null
    value.logoHeight = given
  }
  given = readBoolean(source.SlimNav ?? source.slimNav)
  if (given !== undefined) value.slimNav = given
  given = readBoolean(source.HasDarkTheme ?? source.hasDarkTheme)
  if (given !== undefined) value.hasDarkTheme = given
  given = readBoolean(source.ShowSeparator ?? source.showSeparator)
  if (given !== undefined) value.showSeparator = given
  given = readEach(source.ExtraNavigationItems ?? source.extraNavigationItems, readExtraNavigationItemFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 10) return null
    value.extraNavigationItems = given
  }
  given = readEach(source.Teasers ?? source.teasers, readTeaserFields)
  if (given === null) return null
  if (given !== undefined) {
    if (given.length > 12) return null
    value.teasers = given
  }
  given = readBoolean(source.HasMessage ?? source.hasMessage)
  if (given !== undefined) value.hasMessage = given
  given = readText(source.MessageTitle ?? source.messageTitle)
  if (given !== undefined) value.messageTitle = given
  given = readText(source.MessageText ?? source.messageText)
  if (given !== undefined) value.messageText = given
  given = readChoice(source.MessageType ?? source.messageType, MESSAGE_TYPE)
  if (given !== undefined) {
    if (given !== "Warning" && given !== "Dark" && given !== "Light" && given !== "Neutral") return null
    value.messageType = given
  }
  given = readChoice(source.MessageIcon ?? source.messageIcon, MESSAGE_ICON)
  if (given !== undefined) {
    if (given !== "CampaignAlert" && given !== "WarningAlert") return null
    value.messageIcon = given
  }
  return value
}

function readExtraNavigationItemFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  return value
}

function readTeaserFields(raw) {
  const source = getFields(raw)
  if (source === null) return null
  const value = {}
  let given
  given = readLink(source.Page ?? source.page)
  if (given !== undefined && (value.page = parseLinkField(given)) === null) return null
  given = readImage(source.Image ?? source.image)
  if (given !== undefined && (value.image = parseImageField(given)) === null) return null
  given = readText(source.Title ?? source.title)
  if (given !== undefined) value.title = given
  given = readText(source.Price ?? source.price)
  if (given !== undefined) value.price = given
  given = readText(source.Text ?? source.text)
  if (given !== undefined) value.text = given
  given = readLink(source.Link ?? source.link)
  if (given !== undefined && (value.link = parseLinkField(given)) === null) return null
  return value
}
