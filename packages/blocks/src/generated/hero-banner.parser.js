// Generated from schemas/blocks/hero-banner/hero-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseFileField, parseImageField, parseLinkField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a hero banner; returns `null` when they do not match the schema. */
export function parseHeroBanner(value) {
  if (!isObject(value)) return null
  const result = {
    titleTag: "h1",
    buttonType: "Primary",
    content: "Image",
    contentPlacement: "Centre",
    centerContent: false,
    textColor: "White",
    variant: "Normal",
    hasMarginTop: false,
    heroBannerHasSearchBar: false,
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
      case "text":
        if ((result.text = parseTextField(given)) === null) return null
        break
      case "link":
        if ((result.link = parseLinkField(given)) === null) return null
        break
      case "buttonType":
        if (given !== "Primary" && given !== "Secondary" && given !== "Ghost" && given !== "Ghost Contrast") return null
        result.buttonType = given
        break
      case "content":
        if (given !== "Image" && given !== "Video") return null
        result.content = given
        break
      case "image":
        if ((result.image = parseImageField(given)) === null) return null
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
      case "contentPlacement":
        if (given !== "Top" && given !== "Centre" && given !== "Bottom") return null
        result.contentPlacement = given
        break
      case "centerContent":
        if (typeof given !== "boolean") return null
        result.centerContent = given
        break
      case "textColor":
        if (given !== "Black" && given !== "White") return null
        result.textColor = given
        break
      case "variant":
        if (given !== "Normal" && given !== "FullScreen") return null
        result.variant = given
        break
      case "hasMarginTop":
        if (typeof given !== "boolean") return null
        result.hasMarginTop = given
        break
      case "heroBannerHasSearchBar":
        if (typeof given !== "boolean") return null
        result.heroBannerHasSearchBar = given
        break
      case "heroBannerSearchUrl":
        if ((result.heroBannerSearchUrl = parseLinkField(given)) === null) return null
        break
      case "searchBarPlaceholderText":
        if ((result.searchBarPlaceholderText = parseTextField(given)) === null) return null
        break
      case "searchBarPlaceholderTextDesktop":
        if ((result.searchBarPlaceholderTextDesktop = parseTextField(given)) === null) return null
        break
      default:
        return null
    }
  }
  return result
}
