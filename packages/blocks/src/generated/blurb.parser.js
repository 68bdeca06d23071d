// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import {
  isTitleTag,
  parseFileField,
  parseImageField,
  parseLinkField,
  parseRichTextField,
  parseTextField,
} from "./fields.parser.js"

/** Parses the fields of a blurb; returns `null` when they do not match the schema. */
export function parseBlurb(value) {
  if (!isObject(value)) return null
  const result = {
    titleTag: "h2",
    reverse: false,
    backgroundColor: "None",
    useTextAnimations: false,
    useMediaAnimations: false,
    hasControlBar: false,
  }
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
      case "richText":
        if ((result.richText = parseRichTextField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      case "reverse":
        if (typeof given !== "boolean") return null
        result.reverse = given
        break
      case "backgroundColor":
        if (
          given !== "None" &&
          given !== "BackgroundColor1" &&
          given !== "BackgroundColor2" &&
          given !== "BackgroundColor3"
        )
          return null
        result.backgroundColor = given
        break
      case "useTextAnimations":
        if (typeof given !== "boolean") return null
        result.useTextAnimations = given
        break
      case "useMediaAnimations":
        if (typeof given !== "boolean") return null
        result.useMediaAnimations = given
        break
      case "imageDesktop":
        if ((result.imageDesktop = parseImageField(given)) === null) return null
        break
      case "imagePhone":
        if ((result.imagePhone = parseImageField(given)) === null) return null
        break
      case "videoDesktop":
        if ((result.videoDesktop = parseFileField(given)) === null) return null
        break
      case "videoPhone":
        if ((result.videoPhone = parseFileField(given)) === null) return null
        break
      case "youtubeId":
        if (typeof given !== "string" || !/^[A-Za-z0-9_-]{6,20}$/u.test(given)) return null
        result.youtubeId = given
        break
      case "hasControlBar":
        if (typeof given !== "boolean") return null
        result.hasControlBar = given
        break
      default:
        return null
    }
  }
  return result
}
