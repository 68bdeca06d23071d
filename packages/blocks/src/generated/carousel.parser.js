// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseImageField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a carousel; returns `null` when they do not match the schema. */
export function parseCarousel(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", autoplay: true, autoplaySeconds: 5 }
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "titleTag":
        if (!isTitleTag(given)) return null
        result.titleTag = given
        break
      case "slides":
        if (!Array.isArray(given) || given.length > 10) return null
        result.slides = []
        for (let i = 0; i < given.length; i++) {
          if ((result.slides[i] = parseCarouselSlide(given[i])) === null) return null
        }
        break
      case "autoplay":
        if (typeof given !== "boolean") return null
        result.autoplay = given
        break
      case "autoplaySeconds":
        if (!Number.isInteger(given) || given < 3 || given > 30) return null
        result.autoplaySeconds = given
        break
      default:
        return null
    }
  }
  return result
}

/** Parses a value as {@link CarouselSlide}; returns `null` when it does not match the schema. */
export function parseCarouselSlide(value) {
  if (!isObject(value)) return null
  const result = {}
  for (const key in value) {
    const given = value[key]
    if (given === undefined) continue
    switch (key) {
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
        break
      case "imagePhone":
        if ((result.imagePhone = parseImageField(given)) === null) return null
        break
      case "title":
        if ((result.title = parseTextField(given)) === null) return null
        break
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      default:
        return null
    }
  }
  if (result.image === undefined) return null
  return result
}
