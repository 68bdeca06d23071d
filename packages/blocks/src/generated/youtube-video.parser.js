// Generated from schemas/blocks/youtube-video/youtube-video.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import { isObject } from "./checks.js"
import { isTitleTag, parseImageField, parseRichTextField, parseTextField } from "./fields.parser.js"

/** Parses the fields of a youtube video; returns `null` when they do not match the schema. */
export function parseYoutubeVideo(value) {
  if (!isObject(value)) return null
  const result = { titleTag: "h2", hasAutoplay: true, hasControlBar: false, width: "Content" }
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
        if ((result.text = parseRichTextField(given)) === null) return null
        break
      case "youtubeId":
        if (typeof given !== "string" || !/^[A-Za-z0-9_-]{6,20}$/u.test(given)) return null
        result.youtubeId = given
        break
      case "imageDesktop":
        if ((result.imageDesktop = parseImageField(given)) === null) return null
        break
      case "imagePhone":
        if ((result.imagePhone = parseImageField(given)) === null) return null
        break
      case "hasAutoplay":
        if (typeof given !== "boolean") return null
        result.hasAutoplay = given
        break
      case "hasControlBar":
        if (typeof given !== "boolean") return null
        result.hasControlBar = given
        break
      case "width":
        if (given !== "Content" && given !== "Wide") return null
        result.width = given
        break
      default:
        return null
    }
  }
  if (result.title === undefined || result.youtubeId === undefined) return null
  return result
}
